/** Attachments: what is chosen or dropped is checked, and each file is told by its name. */
import { useRef, useState } from 'react'
import { ATTACHMENT_TYPES } from '../../contracts/support-limits.js'
import type { FileLimits } from '../../forms/files.js'
import type { Binding, ControlProps } from '../../ui/Field.js'
import { FileInput } from '../../ui/FileInput.js'
import { loadDesk, type Desk } from './desk.js'
import type { AllTexts } from './texts.js'

interface FileFieldProps extends ControlProps<readonly File[]> {
  field: Binding<readonly File[]>
  limits: FileLimits
  desk: Desk | undefined
  t: AllTexts
  /** Tells screen readers. */
  say(text: string): void
}

export function FileField({ limits, desk, t, say, ...props }: FileFieldProps) {
  const { field } = props
  const { maxFiles, maxFileSize } = limits
  const [refused, setRefused] = useState('')
  // The newest list: files may be dropped while others are still being checked.
  const files = useRef(field.value)
  files.current = field.value
  const checking = useRef(Promise.resolve())
  const keep = (list: readonly File[], said: string) => {
    files.current = list
    field.onChange(list)
    say(said)
  }
  const attach = async (chosen: File[]) => {
    try {
      const { attachFiles } = await loadDesk()
      const { accepted, added, refused } = await attachFiles(chosen, files.current, limits, t)
      setRefused(refused)
      if (added) keep([...files.current, ...accepted], added)
    } catch {
      // The code that checks did not arrive.
      setRefused(chosen.map(({ name }) => t.refusedUnreadable({ name })).join('\n'))
    }
  }
  return (
    <FileInput
      {...props}
      error={props.error ?? (refused || undefined)}
      hint={props.hint ?? t.filesHint({ count: maxFiles, size: maxFileSize })}
      accept={`${ATTACHMENT_TYPES},.jpg,.jpeg,.pdf,.png`}
      isMultiple={maxFiles > 1}
      choose={t.chooseFiles()}
      drop={t.dropFiles()}
      onChoose={(chosen) => {
        checking.current = checking.current.then(() => attach(chosen))
      }}
    >
      {desk && (
        <desk.FileList
          files={field.value}
          isDisabled={field.isDisabled}
          sizeOf={(file) => t.fileSize({ size: Math.ceil(file.size / 1000) })}
          removeOf={(file) => t.removeFile({ name: file.name })}
          onRemove={(file) => {
            setRefused('')
            keep(
              files.current.filter((other) => other !== file),
              t.fileRemoved({ name: file.name }),
            )
          }}
        />
      )}
    </FileInput>
  )
}
