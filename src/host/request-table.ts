/**
 * The table of the page's requests. A GET is made once: identical ones join it while it is in flight, and one that was made early,
 * in the same tick as the code was requested, is taken once. A caller waits until the time limit or its own signal; the request is
 * aborted when nobody wants it any more. A failure is never kept.
 */
import { fetchOptions, fetchText, TIME_LIMIT_MS, type ReadResponse } from './fetch-text.js'
import { nextTask } from './next-task.js'
import { entriesOf } from './without-additions.js'

/** Empty after the time limit or an abort. */
export interface Outcome extends Partial<ReadResponse> {
  /** The network has failed, or the browser has ended the request because the visitor leaves the page. */
  isCut?: boolean
}

interface SendOptions {
  /** Aborting it ends the wait. */
  signal?: AbortSignal | undefined
  /** Any response that was requested before would be too old. */
  isFresh?: boolean | undefined
}

export interface RequestTable {
  /** Never rejects. */
  send(url: string, init: RequestInit, options?: SendOptions): Promise<Outcome>
  /**
   * Makes a GET for code that is still loading, and will send the same one.
   *
   * @returns the outcome, which never rejects. Call `leave` when the code has sent it, or will not: a later attempt needs a newer
   *          response
   */
  sendEarly(url: string, init: RequestInit): { outcome: Promise<Outcome>; leave(): void }
}

interface Entry {
  outcome: Promise<Outcome>
  controller: AbortController
  /** How many wait for it, or will take it. */
  wanted: number
  /** No code has taken it yet. */
  isEarly: boolean
}

/**
 * @returns the same for identical requests only. The response to a GET does not depend on the CSRF token, which the first response of
 *          a visit may have set while the code was loading
 */
export function keyOfGet(url: string, init: RequestInit): string {
  const { headers, credentials, cache = 'default' } = fetchOptions(init)
  const told = entriesOf(headers).map(([name, value]) => (name === 'X-CSRF-Token' ? name : [name, value]))
  return [url, credentials, cache, ...told].join('\n')
}

export function createRequestTable(window: Window & typeof globalThis): RequestTable {
  const entries = new Map<unknown, Entry>()

  const begin = (key: unknown, url: string, init: RequestInit): Entry => {
    const controller = new AbortController()
    const { signal } = controller
    // The text is read at once, so that it arrives while the code loads and the request does not stay open.
    const outcome = fetchText(window, url, { ...init, signal }).catch(() => ({ isCut: true }))
    const entry = { outcome, controller, wanted: 0, isEarly: false }
    entries.set(key, entry)
    return entry
  }
  const forget = (key: unknown, entry: Entry) => {
    if (entries.get(key) === entry) entries.delete(key)
  }
  const leave = (key: unknown, entry: Entry) => {
    if (--entry.wanted) return
    forget(key, entry)
    entry.controller.abort()
  }
  /** The wait ends even if the host page's `fetch` ignores its signal. */
  const wait = async (key: unknown, entry: Entry, signal: AbortSignal | undefined): Promise<Outcome> => {
    let stop = () => {}
    const end = new Promise<void>((resolve) => {
      stop = () => resolve()
    })
    const timer = setTimeout(stop, TIME_LIMIT_MS)
    signal?.addEventListener('abort', stop)
    entry.wanted++
    const outcome = await Promise.race([entry.outcome, end])
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    if (outcome) forget(key, entry)
    else leave(key, entry)
    return outcome ?? {}
  }

  const table: RequestTable = {
    async send(url, init, { signal, isFresh } = {}) {
      if (signal?.aborted) return {}
      // Other methods are never joined.
      const key = init.method === 'GET' ? keyOfGet(url, init) : {}
      const known = isFresh ? undefined : entries.get(key)
      const entry = known ?? begin(key, url, init)
      const { isEarly } = entry
      entry.isEarly = false
      const outcome = await wait(key, entry, signal)
      // The code handles its own failures only.
      if (isEarly && outcome.isCut) return table.send(url, init, { signal })
      // Many widgets of a page may show the same data, so each of the later ones gets it in its own task.
      if (known && !isEarly) await nextTask(window)
      return outcome
    },
    sendEarly(url, init) {
      const key = keyOfGet(url, init)
      let entry = entries.get(key)
      if (!entry) {
        entry = begin(key, url, init)
        entry.isEarly = true
      }
      entry.wanted++
      const { outcome } = entry
      return { outcome, leave: () => leave(key, entry) }
    },
  }
  return table
}
