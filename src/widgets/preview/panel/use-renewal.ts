/** Keeps a member of staff logged in while the page is looked at. newsletter-footer-preview-support §4.3, §7, 12. */
import { useEffect } from 'react'
import { STAFF_RENEWAL_PATH } from '../../../contracts/endpoints.js'
import type { Host } from '../../../host/host.js'

const RENEW_EVERY_MS = 300_000

/** At once, then every 5 minutes; a hidden tab rests and renews when it is shown again. */
export function useRenewal(host: Host): void {
  useEffect(() => {
    const { window } = host
    const { document } = window
    let timer: number | undefined
    const renew = () => void host.call(STAFF_RENEWAL_PATH, { cache: 'no-store' })
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
