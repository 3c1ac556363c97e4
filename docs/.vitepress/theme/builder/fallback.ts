/** What a page shows in a widget's place until the widget is there, and if it never comes: a link to the shop. */
import { startTag } from './markup.js'

/** Words that the languages of all sites have. */
const LINKS: Record<string, { path: string; text: string } | undefined> = {
  header: { path: '/', text: 'Shop' },
  newsletter: { path: '/newsletter', text: 'Newsletter' },
  support: { path: '/support', text: 'Support' },
  footer: { path: '/', text: 'Shop' },
}

/**
 * @param shop  the shop's origin, if the page is on another one
 * @returns     `''` for the preview panel, which is for staff only
 */
export function fallbackLink(widget: string, shop = ''): string {
  const link = LINKS[widget]
  return link ? `${startTag('a', { href: shop + link.path })}${link.text}</a>` : ''
}
