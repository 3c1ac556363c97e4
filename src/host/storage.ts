/** Local and session storage that cannot throw: full, forbidden and missing all look like empty. */

export interface Store {
  get(key: string): string | undefined
  /** `undefined` removes the entry. */
  set(key: string, value: string | undefined): void
}

/** The memory stands in where storage is forbidden, so that a page at least agrees with itself. */
export function createStore(window: object | undefined, name: 'localStorage' | 'sessionStorage'): Store {
  const memory = new Map<string, string>()
  // The getter itself throws in sandboxed frames and with cookies blocked.
  const storage = () => (window as Record<string, Storage | undefined> | undefined)?.[name]
  return {
    get(key) {
      try {
        const value = storage()?.getItem(key)
        if (value !== null && value !== undefined) return value
      } catch {
        return memory.get(key)
      }
      return memory.get(key)
    },
    set(key, value) {
      memory.delete(key)
      try {
        if (value === undefined) storage()?.removeItem(key)
        else storage()!.setItem(key, value)
      } catch {
        if (value !== undefined) memory.set(key, value)
      }
    },
  }
}
