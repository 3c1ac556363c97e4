/** The pictures in a flyout of the navigation. header-search-cart §3. */
import * as z from 'zod/mini'
import { list, or, text } from './shape.js'

const image = z.union([
  z.object({ src: text() }),
  z.pipe(
    text(),
    z.transform((src: string) => ({ src })),
  ),
])

export const navigationTeaser = z.object({
  title: or(text(300), ''),
  items: list(z.object({ link: or(text(), ''), image })),
})
