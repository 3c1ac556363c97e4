/**
 * Attachments: the native input over a zone that takes dropped files too. What is chosen or dropped is checked, listed
 * and told by the desk.
 */
import { useState, type DragEvent } from 'react'
import { ATTACHMENT_TYPES } from '../../contracts/support.js'
import { controlProps, Field } from '../../ui/Field.js'
import { Icon, UPLOAD } from '../../ui/Icon.js'
import type { InputProps } from './fields.js'

export function FileField(given: InputProps) {
  const { field, isRequired, options, attach, t, children } = given
  const { maxFiles: count, maxFileSize: size } = options
  const props = { ...given, hint: given.hint ?? t.filesHint({ count, size }) }
  const [isDragging, setDragging] = useState(false)
  const onDrag = (event: DragEvent) => {
    const { type, dataTransfer } = event
    if (field.isDisabled || !dataTransfer.types.includes('Files')) return
    // The browser then leaves them to us, and does not open them in the page's place.
    event.preventDefault()
    setDragging(/r$/.test(type))
    if (type === 'drop') attach(dataTransfer.files)
  }
  return (
    count > 0 && (
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
            <b>{t.chooseFiles()}</b> {t.dropFiles()}
          </span>
          <input
            {...controlProps(props)}
            // Not among the attributes of a file input; the native one says it.
            aria-required={undefined}
            required={isRequired}
            type="file"
            accept={`${ATTACHMENT_TYPES}`}
            multiple={count > 1}
            onChange={({ currentTarget }) => {
              attach(currentTarget.files!)
              // So that the same file can be chosen again after it was removed.
              currentTarget.value = ''
            }}
          />
        </div>
        {children}
      </Field>
    )
  )
}
