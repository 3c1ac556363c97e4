/** The faults of a file, keyed by description. The reference shop causes them: `cdn:<mode>:<file><value>`. */

export interface FileFault {
  mode: string
  value?: string
  /** The error code; `undefined` if the file arrives in the end. */
  code?: 'LOAD_FAILED' | 'INTEGRITY'
  isLate?: boolean
}
export const FILE_FAULTS: Record<string, FileFault> = {
  gone: { mode: '404', code: 'LOAD_FAILED' },
  slow: { mode: 'slow', value: '@300' },
  cut: { mode: 'cut', code: 'INTEGRITY' },
  corrupted: { mode: 'tamper', code: 'INTEGRITY' },
  'of an old release': { mode: 'old', code: 'INTEGRITY' },
  hanging: { mode: 'hang', code: 'LOAD_FAILED', isLate: true },
}
