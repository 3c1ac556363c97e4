/** Attachments. What is chosen or dropped is checked, listed and told by the desk. */
import { ATTACHMENT_TYPES } from '../../contracts/support-limits.js'
import { FileInput } from '../../ui/FileInput.js'
import { Icon, UPLOAD } from '../../ui/Icon.js'
import type { InputProps } from './fields.js'

export function FileField({ support, ...props }: InputProps) {
  const { options, t } = support
  const { maxFiles, maxFileSize } = options
  return (
    maxFiles > 0 && (
      <FileInput
        {...props}
        hint={props.hint ?? t.filesHint({ count: maxFiles, size: maxFileSize })}
        accept={`${ATTACHMENT_TYPES}`}
        isMultiple={maxFiles > 1}
        face={
          <>
            <Icon path={UPLOAD} />
            <span>
              <b>{t.chooseFiles()}</b> {t.dropFiles()}
            </span>
          </>
        }
        onChoose={support.attach}
      />
    )
  )
}
