import { useEffect, useState } from 'react'

/**
 * Runs an asynchronous function, and again whenever it is another one.
 *
 * @param start    from `useCallback`; may return `undefined` if there is nothing to do yet
 * @param onError  always the same function; called if the newest promise rejects; older promises are ignored
 * @returns the newest result; `undefined` before the first one
 */
export function useLatest<T>(
  start: () => Promise<T> | undefined,
  onError: (error: unknown) => void,
): T | undefined {
  const [result, setResult] = useState<T>()
  useEffect(() => {
    let isOutdated = false
    start()?.then(
      (value) => {
        if (!isOutdated) setResult(() => value)
      },
      (error: unknown) => {
        if (!isOutdated) onError(error)
      },
    )
    return () => {
      isOutdated = true
    }
  }, [start, onError])
  return result
}
