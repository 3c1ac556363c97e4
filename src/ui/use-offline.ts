/** Whether the browser is offline. */
import { useEffect, useState } from 'react'
import type { Host } from '../host/host.js'

/**
 * @returns true only if the browser is sure. Otherwise, for example behind a Wi-Fi portal, only a failed call reveals
 *          it.
 */
export function useOffline({ window }: Pick<Host, 'window'>): boolean {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    const update = () => setOffline(!window.navigator.onLine)
    update()
    window.addEventListener('online', update)
    window.addEventListener('offline', update)
    return () => {
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
    }
  }, [window])
  return isOffline
}
