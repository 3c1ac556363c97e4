/**
 * Shows what happens on a page whose script tag has `data-debug`: in the console, and as User Timing marks and measures
 * for the browser's performance panel. Only such a page loads this chunk. docs/debugging.md
 */
import type { ShopTiming } from '../../api/timings.js'
import { toJson } from '../../host/json.js'
import type { Timings } from '../create-shop.js'
import { guard } from '../../host/guard.js'
import { watchEntries, type ErrorEntry, type ReadEntry } from '../../host/trace.js'
import type { Page } from '../page.js'
import { followFiles } from './files.js'
import { print, printTable } from './print.js'
import { originsOf } from './origins.js'
import { measure, mark } from './user-timing.js'
import { watchWrongCalls } from './wrong-calls.js'

const milliseconds = (duration: number) => `${Math.round(duration)} ms`

function showEntry(page: Page, entry: ReadEntry | ErrorEntry): void {
  if (entry.type === 'read') printTable(`${entry.widget}: options`, originsOf(page, entry), entry.element)
  else {
    const { widget, code, message } = entry.error
    print(`${widget ?? 'page'}: ${code}, ${message}`)
  }
}

function showTiming(timing: ShopTiming): void {
  switch (timing.type) {
    case 'call': {
      const { widget, method, path, status, duration } = timing
      const name = `${method} ${path}`
      print(`${widget ?? 'cart'}: ${name} → ${status || 'no response'}, ${milliseconds(duration)}`)
      return measure('Calls', name, timing, { widget, status })
    }
    case 'mount': {
      const { widget, start, duration, renderDuration } = timing
      const end = start + duration
      print(`${widget}: mounted in ${milliseconds(duration)}, rendered in ${milliseconds(renderDuration)}`)
      measure('Widgets', `mount ${widget}`, timing, {})
      measure('Widgets', `render ${widget}`, { start: end - renderDuration, duration: renderDuration }, {})
      return mark(`${widget} mounted`, end)
    }
    case 'INP':
      return print(`${timing.widget}: INP ${milliseconds(timing.value)}`)
    case 'CLS':
      return print(`${timing.widget}: CLS ${timing.value.toFixed(3)}`)
  }
}

/** A placeholder's options are read after each change of the placeholder, but shown again only if the options differ. */
function createFilter(): (entry: ReadEntry | ErrorEntry) => boolean {
  const shown = new WeakMap<Element, string>()
  return (entry) => {
    if (entry.type !== 'read') return true
    const text = toJson(entry.options)
    if (shown.get(entry.element) === text) return false
    shown.set(entry.element, text)
    return true
  }
}

/** Shows what has happened so far, and then everything as it happens. */
export function startDebug(page: Page, timings: Timings): void {
  const isNew = createFilter()
  print(`${page.shop.version}, with data-debug. Files, calls and widgets are also in the performance panel.`)
  watchEntries(page.trace, (entry) => {
    // The timings below have the mounts and the calls.
    if ((entry.type === 'read' || entry.type === 'error') && isNew(entry)) showEntry(page, entry)
  })

  watchWrongCalls(page.shop)
  timings.subscribe(guard(page.report, showTiming))

  followFiles(new URL('.', page.script.src).href, page.report, ({ path, size, start, duration }) => {
    print(`loaded ${path}: ${size}, ${milliseconds(duration)}`)
    measure('Files', path, { start, duration }, { size })
  })
}
