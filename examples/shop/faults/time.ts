/** Delays of faults. They end early if the browser cancels the request. */
import { numberOf } from './fault.js'

const MAX_DELAY_MS = 120_000

export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

export const delayOf = (value: string): number => numberOf(value, 3000, 0, MAX_DELAY_MS)

/** Resolves when the browser cancels the request. */
export const cancelled = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
