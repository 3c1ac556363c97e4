/** Local and session storage that cannot throw: full, forbidden and missing all look like empty. */

export interface SafeStorage {
  get(key: string): string | undefined
  /** `undefined` removes the entry. */
  set(key: string, value: string | undefined): void
}

/** What the page itself has set comes from memory, so that it agrees with itself also where storage refuses. */
export function createStorage(
  window: Window | undefined,
  name: 'localStorage' | 'sessionStorage',
): SafeStorage {
  const memory: Record<string, string | undefined> = {}
  // The getter itself throws in sandboxed frames and with cookies blocked; on a server there is none.
  return {
    get(key) {
      try {
        return memory[key] ?? window![name].getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    set(key, value) {
      memory[key] = value
      try {
        if (value === undefined) window![name].removeItem(key)
        else window![name].setItem(key, value)
      } catch {
        // The page has it in memory.
      }
    },
  }
}
