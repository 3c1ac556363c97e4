/** Tracks clicks on links of the header. */
import type { MouseEvent } from 'react'
import type { Host } from '../../host/host.js'

type ClickEvent = 'select_content' | 'select_promotion'

/** A link's text, without the note that it opens a new tab. */
const textOf = (link: Element): string =>
  [...link.childNodes]
    .filter((node) => !(node as Partial<Element>).classList?.contains('new-tab'))
    .map((node) => node.textContent)
    .join('')
    .trim()

/**
 * Creates a click handler for a link, or for an element that contains links.
 *
 * @param subject  the part of the header, for example `navigation`
 * @param label    replaces the link's text, which may be a customer's name
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
      label: label ?? textOf(link),
      href: link.href,
    })
  }
