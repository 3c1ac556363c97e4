/** Keeps a member of staff logged in while the page is visible. newsletter-footer-preview-support §4.3, §7, 12. */
import { useEffect } from 'react'
import type { Host } from '../../../host/host.js'
import { renewLogin } from './service.js'

const RENEW_EVERY_MS = 300_000

/** Renews the login at once and then every 5 minutes. A hidden tab pauses, and renews when it is visible again. */
export function useRenewal(host: Host): void {
  useEffect(() => {
    const { window } = host
    const { document } = window
    let timer: number | undefined
    const renew = () => void renewLogin(host)
    const restart = () => {
      window.clearInterval(timer)
      if (document.hidden) return
      renew()
      timer = window.setInterval(renew, RENEW_EVERY_MS)
    }
    restart()
    document.addEventListener('visibilitychange', restart)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [])
}
