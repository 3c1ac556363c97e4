/** Local and session storage that cannot throw: full, forbidden and missing all look like empty. */

export interface Store {
  get(key: string): string | undefined
  /** `undefined` removes the entry. */
  set(key: string, value: string | undefined): void
}

/** The memory stands in where storage refuses, so that a page at least agrees with itself. */
export function createStore(window: Window | undefined, name: 'localStorage' | 'sessionStorage'): Store {
  const memory = new Map<string, string | undefined>()
  // The getter itself throws in sandboxed frames and with cookies blocked; on a server there is none.
  return {
    get(key) {
      try {
        return memory.get(key) ?? window![name].getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    set(key, value) {
      memory.delete(key)
      try {
        if (value === undefined) window![name].removeItem(key)
        else window![name].setItem(key, value)
      } catch {
        memory.set(key, value)
      }
    },
  }
}
