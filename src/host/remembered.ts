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
  url(path: string): string | undefined
  pageMemory: Memory
  session: SafeStorage
  /** Aborted when the widget is removed. */
  signal: AbortSignal | undefined
  window: Window
}

/** Where session storage has the response of an address. */
export const sessionKey = (url: string | undefined): string => `shop ${url}`

export function createRemember(parts: RememberParts): Remember {
  const ownMemory: Memory = new Map()
  const { call, keyOf, url, pageMemory, session, signal, window } = parts

  const create = <T>(
    path: string,
    { remember, version: _version, ...request }: RememberedRequest<T>,
    onFailure: () => void,
  ): Remembered<T> => {
    const { expected, schema } = request
    const name = remember === 'session' && sessionKey(url(path))
    const stored = name ? session.get(name) : undefined
    let known: T | null | undefined = schema && parseJson(stored ?? '', schema)
    let loading: Promise<T | null> | undefined
    let hasFailed = false

    const load = async (): Promise<T | null> => {
      const result = await call<T>(path, request)
      hasFailed = !result.ok && !expected?.includes(result.status)
      if (hasFailed) onFailure()
      const text = name && result.ok ? toJson(result.data) : undefined
      // If the response has not changed, keep its object, so that nothing renders again.
      if (result.ok && (!text || text !== stored)) known = result.data
      if (name && text && text !== stored && !signal?.aborted) whenIdle(window, () => session.set(name, text))
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
        if (name) session.set(name, undefined)
      },
    }
  }

  return <T>(path: string, request: RememberedRequest<T>) => {
    const key = `${request.remember} ${request.version} ${keyOf(path, request)}`
    const memory = request.remember === 'page' ? pageMemory : ownMemory
    // A widget does not repeat a call that has failed. The next widget does.
    const known = ownMemory.get(key) ?? memory.get(key) ?? create(path, request, () => pageMemory.delete(key))
    ownMemory.set(key, known)
    if (!known.hasFailed) memory.set(key, known)
    return known as Remembered<T>
  }
}
