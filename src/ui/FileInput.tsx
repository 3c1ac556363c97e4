/** Files: the native input over a zone that takes dropped ones too, and a list of what is attached. */
import { useRef, useState, type DragEvent } from 'react'
import { controlProps, Field, type ControlProps } from './Field.js'
import { CLOSE, Icon, UPLOAD } from './Icon.js'

export interface FileInputProps extends ControlProps<readonly File[]> {
  /** Media types for the platform's dialog; whoever chooses is checked by the caller all the same. */
  accept: string
  isMultiple: boolean
  /** What the zone says: the button, and what else can be done. */
  choose: string
  drop: string
  /** A file's size in words, and the name of the button that removes it. */
  sizeOf(file: File): string
  removeOf(file: File): string
  onChoose(files: File[]): void
  onRemove(file: File): void
}

const hasFiles = (event: DragEvent) => [...event.dataTransfer.types].includes('Files')

export function FileInput(props: FileInputProps) {
  const { field, accept, isMultiple, choose, drop, sizeOf, removeOf, onChoose, onRemove } = props
  const input = useRef<HTMLInputElement>(null)
  const [isDragging, setDragging] = useState(false)
  const onDrag = (event: DragEvent) => {
    if (field.isDisabled || !hasFiles(event)) return
    event.preventDefault()
    setDragging(true)
  }
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
          if (field.isDisabled || !hasFiles(event)) return
          event.preventDefault()
          setDragging(false)
          onChoose([...event.dataTransfer.files])
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
          ref={input}
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
      <ul className="files">
        {field.value.map((file) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`} part="file">
            <span>{file.name}</span> <small>{sizeOf(file)}</small>
            <button
              className="icon-button"
              part="file-remove"
              type="button"
              aria-label={removeOf(file)}
              disabled={field.isDisabled}
              onClick={() => {
                onRemove(file)
                // The button goes; whoever pressed it stays in the field.
                input.current?.focus()
              }}
            >
              <Icon path={CLOSE} />
            </button>
          </li>
        ))}
      </ul>
    </Field>
  )
}
