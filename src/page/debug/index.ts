/**
 * Shows what happens on a page whose script tag has `data-debug`: in the console, and as User Timing marks and measures
 * for the browser's performance panel. Only such a page loads this chunk. docs/debugging.md
 */
import type { TraceEntry } from '../../host/trace.js'
import type { Page } from '../page.js'
import { startOf } from './call-start.js'
import { followFiles } from './files.js'
import { print, printTable } from './print.js'
import { originsOf } from './origins.js'
import { measure, mark } from './timing.js'

const milliseconds = (duration: number) => `${Math.round(duration)} ms`

function showEntry(page: Page, entry: TraceEntry): void {
  switch (entry.type) {
    case 'read':
      return printTable(`${entry.widget}: options`, originsOf(page, entry), entry.element)
    case 'call': {
      const { widget, method, path, status, end } = entry
      const start = startOf(entry)
      const name = `${method} ${path}`
      print(`${widget ?? 'cart'}: ${name} → ${status || 'no response'}, ${milliseconds(end - start)}`)
      return measure('Calls', name, { start, end }, { widget, status })
    }
    case 'mount': {
      const { widget, element, start, end } = entry
      print(`${widget}: mounted in ${milliseconds(end - start)}`, element)
      measure('Widgets', `mount ${widget}`, entry, {})
      return mark(`${widget} mounted`, end)
    }
    case 'error': {
      const { widget, code, message } = entry.error
      return print(`${widget ?? 'page'}: ${code}, ${message}`)
    }
  }
}

/** A placeholder's options are read at each of its changes; they are shown again only if they differ. */
function createFilter(): (entry: TraceEntry) => boolean {
  const shown = new WeakMap<Element, string>()
  return (entry) => {
    if (entry.type !== 'read') return true
    const text = JSON.stringify(entry.options)
    if (shown.get(entry.element) === text) return false
    shown.set(entry.element, text)
    return true
  }
}

/** Shows what has happened so far, and from then on everything as it happens. */
export function startDebug(page: Page): void {
  const { trace = [] } = page
  const isNew = createFilter()
  const show = (...entries: TraceEntry[]): number => {
    for (const entry of entries.filter(isNew)) showEntry(page, entry)
    return 0
  }
  print(`${page.shop.version}, with data-debug. Files, calls and widgets are also in the performance panel.`)
  show(...trace.splice(0))
  trace.push = show

  followFiles(new URL('.', page.script.src).href, ({ path, size, start, end }) => {
    print(`loaded ${path}: ${size}, ${milliseconds(end - start)}`)
    measure('Files', path, { start, end }, { size })
  })
}
