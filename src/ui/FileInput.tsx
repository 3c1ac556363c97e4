/** Files: the native input over a zone that takes dropped ones too. */
import { useState, type DragEvent, type ReactNode } from 'react'
import { controlProps, Field, type ControlProps } from './Field.js'
import { Icon, UPLOAD } from './Icon.js'

export interface FileInputProps extends ControlProps<readonly File[]> {
  /** Types and endings for the platform's dialog; whoever chooses is checked by the caller all the same. */
  accept: string
  isMultiple: boolean
  /** What the zone says: the button, and what else can be done. */
  choose: string
  drop: string
  onChoose(files: File[]): void
  /** The list of what is attached. */
  children: ReactNode
}

export function FileInput(props: FileInputProps) {
  const { field, accept, isMultiple, choose, drop, onChoose, children } = props
  const [isDragging, setDragging] = useState(false)
  /** @returns whether files are dragged over a field that takes them; the browser then leaves them to us */
  const take = (event: DragEvent, isOver: boolean) => {
    const isTaken = !field.isDisabled && [...event.dataTransfer.types].includes('Files')
    if (isTaken) {
      event.preventDefault()
      setDragging(isOver)
    }
    return isTaken
  }
  const onDrag = (event: DragEvent) => void take(event, true)
  return (
    <Field {...props}>
      <div
        className="drop"
        part="drop-zone"
        data-dragging={isDragging ? 'true' : 'false'}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={(event) => {
          // Not on the way from one child to another.
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false)
        }}
        onDrop={(event) => {
          if (take(event, false)) onChoose([...event.dataTransfer.files])
        }}
      >
        <Icon path={UPLOAD} />
        <span>
          <b>{choose}</b> {drop}
        </span>
        <input
          {...controlProps(props)}
          // Not among the attributes of a file input; the native one says it.
          aria-required={undefined}
          required={!!props.isRequired}
          type="file"
          accept={accept}
          multiple={isMultiple}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])]
            // So that the same file can be chosen again after it was removed.
            currentTarget.value = ''
            if (chosen.length) onChoose(chosen)
          }}
        />
      </div>
      {children}
    </Field>
  )
}
