/**
 * Calls a service whose answer hardly changes within a session. The answer is kept in session storage, so the next
 * page can render it before its own call is answered. Without this, a shop of server-rendered pages would wait for the
 * navigation service on every page view.
 */
import type { Schema } from '../../contracts/fields.js'
import type { Host } from '../../host/host.js'
import { parseJson } from '../../host/json.js'

export interface CachedCall<T> {
  /** The newest answer that is known; `undefined` without one; `null` if the call has failed and none was stored. */
  readonly known: T | null | undefined
  /** Calls the service, the first time. @returns `known` after the call; never rejects */
  load(): Promise<T | null>
  /** Stores what is known for the next page. */
  store(): void
}

/** By the host of the widget and the address. */
const calls = new WeakMap<Host, Map<string, CachedCall<unknown>>>()

function createCachedCall<T>(host: Host, path: string, schema: Schema<T>, key: string): CachedCall<T> {
  const stored = host.session.get(key)
  let text = stored
  let known: T | null | undefined = parseJson(stored ?? '', schema)
  let loading: Promise<T | null> | undefined

  async function call(): Promise<T | null> {
    const answer = await host.call(path, { schema })
    if (answer.ok) {
      text = JSON.stringify(answer.data)
      // An answer that has not changed keeps its object, so that nothing is rendered again.
      if (text !== stored) known = answer.data
    }
    return (known ??= null)
  }
  return {
    get known() {
      return known
    },
    load: () => (loading ??= call()),
    store() {
      if (known && text !== stored) host.session.set(key, text)
    },
  }
}

/**
 * Reads the stored answer. Does not call the service yet.
 *
 * @param schema  parses its own output to the same value, because its output is stored
 */
export function openCachedCall<T>(host: Host, path: string, schema: Schema<T>): CachedCall<T> {
  const ofHost = calls.get(host) ?? new Map<string, CachedCall<unknown>>()
  calls.set(host, ofHost)
  const key = `shop ${host.url(path, 'call')}`
  const call = (ofHost.get(key) as CachedCall<T> | undefined) ?? createCachedCall(host, path, schema, key)
  ofHost.set(key, call)
  return call
}
