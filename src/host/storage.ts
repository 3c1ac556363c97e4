/** Local and session storage that never throws. Storage that is full, forbidden or missing looks empty. */

export interface SafeStorage {
  get(key: string): string | undefined
  /** `undefined` removes the entry. */
  set(key: string, value: string | undefined): void
}

/** Values that this page has set are read from memory, so they are available even if the browser refuses to store them. */
export function createStorage(
  window: Window | undefined,
  name: 'localStorage' | 'sessionStorage',
): SafeStorage {
  const memory = new Map<string, string>()
  // `window.localStorage` itself throws in sandboxed frames and if cookies are blocked. On a server there is no window.
  return {
    get(key) {
      try {
        return memory.get(key) ?? window![name].getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    set(key, value) {
      if (value === undefined) memory.delete(key)
      else memory.set(key, value)
      try {
        if (value === undefined) window![name].removeItem(key)
        else window![name].setItem(key, value)
      } catch {
        // The value remains in memory.
      }
    },
  }
}
