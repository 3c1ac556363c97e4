/** The host double: a `Host` without a browser. Its clock, calls, events and storage are in memory. */
import { createStore } from 'jotai/vanilla'
import type { Host, PageWindow } from '../../src/host/host.js'
import { createFakeCalls } from './fake-calls.js'
import { createFakeClock } from './fake-clock.js'
import { settle } from './settle.js'

interface MemoryHostSettings {
  /** The entries of local storage. */
  stored?: Readonly<Record<string, string>>
  cookies?: Readonly<Record<string, string>>
  /** Whether local storage silently keeps nothing. */
  isStorageForbidden?: boolean
}

const createMemoryStorage = (entries: Map<string, string>, isForbidden: boolean): Host['local'] => ({
  get: (key: string) => entries.get(key),
  set(key: string, value: string | undefined) {
    if (value === undefined) entries.delete(key)
    else if (!isForbidden) entries.set(key, value)
  },
})

export function createMemoryHost({
  stored = {},
  cookies = {},
  isStorageForbidden = false,
}: MemoryHostSettings = {}) {
  const events: Array<{ type: string; detail: unknown }> = []
  const reports: string[] = []
  const warnings: unknown[][] = []
  const local = new Map(Object.entries(stored))
  const clock = createFakeClock()
  const { call, calls } = createFakeCalls()
  const window = Object.assign(new EventTarget(), {
    setTimeout: clock.setTimeout,
    clearTimeout: clock.clearTimeout,
    navigator: { userAgent: '' },
  }) as unknown as PageWindow

  const host: Host = {
    window,
    isServer: false,
    call,
    url: (value) => String(value),
    cookie: (name) => cookies[name],
    local: createMemoryStorage(local, isStorageForbidden),
    session: createMemoryStorage(new Map(), true),
    nonce: undefined,
    emit(type, detail) {
      events.push({ type, detail })
      return true
    },
    warn: (text, docs, ...details) => void warnings.push([text, docs, ...details]),
    report: (code, message) => void reports.push(`${code}: ${message}`),
    track() {},
    hooks: () => ({}),
    now: clock.now,
  }

  return {
    host,
    /** The store of the host's page. */
    store: createStore(),
    window,
    calls,
    events,
    reports,
    warnings,
    local,
    /** Advances the clock, and runs the timers that are due. */
    advance: (ms: number) => clock.advance(ms, settle),
    /** Dispatches an event on the window. @param fields  properties of the event */
    dispatch: (type: string, fields: object = {}) =>
      window.dispatchEvent(Object.assign(new Event(type), fields)),
  }
}
