/**
 * Calls whose response is remembered, so that a service is called once. `request-table.ts` joins identical requests while they are in
 * flight; this keeps their responses: for the widget, for all widgets of the page, or for the visit.
 */
import type { CallRequest, CallResult } from './call.js'
import { parseJson, toJson } from './json.js'
import { whenIdle } from './load-times.js'
import type { SafeStorage } from './storage.js'

/** A GET, and what is known of its response. */
export interface Remembered<T> {
  /** The newest response: `undefined` until there is one, `null` if the call has failed and no earlier page has stored one. */
  readonly known: T | null | undefined
  /** Whether the call has failed. `known` may come from an earlier page. */
  readonly hasFailed: boolean
  /** Calls the service once. @returns `known` after the call; never rejects */
  load(): Promise<T | null>
  /** Removes what is known, for this page and the next. */
  forget(): void
}

export interface RememberedRequest<T> extends Omit<CallRequest<T, undefined>, 'method' | 'body' | 'form'> {
  /**
   * widget   the widget calls the service once. Others may have a newer response
   * session  as `widget`; the next page of the visit starts with the response. Its schema must parse its own output to the same
   *          value. Other scripts can write to session storage, so what is stored is validated like a response
   * page     all widgets that call the same shop share the response, until the visitor logs in or out. A failure is not shared
   */
  remember: 'widget' | 'session' | 'page'
  /** Another version of the request is made anew. */
  version?: number
}

/** Keyed by what the response depends on. */
export type Memory = Map<string, Remembered<unknown>>

export type Remember = <T = undefined>(path: string, request: RememberedRequest<T>) => Remembered<T>

interface RememberParts {
  call<T>(path: string, request: CallRequest<T, undefined>): Promise<CallResult<T, undefined>>
  /** @returns the same text for requests with the same response */
  keyOf(path: string, request: RememberedRequest<unknown>): string
  pageMemory: Memory
  /** Where a response is stored for the next page. */
  entryOf(path: string): StoredText
  /** Aborted when the widget is removed. */
  signal: AbortSignal | undefined
  window: Window
}

interface StoredText {
  get(): string | undefined
  set(text: string | undefined): void
}

/** Session storage, as the entry of one address. */
export const storedText = (session: SafeStorage, url: string | undefined): StoredText => ({
  get: () => session.get(`shop ${url}`),
  set: (text) => void session.set(`shop ${url}`, text),
})

export function createRemember(parts: RememberParts): Remember {
  const ownMemory: Memory = new Map()

  const create = <T>(
    path: string,
    { remember, version: _version, ...request }: RememberedRequest<T>,
    onFailure: () => void,
  ): Remembered<T> => {
    const { expected, schema } = request
    const entry = remember === 'session' ? parts.entryOf(path) : undefined
    const stored = entry?.get()
    let known: T | null | undefined = schema && parseJson(stored ?? '', schema)
    let loading: Promise<T | null> | undefined
    let hasFailed = false

    const store = (text: string) => {
      if (!parts.signal?.aborted) whenIdle(parts.window, () => entry?.set(text))
    }
    const load = async (): Promise<T | null> => {
      const result = await parts.call<T>(path, request)
      hasFailed = !result.ok && !expected?.includes(result.status)
      if (hasFailed) onFailure()
      if (result.ok) {
        const text = entry && toJson(result.data)
        // If the response has not changed, keep its object, so that nothing renders again.
        if (!text || text !== stored) known = result.data
        if (text && text !== stored) store(text)
      }
      return (known ??= null)
    }
    return {
      get known() {
        return known
      },
      get hasFailed() {
        return hasFailed
      },
      load: () => (loading ??= load()),
      forget() {
        known = null
        entry?.set(undefined)
      },
    }
  }

  return <T>(path: string, request: RememberedRequest<T>) => {
    const isShared = request.remember === 'page'
    const memory = isShared ? parts.pageMemory : ownMemory
    const key = `${request.version} ${parts.keyOf(path, request)}`
    let call = memory.get(key)
    if (!call) {
      call = create(path, request, () => isShared && memory.delete(key))
      memory.set(key, call)
    }
    return call as Remembered<T>
  }
}
