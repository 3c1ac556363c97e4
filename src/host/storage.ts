/** Local and session storage that never throws. Storage that is full, forbidden or missing looks empty. */
import { toJson } from './json.js'

export interface SafeStorage {
  get(key: string): string | undefined
  /**
   * `undefined` removes the entry.
   *
   * @returns `false` if the browser refuses to store the value; then only this page can read it
   */
  set(key: string, value: string | undefined): boolean
  /** Calls the listener with the new text when another page has changed the entry; with `null` when it was removed. */
  follow(key: string, listener: (value: string | null) => void): void
}

/** Values that the browser refuses to store are kept in memory, so they are available to this page. */
export function createStorage(
  window: Window | undefined,
  name: 'localStorage' | 'sessionStorage',
): SafeStorage {
  const memory = new Map<string, string>()
  /** Throws in sandboxed frames and if cookies are blocked. On a server there is no window. */
  const storage = () => window![name]

  return {
    get(key) {
      try {
        const text: unknown = memory.get(key) ?? storage().getItem(key) ?? undefined
        // The page may have replaced the method by one that parses the text.
        return text === undefined || typeof text === 'string' ? text : toJson(text)
      } catch {
        return undefined
      }
    },
    set(key, value) {
      memory.delete(key)
      try {
        if (value === undefined) storage().removeItem(key)
        else storage().setItem(key, value)
        return true
      } catch {
        if (value !== undefined) memory.set(key, value)
      }
      try {
        // Full storage still contains the older value, which the next page would take for the newest.
        storage().removeItem(key)
      } catch {
        // The browser forbids storage.
      }
      return false
    },
    follow(key, listener) {
      const isOurs = ({ storageArea }: StorageEvent) => {
        try {
          return storageArea === storage()
        } catch {
          return false
        }
      }
      // The host page may use the same key in its other storage.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key && isOurs(event)) listener(event.newValue)
      }
      window?.addEventListener('storage', onStorage, true)
    },
  }
}
