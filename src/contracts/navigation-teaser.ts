/** The teaser of a navigation node. header-search-cart §3; interface §5. */
import * as z from 'zod/mini'
import { lenientList, text } from './fields.js'

/** An image: an object with `src`, or only the address. */
const image = z.union([
  z.object({ src: text() }),
  z.pipe(
    text(),
    z.transform((src) => ({ src })),
  ),
])

/** The pictures that the flyout of a node shows. */
export const navigationTeaser = z.object({
  title: z.catch(text(300), ''),
  items: z.catch(lenientList(z.object({ link: z.catch(text(), ''), image })), []),
})
export type NavigationTeaser = z.infer<typeof navigationTeaser>
