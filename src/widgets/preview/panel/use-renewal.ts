/** Keeps a member of staff logged in, even while the tab is hidden. */
import { useEffect } from 'react'
import type { Host } from '../../../host/host.js'
import { renewLogin } from './service.js'

const RENEW_EVERY_MS = 300_000

/** Renews the login at once and then every 5 minutes. */
export function useRenewal(host: Host): void {
  useEffect(() => {
    const renew = () => void renewLogin(host)
    renew()
    const timer = host.window.setInterval(renew, RENEW_EVERY_MS)
    return () => host.window.clearInterval(timer)
  }, [host])
}
