/** The host double: a `Host` without a browser. Its clock, calls, events and storage are in memory. */
import { createStore } from 'jotai/vanilla'
import type { Host, PageWindow } from '../../src/host/host.js'
import { whenActivated } from '../../src/host/prerendering.js'
import { createRemember } from '../../src/host/remembered.js'
import { createStorage } from '../../src/host/storage.js'
import { createFakeCalls } from './fake-calls.js'
import { createFakeClock } from './fake-clock.js'
import { FakeStorage } from './fake-storage.js'
import { settle } from './settle.js'

interface MemoryHostSettings {
  /** Local storage, which several hosts may share. */
  local?: FakeStorage
  cookies?: Readonly<Record<string, string>>
}

export function createMemoryHost({ local = new FakeStorage(), cookies = {} }: MemoryHostSettings = {}) {
  const events: Array<{ type: string; detail: unknown }> = []
  const reports: string[] = []
  const warnings: unknown[][] = []
  const clock = createFakeClock()
  const { call, calls } = createFakeCalls()
  const target = new EventTarget()
  const window = Object.assign(target, {
    localStorage: local.openIn(target),
    document: { visibilityState: 'visible' },
    setTimeout: clock.setTimeout,
    clearTimeout: clock.clearTimeout,
    navigator: { userAgent: '' },
  }) as unknown as PageWindow

  const session = { get: () => undefined, set: () => false, follow() {} }
  const host: Host = {
    window,
    isServer: false,
    call,
    remember: createRemember({
      call,
      keyOf: (path, { headers }) => JSON.stringify([path, headers]),
      pageMemory: new Map(),
      url: String,
      session,
      signal: undefined,
      window,
    }),
    url: (value) => String(value),
    cookie: (name) => cookies[name],
    services: {},
    local: createStorage(window, 'localStorage'),
    session,
    nonce: undefined,
    emit(type, detail) {
      events.push({ type, detail })
      return true
    },
    warn: (text, docs, ...details) => void warnings.push([text, docs, ...details]),
    report: (code, message) => void reports.push(`${code}: ${message}`),
    whenActivated: (run) => whenActivated(window, run),
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
