/**
 * Calls a service whose answer hardly changes within a session. The answer is kept in session storage, so the next
 * page can render it before its own call is answered. Without this, a shop of server-rendered pages would wait for the
 * navigation service on every page view.
 */
import { useLayoutEffect, useState } from 'react'
import type { Schema } from '../../contracts/fields.js'
import type { Host } from '../../host/host.js'
import { parseJson } from '../../host/json.js'

/**
 * @param schema  parses its own output to the same value, because its output is stored
 * @param isOff   if true, the service is not called
 * @returns `undefined` until an answer is known; `null` if the call has failed and no answer was stored
 */
export function useCachedCall<T>(
  host: Host,
  path: string,
  schema: Schema<T>,
  isOff: boolean,
): T | null | undefined {
  const [data, setData] = useState<T | null>()
  const key = `shop ${host.url(path, 'call')}`

  // A layout effect runs before the first paint, so a stored answer is shown at once instead of after an empty bar.
  useLayoutEffect(() => {
    if (isOff) return
    let isGone = false
    const stored = host.session.get(key)
    const known = parseJson(stored ?? '', schema)
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
