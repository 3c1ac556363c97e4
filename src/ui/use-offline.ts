/** Whether there is no connection. */
import { useEffect, useState } from 'react'
import type { Host } from '../host/host.js'

/** @returns true only if the browser is sure. If it is not, for example behind a Wi-Fi portal, a call has to fail. */
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
