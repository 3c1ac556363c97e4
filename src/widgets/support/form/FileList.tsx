/** The files that are attached, each with its button to remove it. */
import type { ReactNode } from 'react'

export interface FileListProps {
  files: readonly File[]
  isDisabled: boolean | undefined
  /** A file's size in words, and the name of the button that removes it. */
  sizeOf(file: File): string
  removeOf(file: File): string
  /** What that button shows. */
  icon: ReactNode
  onRemove(file: File): void
}

export const FileList = ({ files, isDisabled, sizeOf, removeOf, icon, onRemove }: FileListProps) => (
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
          {icon}
        </button>
      </li>
    ))}
  </ul>
)
