/** The answer of a cached call, as it becomes known. */
import { useState } from 'react'
import type { Schema } from '../../contracts/fields.js'
import { useLayoutEffect } from '../../hooks/use-layout-effect.js'
import type { Host } from '../../host/host.js'
import { useFirstMarkup } from '../../hooks/use-first-markup.js'
import { openCachedCall } from './cached-call.js'

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
  const isFirst = useFirstMarkup()
  const [data, setData] = useState(() =>
    isOff || isFirst ? undefined : openCachedCall(host, path, schema).known,
  )

  // A layout effect runs before the first paint, so a stored answer is shown at once instead of after an empty bar.
  useLayoutEffect(() => {
    if (isOff) return
    let isGone = false
    const call = openCachedCall(host, path, schema)
    setData(call.known)
    void call.load().then((latest) => {
      if (isGone) return
      call.store()
      setData(latest)
    })
    return () => {
      isGone = true
    }
  }, [path, isOff])

  return data
}
