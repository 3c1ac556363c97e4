/** The files of the form: chosen files are checked; refused ones are named with the reason. */
import { useRef, useState } from 'react'
import { checkFiles, type FileProblem } from './check-files.js'
import type { Binding } from '../../../forms/Field.js'
import type { AllOptions } from '../options.js'
import type { AllTexts } from '../texts.js'

const REASONS = {
  count: 'refusedCount',
  twice: 'refusedTwice',
  type: 'refusedType',
  size: 'refusedSize',
  unreadable: 'refusedUnreadable',
} as const satisfies Record<FileProblem, keyof AllTexts>

interface Attachments {
  attach(chosen: readonly File[]): void
  remove(file: File): void
  /** Forgets why files were refused. */
  forget(): void
  /** Why files were refused, a line each. */
  error: string | undefined
}

interface Settings {
  options: AllOptions
  t: AllTexts
  /** Gives the field as it is now. */
  field(): Binding<readonly File[]>
  /** Announces to screen readers. */
  announce(text: string): void
}

export function useAttachments(settings: Settings): Attachments {
  const { options, t } = settings
  const latest = useRef(settings)
  latest.current = settings
  const [refused, setRefused] = useState<ReadonlyArray<{ name: string; problem: FileProblem }>>([])
  /** Files may be dropped while others are still being checked. */
  const checking = useRef(Promise.resolve())

  const check = async (chosen: readonly File[]) => {
    const found = await checkFiles(chosen, latest.current.field().value, latest.current.options)
    const { field, announce, t: texts } = latest.current
    setRefused(found.refused)
    if (found.accepted.length > 0) field().onChange([...field().value, ...found.accepted])
    announce(found.accepted.map(({ name }) => texts.fileAdded({ name })).join(' '))
  }

  return {
    attach(chosen) {
      if (chosen.length > 0) checking.current = checking.current.then(() => check(chosen))
    },
    remove(file) {
      const { field, announce } = settings
      setRefused([])
      field().onChange(field().value.filter((other) => other !== file))
      announce(t.fileRemoved({ name: file.name }))
    },
    forget: () => setRefused([]),
    error:
      refused
        .map(({ name, problem }) =>
          t[REASONS[problem]]({ name, count: options.maxFiles, size: options.maxFileSize }),
        )
        .join('\n') || undefined,
  }
}
