/** Shows markup that an earlier page of the visit has kept, before the widget's code is loaded: `src/mount/kept/index.ts`. */
import { release } from 'virtual:release'
import { nextTask } from '../src/host/next-task.js'
import { keptName, type KeptMarkup, type PageStart } from '../src/host/page-start.js'
import { unclobbered } from '../src/host/unclobbered.js'
import type * as KeptModule from '../src/mount/kept/index.js'
import { loadChunk } from './chunks.js'

const load = () => loadChunk('kept') as Promise<unknown> as Promise<typeof KeptModule>

export const kept: KeptMarkup<typeof KeptModule> = { release, shown: new WeakMap(), load }

/** Whether this release has kept markup of the widget. */
function hasKept(widget: string): boolean {
  try {
    // Throws in sandboxed frames and if cookies are blocked.
    return !!sessionStorage.getItem(keptName(widget))?.startsWith(release)
  } catch {
    return false
  }
}

/** Resolves after the browser has painted; at once while nobody sees the page. */
const painted = () =>
  unclobbered(document).hidden
    ? undefined
    : new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve(nextTask(window)))
      })

/** The code of the widget waits no longer for its kept markup (ms): the network may be slow, and frames out of view do not paint. */
const LONGEST_WAIT_MS = 250

/** @returns `undefined` if nothing is kept; otherwise a promise that resolves when the browser has painted it; never rejects */
export function showKept(page: PageStart, placeholder: Element, widget: string): Promise<void> | undefined {
  if (!hasKept(widget)) return undefined
  let isLate = false
  const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)).then(() => {
    isLate = true
  })
  const shown = load()
    .then(({ show }) => {
      const markup = !isLate && placeholder.isConnected && show(page, placeholder as HTMLElement, widget)
      if (!markup) return undefined
      kept.shown.set(placeholder, markup)
      return painted()
    })
    .catch(() => {})
  return Promise.race([shown, late])
}
