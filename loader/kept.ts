/** Shows markup that an earlier page of the visit has kept, before the widget's code is loaded: `src/mount/kept/index.ts`. */
import { release } from 'virtual:release'
import { nextTask } from '../src/host/next-task.js'
import { keptName, type KeptMarkup, type PageStart } from '../src/host/page-start.js'
import type { OpenWidget } from '../src/host/widgets.js'
import { unclobbered } from '../src/host/unclobbered.js'
import type * as KeptModule from '../src/mount/kept/index.js'
import { loadChunk } from './chunks.js'

const load = () => loadChunk('kept')

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

/**
 * Shows the markup until the widget is put in its place, or is no longer wanted.
 *
 * @returns `undefined` if nothing is kept; otherwise a promise that resolves when the browser has painted it; never rejects
 */
export function showKept(page: PageStart, { element, name, signal }: OpenWidget): Promise<void> | undefined {
  if (!hasKept(name)) return undefined
  let isLate = false
  const late = new Promise<void>((resolve) =>
    setTimeout(() => {
      isLate = true
      resolve()
    }, LONGEST_WAIT_MS),
  )
  const shown = load()
    .then(({ show }) => {
      const isWanted = !isLate && !signal.aborted && element.isConnected
      const markup = isWanted && show(page, element as HTMLElement, name)
      if (!markup) return undefined
      kept.shown.set(element, markup)
      signal.addEventListener('abort', () => {
        // The widget may have taken its place.
        if (kept.shown.delete(element)) markup.discard()
      })
      return painted()
    })
    .catch(() => {})
  return Promise.race([shown, late])
}
