/** Performance entries that a test writes, because happy-dom has no layout and measures nothing. */
import { vi } from 'vitest'

type Handle = (list: { getEntries(): object[] }) => void

interface Entries {
  /** Delivers an entry to the observers of its type. */
  deliver(type: string, entry: object): void
  /** Adds an entry that is not delivered, so observers get it only from `takeRecords`. */
  queue(type: string, entry: object): void
  /** The number of active observers. */
  observers(): number
}

/** @param supported  the types of entries that this browser has */
export function stubPerformanceObserver(supported = ['event', 'layout-shift']): Entries {
  const observing = new Map<FakeObserver, string>()
  const queued = new Map<string, object[]>()

  class FakeObserver {
    static supportedEntryTypes = supported
    constructor(readonly handle: Handle) {}
    observe({ type }: { type: string }) {
      observing.set(this, type)
    }
    takeRecords() {
      const type = observing.get(this)!
      const entries = queued.get(type) ?? []
      queued.delete(type)
      return entries
    }
    disconnect() {
      observing.delete(this)
    }
  }
  vi.stubGlobal('PerformanceObserver', FakeObserver)

  return {
    deliver(type, entry) {
      for (const [observer, observed] of observing)
        if (observed === type) observer.handle({ getEntries: () => [entry] })
    },
    queue: (type, entry) => void queued.set(type, [...(queued.get(type) ?? []), entry]),
    observers: () => observing.size,
  }
}
