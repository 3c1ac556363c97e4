/** The attached files, each with a button that removes it. */
import type { ReactNode } from 'react'

export interface FileListProps {
  files: readonly File[]
  isDisabled: boolean | undefined
  sizeText(file: File): string
  /** The accessible name of the button. */
  removeText(file: File): string
  /** What the button shows. */
  icon: ReactNode
  onRemove(file: File): void
}

export const FileList = ({ files, isDisabled, sizeText, removeText, icon, onRemove }: FileListProps) => (
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
