/** Attachments: what is chosen or dropped is checked, and each file is told by its name. */
import { useRef, useState } from 'react'
import { ATTACHMENT_TYPES } from '../../contracts/support.js'
import { checkFiles, type FileLimits, type FileProblem } from '../../forms/files.js'
import type { Binding, ControlProps } from '../../ui/Field.js'
import { FileInput } from '../../ui/FileInput.js'
import type { AllTexts } from './texts.js'

const REFUSED = {
  count: 'refusedCount',
  twice: 'refusedTwice',
  type: 'refusedType',
  size: 'refusedSize',
  unreadable: 'refusedUnreadable',
} as const satisfies Record<FileProblem, keyof AllTexts>

const inKb = (file: File) => Math.ceil(file.size / 1000)

interface FileFieldProps extends ControlProps<readonly File[]> {
  field: Binding<readonly File[]>
  limits: FileLimits
  t: AllTexts
  /** Tells screen readers. */
  say(text: string): void
}

export function FileField({ limits, t, say, ...props }: FileFieldProps) {
  const { field } = props
  const [refusals, setRefusals] = useState<string[]>([])
  // The newest list: files may be dropped while others are still being checked.
  const files = useRef(field.value)
  files.current = field.value
  const checking = useRef(Promise.resolve())
  const keep = (list: readonly File[]) => {
    files.current = list
    field.onChange(list)
  }
  const values = { count: limits.maxFiles, size: limits.maxFileSize }
  return (
    <FileInput
      {...props}
      error={props.error ?? (refusals.join('\n') || undefined)}
      hint={props.hint ?? t.filesHint(values)}
      accept={`${ATTACHMENT_TYPES.join()},.jpg,.jpeg,.pdf,.png`}
      isMultiple={limits.maxFiles > 1}
      choose={t.chooseFiles()}
      drop={t.dropFiles()}
      sizeOf={(file) => t.fileSize({ size: inKb(file) })}
      removeOf={(file) => t.removeFile({ name: file.name })}
      onChoose={(chosen) => {
        checking.current = checking.current.then(async () => {
          const { accepted, refused } = await checkFiles(chosen, files.current, limits)
          setRefusals(refused.map(({ name, problem }) => t[REFUSED[problem]]({ ...values, name })))
          if (!accepted.length) return
          keep([...files.current, ...accepted])
          say(accepted.map(({ name }) => t.fileAdded({ name })).join(' '))
        })
      }}
      onRemove={(file) => {
        setRefusals([])
        keep(files.current.filter((other) => other !== file))
        say(t.fileRemoved({ name: file.name }))
      }}
    />
  )
}
