import { useState } from 'react'
import type { Remembered } from '../host/remembered.js'
import { useLayoutEffect } from './use-layout-effect.js'

/**
 * What is known of the response of a call, updated when it arrives.
 *
 * @param call  `undefined` calls no service
 * @returns `Remembered.known`
 */
export function useRemembered<T>(call: Remembered<T> | undefined): T | null | undefined {
  const [, update] = useState<object>()
  const { known, hasFailed } = call ?? {}
  // A layout effect runs before the first paint, so a response that has just arrived is shown at once.
  useLayoutEffect(() => {
    if (!call) return
    let isGone = false
    void call.load().then(() => {
      const isSame = call.known === known && call.hasFailed === hasFailed
      if (!isGone && !isSame) update({})
    })
    return () => {
      isGone = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was rendered when the call became this one
  }, [call])
  return known
}
