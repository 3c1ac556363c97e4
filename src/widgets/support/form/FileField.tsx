/** Attachments: a zone for choosing or dropping files, and the list of attached files. */
import { useState, type DragEvent, type ReactNode } from 'react'
import { ATTACHMENT_TYPES } from '../../../services/support.js'
import { controlProps, Field, type ControlProps } from '../../../ui/forms/Field.js'
import { CLOSE, Icon } from '../../../ui/Icon.js'
import type { AllOptions } from '../options.js'
import type { AllTexts } from '../texts.js'

interface FileListProps {
  files: readonly File[]
  isDisabled: boolean | undefined
  sizeText(file: File): string
  /** The accessible name of the button. */
  removeText(file: File): string
  /** What the button shows. */
  icon: ReactNode
  onRemove(file: File): void
}

/** The attached files, each with a button that removes it. */
const FileList = ({ files, isDisabled, sizeText, removeText, icon, onRemove }: FileListProps) => (
  <ul className="files">
    {files.map((file) => (
      <li key={`${file.name} ${file.size} ${file.lastModified}`} part="file">
        <span translate="no">{file.name}</span> <small>{sizeText(file)}</small>
        <button
          className="icon-button"
          part="file-remove"
          type="button"
          aria-label={removeText(file)}
          disabled={isDisabled}
          onClick={({ currentTarget }) => {
            // The button will be removed, so move the focus to the field's input.
            currentTarget.closest('[data-field]')?.querySelector('input')?.focus()
            onRemove(file)
          }}
        >
          {icon}
        </button>
      </li>
    ))}
  </ul>
)

const UPLOAD = 'M12 15.5V4m-5 5 5-5 5 5M4 16v4h16v-4'

interface FileFieldProps extends ControlProps<readonly File[]> {
  options: AllOptions
  t: AllTexts
  /** Called with the files that were chosen or dropped. */
  attach(files: readonly File[]): void
  remove(file: File): void
}

/** Whether a drag may carry files. Not every drag says what it carries; only text, links and the like always do. */
const mayCarryFiles = (data: DataTransfer | null): boolean =>
  !data || data.types.length === 0 || data.types.includes('Files')

export function FileField({ options, t, attach, remove, ...control }: FileFieldProps) {
  const { field, isRequired } = control
  const { maxFiles: count, maxFileSize: size } = options
  const props = { ...control, hint: control.hint ?? t.filesHint({ count, size }) }
  const [isDragging, setDragging] = useState(false)
  const onDrag = (event: DragEvent) => {
    const { type } = event
    const dataTransfer: DataTransfer | null = event.dataTransfer
    if (field.isDisabled || !mayCarryFiles(dataTransfer)) return
    event.preventDefault()
    // Otherwise, a page that takes dropped files would take these, too.
    event.stopPropagation()
    setDragging(type === 'dragenter' || type === 'dragover')
    if (type === 'drop') attach([...(dataTransfer?.files ?? [])])
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
        <Icon path={UPLOAD} />
        <span>
          <b id={`${field.id}-choose`}>{t.chooseFiles({ count })}</b>
          <span id={`${field.id}-drop`}>{` ${t.dropFiles({ count })}`}</span>
        </span>
        <input
          {...controlProps(props)}
          // The control is invisible and covers the zone, so its name also contains the zone's text.
          aria-labelledby={`${field.id}-label ${field.id}-choose ${field.id}-drop`}
          // `aria-required` is not allowed on a file input.
          aria-required={undefined}
          required={isRequired}
          type="file"
          accept={ATTACHMENT_TYPES.join(',')}
          multiple={count > 1}
          onChange={({ currentTarget }) => {
            attach([...currentTarget.files!])
            // Otherwise, choosing a removed file again would cause no `change` event.
            currentTarget.value = ''
          }}
        />
      </div>
      <FileList
        files={field.value}
        isDisabled={field.isDisabled}
        sizeText={(file) => t.fileSize({ size: Math.ceil(file.size / 1000) })}
        removeText={(file) => t.removeFile({ name: file.name })}
        icon={<Icon path={CLOSE} />}
        onRemove={remove}
      />
    </Field>
  )
}
