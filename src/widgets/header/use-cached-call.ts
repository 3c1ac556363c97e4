/** The response of a cached call, updated when it arrives. */
import { useState } from 'react'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import type { Host } from '../../host/host.js'
import { useFirstMarkup } from '../../ui/use-first-markup.js'
import { openCachedCall, type CachedSource } from './cached-call.js'

/**
 * @param source  `undefined` calls no service
 * @param hasSubstitute  whether the host page provides something better than a stored response, if the call fails
 * @returns `undefined` until a response is known; `null` if the call has failed and no stored response is to be used
 */
export function useCachedCall<T>(
  host: Host,
  source: CachedSource<T> | undefined,
  hasSubstitute = false,
): T | null | undefined {
  const isFirst = useFirstMarkup()
  const [data, setData] = useState(() =>
    isFirst || !source ? undefined : openCachedCall(host, source).known,
  )

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
