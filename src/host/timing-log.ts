/** The mounts and calls of a page, for `Shop.on('timing')`: `src/page/timing.ts`. */
import type { ShopTiming } from '../api/timings.js'

export interface TimingLog {
  /** The page's first timings, for listeners that are added later. */
  readonly kept: ShopTiming[]
  /** Each of them receives all new timings. They do not throw. */
  readonly listeners: Set<(timing: ShopTiming) => void>
}

/** Browsers keep the same number of Resource Timing entries. */
const KEPT = 250

/** The log of a page. The loader and the npm package share it, whichever creates it. */
export const timingLogOf = (pageStart: { timingLog?: TimingLog | undefined }): TimingLog =>
  (pageStart.timingLog ??= { kept: [], listeners: new Set() })

export function addTiming({ kept, listeners }: TimingLog, timing: ShopTiming): void {
  // No `push`: the host page may have broken it.
  if (kept.length < KEPT) kept[kept.length] = timing
  for (const listener of listeners) listener(timing)
}
