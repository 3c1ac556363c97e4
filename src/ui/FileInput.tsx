/** Files: the native input over a zone that takes dropped ones too. */
import { useState, type DragEvent, type ReactNode } from 'react'
import { controlProps, Field, type ControlProps } from './Field.js'

export interface FileInputProps extends ControlProps<unknown> {
  /** Types for the platform's dialog; what is chosen is checked by the caller all the same. */
  accept: string
  isMultiple: boolean
  /** What the zone shows and says. */
  face: ReactNode
  onChoose(files: File[]): void
  /** The list of what is attached. */
  children?: ReactNode
}

export function FileInput(props: FileInputProps) {
  const { field, accept, isMultiple, face, onChoose, children } = props
  const [isDragging, setDragging] = useState(false)
  const onDrag = (event: DragEvent) => {
    const { type, dataTransfer } = event
    if (field.isDisabled || !dataTransfer.types.includes('Files')) return
    // The browser then leaves them to us, and does not open them in the page's place.
    event.preventDefault()
    setDragging(/r$/.test(type))
    if (type === 'drop') onChoose([...dataTransfer.files])
  }
  return (
    <Field {...props}>
      <div
        className="drop"
        part="drop-zone"
        data-dragging={`${isDragging}`}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrag}
      >
        {face}
        <input
          {...controlProps(props)}
          // Not among the attributes of a file input; the native one says it.
          aria-required={undefined}
          required={props.isRequired}
          type="file"
          accept={accept}
          multiple={isMultiple}
          onChange={({ currentTarget }) => {
            onChoose([...(currentTarget.files ?? [])])
            // So that the same file can be chosen again after it was removed.
            currentTarget.value = ''
          }}
        />
      </div>
      {children}
    </Field>
  )
}
