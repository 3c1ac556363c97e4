/** The teaser of a navigation node. */
import * as z from 'zod/mini'
import type { Fields } from './fields.js'

export interface NavigationTeaser {
  title: string
  items: Array<{ link: string; image: { src: string } }>
}

/** The pictures that the flyout of a node shows. */
export function createNavigationTeaser(f: Fields) {
  /** An image: an object with `src`, or just the address. */
  const image = z.union([z.object({ src: f.text() }), f.converted(f.text(), (src) => ({ src }))])
  return z.object({
    title: f.fallback(f.text(300), ''),
    items: f.fallback(f.list(z.object({ link: f.fallback(f.text(), ''), image })), []),
  })
}
