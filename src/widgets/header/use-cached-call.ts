/**
 * A service's answer that hardly changes within a session: shown at once on the next page, and checked there.
 * A shop of server-rendered pages asks for its navigation on every click, so this is the common case.
 */
import { useLayoutEffect, useState } from 'react'
import type { Schema } from '../../contracts/fields.js'
import type { Host } from '../../host/host.js'
import { parseJson } from '../../host/json.js'

/**
 * @param schema  must accept what it gave: what is stored is its result
 * @param isOff   asks for nothing
 * @returns `undefined` while nothing is known, `null` once the call has failed and nothing was stored
 */
export function useCachedCall<T>(
  host: Host,
  path: string,
  schema: Schema<T>,
  isOff: boolean,
): T | null | undefined {
  const [data, setData] = useState<T | null>()
  const key = `shop ${host.url(path, 'call')}`

  // A layout effect, because it runs before the first paint: a stored answer never replaces an empty bar.
  useLayoutEffect(() => {
    if (isOff) return
    let isGone = false
    const stored = host.session.get(key)
    const known = parseJson(stored ?? '', schema).data
    setData(known)
    void host.call(path, { schema }).then((answer) => {
      const latest = answer.ok ? answer.data : (known ?? null)
      const text = JSON.stringify(latest)
      if (isGone || text === stored) return
      if (answer.ok) host.session.set(key, text)
      setData(latest)
    })
    return () => {
      isGone = true
    }
  }, [key, isOff])

  return data
}
