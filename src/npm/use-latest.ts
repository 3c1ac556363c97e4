import { useEffect, useState } from 'react'

/**
 * Runs an asynchronous function, and runs it again whenever a different function is passed.
 *
 * @param start    from `useCallback`; may return `undefined` if there is nothing to do yet
 * @param onError  must always be the same function; called if the newest promise rejects; older promises are ignored
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
