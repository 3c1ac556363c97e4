/** The files that are attached, each with its button to remove it. */
import { CLOSE, Icon } from './Icon.js'

export interface FileListProps {
  files: readonly File[]
  isDisabled: boolean
  /** A file's size in words, and the name of the button that removes it. */
  sizeOf(file: File): string
  removeOf(file: File): string
  onRemove(file: File): void
}

export const FileList = ({ files, isDisabled, sizeOf, removeOf, onRemove }: FileListProps) => (
  <ul className="files">
    {files.map((file) => (
      <li key={`${file.name} ${file.size} ${file.lastModified}`} part="file">
        <span>{file.name}</span> <small>{sizeOf(file)}</small>
        <button
          className="icon-button"
          part="file-remove"
          type="button"
          aria-label={removeOf(file)}
          disabled={isDisabled}
          onClick={({ currentTarget }) => {
            // The button goes; whoever pressed it stays in the field.
            currentTarget.closest('[data-field]')?.querySelector('input')?.focus()
            onRemove(file)
          }}
        >
          <Icon path={CLOSE} />
        </button>
      </li>
    ))}
  </ul>
)
