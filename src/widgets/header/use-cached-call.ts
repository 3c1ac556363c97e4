/** The response of a cached call, as it becomes known. */
import { useState } from 'react'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import type { Host } from '../../host/host.js'
import { useFirstMarkup } from '../../ui/use-first-markup.js'
import { openCachedCall, type CachedSource } from './cached-call.js'

/**
 * @param source  without it, no service is called
 * @param hasSubstitute  the page has something better than a response of an earlier page, if the call fails
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
