/** The form's attachments: checks chosen files, and explains why files were refused. */
import { useEffect, useRef, useState } from 'react'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import type { Binding } from '../../../ui/forms/Field.js'
import type { Host } from '../../../host/host.js'
import type { AllOptions } from '../options.js'
import type { AllTexts } from '../texts.js'
import {
  checkFiles,
  findBeyondLimits,
  findChanged,
  type FileProblem,
  type RefusedFile,
} from './check-files.js'

/** The text key of each problem. */
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
  /**
   * While files are being checked: a promise that resolves when the check ends, with whether a file was refused.
   * Otherwise `undefined`.
   */
  whenChecked(): Promise<boolean> | undefined
  /**
   * If files are attached: reads them again, and refuses those that have changed or gone since.
   *
   * @returns a promise that resolves with `stopped` if `stopReading` was called
   */
  checkAgain(): Promise<'refused' | 'stopped' | undefined> | undefined
  /** Refuses the files that are being read for the first time, and ends `checkAgain`. */
  stopReading(): void
  /** Why files were refused, one line for each of the first files. */
  error: string | undefined
}

interface Settings {
  host: Host
  options: AllOptions
  t: AllTexts
  /** Returns the field with its current value. */
  readField(): Binding<readonly File[]>
  /** Has screen readers announce a text. */
  announce(text: string): void
}

/** More lines are only counted: a screen reader reads all of them. */
const MAX_LINES = 5

function refusalText(
  refused: readonly RefusedFile[],
  { t, options }: Pick<Settings, 't' | 'options'>,
): string {
  const lines = refused
    .slice(0, MAX_LINES)
    .map(({ name, problem }) =>
      t[REASONS[problem]]({ name, count: options.maxFiles, size: options.maxFileSize }),
    )
  const others = refused.length - lines.length
  return others > 0 ? [...lines, `… +${others}`].join('\n') : lines.join('\n')
}

export function useAttachments(settings: Settings): Attachments {
  const { host, options, t } = settings
  const latest = useRef(settings)
  useLayoutEffect(() => {
    latest.current = settings
  })
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  /** The last check that is still running. */
  const running = useRef<Promise<readonly RefusedFile[]>>(undefined)
  const reading = useRef<AbortController>(undefined)

  /** @param before  the previous check, which this one waits for: files may be chosen while others are being checked */
  const check = async (
    chosen: readonly File[],
    signal: AbortSignal,
    before: Promise<readonly RefusedFile[]> | undefined,
  ) => {
    const refusedBefore = (await before) ?? []
    const readAttached = () => latest.current.readField().value
    const checked = await checkFiles(chosen, readAttached, latest.current.options, signal)
    const { readField, announce, t: texts } = latest.current
    const { isDisabled, value, onChange } = readField()
    const allRefused = [...refusedBefore, ...checked.refused]
    setRefused(allRefused)
    if (checked.accepted.length > 0) onChange([...value, ...checked.accepted])
    // If the field is disabled, the form is being sent, which has its own announcement.
    if (!isDisabled) announce(checked.accepted.map(({ name }) => texts.fileAdded({ name })).join(' '))
    return allRefused
  }

  /** Removes attached files, and shows why. */
  const refuse = (files: ReadonlyMap<File, FileProblem>) => {
    const { value, onChange } = latest.current.readField()
    onChange(value.filter((file) => !files.has(file)))
    setRefused([...files].map(([{ name }, problem]) => ({ name, problem })))
  }

  // A lower limit also counts for what is attached, once the form is not being sent.
  const { maxFiles, maxFileSize } = options
  const { isDisabled, value: attachedFiles = [] } = settings.readField()
  useEffect(() => {
    // Without the field, nobody could see why a file is refused, and nothing is sent.
    if (isDisabled || maxFiles === 0) return
    const beyond = findBeyondLimits(attachedFiles, { maxFiles, maxFileSize })
    if (beyond.size > 0) refuse(beyond)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- files are checked when they are attached; here, only limits change
  }, [maxFiles, maxFileSize, isDisabled])

  const readAgain = async (attached: readonly File[]) => {
    const { signal } = (reading.current = new host.window.AbortController())
    const changed = await findChanged(attached, signal)
    if (signal.aborted) return 'stopped'
    if (changed.size === 0) return undefined
    refuse(changed)
    return 'refused'
  }

  return {
    attach(chosen) {
      if (chosen.length === 0) return
      if (!running.current) reading.current = new host.window.AbortController()
      const checking = check(chosen, reading.current!.signal, running.current)
      running.current = checking
      void checking.then(() => {
        if (running.current === checking) running.current = undefined
      })
    },
    whenChecked: () => running.current?.then(({ length }) => length > 0),
    checkAgain() {
      // Without the field, nobody could see why a file is refused.
      const { readField, options: latestOptions } = latest.current
      const attached = latestOptions.maxFiles > 0 ? readField().value : []
      return attached.length > 0 ? readAgain(attached) : undefined
    },
    stopReading: () => reading.current?.abort(),
    remove(file) {
      const { readField, announce } = settings
      setRefused([])
      readField().onChange(readField().value.filter((other) => other !== file))
      announce(t.fileRemoved({ name: file.name }))
    },
    forget: () => setRefused([]),
    error: refused.length > 0 ? refusalText(refused, settings) : undefined,
  }
}
