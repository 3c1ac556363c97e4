/**
 * Calls a service whose response hardly changes within a session. The response is kept in session storage, so the next
 * page can render it before its own call has a response. Otherwise, a shop with server-rendered pages would wait for
 * the navigation service on every page view. Other scripts on the host page can write to session storage, so stored
 * data is validated like a response.
 */
import { useState } from 'react'
import type { Schema } from '../../services/fields.js'
import type { Host } from '../../host/host.js'
import { parseJson, toJson } from '../../host/json.js'
import { keyed } from '../../host/keyed.js'
import { whenIdle } from '../../host/load-times.js'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'

export interface CachedSource<T> {
  path: string
  /** The schema must parse its own output to the same value, because the output is stored. */
  schema: Schema<T>
  /** Whether a failure is also written to the console. */
  isLogged?: boolean
}

export interface CachedCall<T> {
  /** The newest known response: `undefined` if there is none yet, `null` if the call has failed and none was stored. */
  readonly known: T | null | undefined
  /** Calls the service once. @returns `known` after the call; never rejects */
  load(): Promise<T | null>
  /** Whether the call has failed. `known` then comes from an earlier page. */
  readonly hasFailed: boolean
  /** Stores `known` for the next page, as soon as the browser is idle. */
  store(): void
  /** Removes `known`, for this page and the next. */
  forget(): void
}

const sessionKey = (host: Host, path: string): string => `shop ${host.url(path, 'call')}`

/** The response that an earlier page of the visit has stored, as unvalidated JSON. */
export const storedResponse = (host: Host, path: string): string | undefined =>
  host.session.get(sessionKey(host, path))

/** Keyed by the widget's host and the address. */
const calls = keyed(new WeakMap<Host, (key: string, create: () => unknown) => unknown>())

function createCachedCall<T>(host: Host, { path, ...request }: CachedSource<T>, key: string): CachedCall<T> {
  const stored = host.session.get(key)
  let text = stored
  let known: T | null | undefined = parseJson(stored ?? '', request.schema)
  let loading: Promise<T | null> | undefined
  let hasFailed = false

  async function call(): Promise<T | null> {
    const response = await host.call(path, request)
    hasFailed = !response.ok
    if (response.ok) {
      text = toJson(response.data)
      // If the response has not changed, keep its object, so that nothing renders again.
      if (text !== stored) known = response.data
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
    load: () => (loading ??= call()),
    store() {
      if (known && text !== stored) whenIdle(host.window, () => host.session.set(key, text))
    },
    forget() {
      known = null
      host.session.set(key, undefined)
    },
  }
}

/** Reads the stored response. Does not call the service yet. */
export function openCachedCall<T>(host: Host, source: CachedSource<T>): CachedCall<T> {
  const key = sessionKey(host, source.path)
  const callOf = calls(host, () => keyed(new Map<string, unknown>()))
  return callOf(key, () => createCachedCall(host, source, key)) as CachedCall<T>
}

/**
 * The response of a cached call, updated when it arrives.
 *
 * @param source  `undefined` calls no service
 * @param hasSubstitute  whether the host page provides something better than a stored response, if the call fails
 * @returns `undefined` until a response is known; `null` if the call has failed and no stored response is to be used
 */
export function useCachedCall<T>(
  host: Host,
  source: CachedSource<T> | undefined,
  hasSubstitute = false,
): T | null | undefined {
  const [data, setData] = useState(() => source && openCachedCall(host, source).known)

  // A layout effect runs before the first paint, so a stored response is shown at once instead of after an empty bar.
  useLayoutEffect(() => {
    if (!source) return
    let isGone = false
    const call = openCachedCall(host, source)
    setData(call.known)
    void call.load().then(() => {
      if (isGone) return
      if (call.hasFailed && hasSubstitute) call.forget()
      else call.store()
      setData(call.known)
    })
    return () => {
      isGone = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `source` may be a new object at each render; its path says which call it is
  }, [host, source?.path, hasSubstitute])

  return data
}
