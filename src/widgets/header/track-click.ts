/** Tracks clicks on links of the header. */
import type { MouseEvent } from 'react'
import type { Host } from '../../host/host.js'

type ClickEvent = 'select_content' | 'select_promotion'

/**
 * Creates a click handler for a link, or for an element that contains links.
 *
 * @param subject  the part of the header, for example `navigation`
 * @param label    how the link is named, unless it says so itself (`Link`)
 */
export const trackClick =
  (host: Host, subject: string, label?: string, event_name: ClickEvent = 'select_content') =>
  (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link) return
    // Ignore `event.defaultPrevented`: client-side routers prevent the default and navigate themselves.
    host.track({
      event_name,
      event_type: 'ga4',
      emitter: 'header',
      subject,
      label: label ?? link.dataset['label'] ?? '',
      href: link.href,
    })
  }
