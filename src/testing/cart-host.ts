/** The host of a test shop's cart. It uses the real page for events, and memory for everything that would outlive the test. */
import type { Call } from '../host/call.js'
import { createHost, type Host, type HostSettings, type PageWindow } from '../host/host.js'

/** `end` removes the timers and listeners that the cart has set on the page. */
export interface CartHost {
  host: Host
  end(): void
}

function createMemoryStorage(): Host['local'] {
  const entries = new Map<string, string>()
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      if (value === undefined) entries.delete(key)
      else entries.set(key, value)
      return true
    },
    follow() {},
  }
}

export function createCartHost(page: HostSettings['page'], call: Call): CartHost {
  const listeners = new Map<EventListener, string>()
  const timers = new Set<number>()
  const pageWindow = {
    document,
    setTimeout(run: () => void, ms?: number) {
      const timer = window.setTimeout(() => {
        timers.delete(timer)
        run()
      }, ms)
      timers.add(timer)
      return timer
    },
    // The listeners are removed without an abort signal, because jsdom does not accept Node's.
    addEventListener(type: string, listener: EventListener) {
      listeners.set(listener, type)
      window.addEventListener(type, listener, true)
    },
  } as unknown as PageWindow
  return {
    host: {
      ...createHost(window as PageWindow, { page, call }),
      window: pageWindow,
      local: createMemoryStorage(),
    },
    end() {
      for (const [listener, type] of listeners) window.removeEventListener(type, listener, true)
      for (const timer of timers) window.clearTimeout(timer)
    },
  }
}
