/** Local storage in memory, which several windows may share. When one of them changes it, the others get events. */

/** An entry that has changed, before a window has received the event. */
interface Change {
  key: string
  newValue: string | null
}

export class FakeStorage {
  private readonly entries: Map<string, string>
  private readonly events = new Map<EventTarget, Change[]>()
  /** The length of the longest text for which there is space. */
  freeChars = Infinity
  /** Nothing is kept, without an exception. */
  isForbidden = false

  constructor(entries: Readonly<Record<string, string>> = {}) {
    this.entries = new Map(Object.entries(entries))
  }

  get(key: string): string | undefined {
    return this.entries.get(key)
  }

  has(key: string): boolean {
    return this.entries.has(key)
  }

  /** @returns the storage as this window sees it */
  openIn(window: EventTarget): Storage {
    this.events.set(window, [])
    const change = (key: string, newValue: string | null) => {
      if ((this.entries.get(key) ?? null) === newValue) return
      if (newValue === null) this.entries.delete(key)
      else this.entries.set(key, newValue)
      for (const [other, events] of this.events) if (other !== window) events.push({ key, newValue })
    }
    return {
      getItem: (key: string) => this.entries.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > this.freeChars) throw new DOMException('full', 'QuotaExceededError')
        if (!this.isForbidden) change(key, value)
      },
      removeItem: (key: string) => change(key, null),
    } as Storage
  }

  /** How many events are due on a window. */
  due(window: EventTarget): number {
    return this.events.get(window)?.length ?? 0
  }

  /** Dispatches the events that are due on a window: browsers do so in later tasks. @returns whether there were any */
  deliver(window: EventTarget & { localStorage: Storage }): boolean {
    const events = this.events.get(window)?.splice(0) ?? []
    for (const event of events)
      window.dispatchEvent(
        Object.assign(new Event('storage'), { ...event, storageArea: window.localStorage }),
      )
    return events.length > 0
  }
}
