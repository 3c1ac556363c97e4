/** Clicks on links of the header, for the shop's tracking. interface §5. */
import type { MouseEvent } from 'react'
import type { Host } from '../../host/host.js'

/**
 * A handler for the link or for anything around links.
 *
 * @param label  instead of the link's text, which may be somebody's name
 */
export const trackClick =
  (host: Host, subject: string, label?: string, event_name = 'select_content') =>
  (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    // Also if the page keeps the browser from following it: client routers do.
    if (!link) return
    host.track({
      event_name,
      event_type: 'ga4',
      emitter: 'header',
      subject,
      label: label ?? link.textContent.trim(),
      href: link.href,
    })
  }
