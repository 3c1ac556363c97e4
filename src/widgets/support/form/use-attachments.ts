/** The form's attachments: checks chosen files, and explains why files were refused. */
import { useRef, useState } from 'react'
import { checkFiles, type FileProblem } from './check-files.js'
import type { Binding } from '../../../forms/Field.js'
import type { AllOptions } from '../options.js'
import type { AllTexts } from '../texts.js'

/** Keys of the texts. */
const REASONS = {
  count: 'refusedCount',
  twice: 'refusedTwice',
  type: 'refusedType',
  size: 'refusedSize',
  unreadable: 'refusedUnreadable',
} as const satisfies Record<FileProblem, keyof AllTexts>

export interface Attachments {
  /** Checks the files, and attaches those that are accepted. */
  attach(chosen: readonly File[]): void
  remove(file: File): void
  /** Removes the error. */
  forget(): void
  /** Why files were refused, one line for each file. */
  error: string | undefined
}

interface Settings {
  options: AllOptions
  t: AllTexts
  /** Gives the field with its current value. */
  readField(): Binding<readonly File[]>
  /** Has screen readers announce a text. */
  announce(text: string): void
}

export function useAttachments(settings: Settings): Attachments {
  const { options, t } = settings
  const latest = useRef(settings)
  latest.current = settings
  const [refused, setRefused] = useState<ReadonlyArray<{ name: string; problem: FileProblem }>>([])
  /** Files may be dropped while others are still being checked; each check waits for the one before. */
  const lastCheck = useRef(Promise.resolve())

  const check = async (chosen: readonly File[]) => {
    const attached = latest.current.readField().value
    const { accepted, refused: newlyRefused } = await checkFiles(chosen, attached, latest.current.options)
    const { readField, announce, t: texts } = latest.current
    setRefused(newlyRefused)
    if (accepted.length > 0) readField().onChange([...readField().value, ...accepted])
    announce(accepted.map(({ name }) => texts.fileAdded({ name })).join(' '))
  }

  return {
    attach(chosen) {
      if (chosen.length > 0) lastCheck.current = lastCheck.current.then(() => check(chosen))
    },
    remove(file) {
      const { readField, announce } = settings
      setRefused([])
      readField().onChange(readField().value.filter((other) => other !== file))
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
