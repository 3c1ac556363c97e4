/** The teaser of a navigation node. */
import * as z from 'zod/mini'
import { converted, lenientList, text } from './fields.js'

export interface NavigationTeaser {
  title: string
  items: Array<{ link: string; image: { src: string } }>
}

/** The pictures that the flyout of a node shows. */
export function createNavigationTeaser() {
  /** An image: an object with `src`, or just the address. */
  const image = z.union([z.object({ src: text() }), converted(text(), (src) => ({ src }))])
  return z.object({
    title: z.catch(text(300), ''),
    items: z.catch(lenientList(z.object({ link: z.catch(text(), ''), image })), []),
  })
}
