/** Attachments: what is chosen or dropped is checked, and each file is told by its name. */
import { useRef, useState } from 'react'
import { ATTACHMENT_TYPES } from '../../contracts/support-limits.js'
import type { FileLimits } from '../../forms/files.js'
import type { Binding, ControlProps } from '../../ui/Field.js'
import { FileInput } from '../../ui/FileInput.js'
import type { AllTexts } from './texts.js'
import type { Parts } from './use-support.js'

interface FileFieldProps extends ControlProps<readonly File[]> {
  field: Binding<readonly File[]>
  limits: FileLimits
  parts: Parts | undefined
  start(): Promise<Parts | undefined>
  t: AllTexts
  /** Tells screen readers. */
  say(text: string): void
}

export function FileField({ limits, parts, start, t, say, ...props }: FileFieldProps) {
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
    const loaded = await start()
    if (loaded) {
      const { accepted, added, refused } = await loaded.attachFiles(chosen, files.current, limits, t)
      setRefused(refused)
      if (added) keep([...files.current, ...accepted], added)
    } else setRefused(chosen.map(({ name }) => t.refusedUnreadable({ name })).join('\n'))
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
      {parts && (
        <parts.FileList
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
