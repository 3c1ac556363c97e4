/** GET /jsonflyoutnavigation. header-search-cart §3, §7; interface §5. */
import * as z from 'zod/mini'
import { list, listOnly, maybe, oneOf, or, text, type Schema } from './shape.js'

export interface NavigationNode {
  title: string
  href: string
  /** `_blank`, or the same window. */
  target?: string | undefined
  children: NavigationNode[]
  teaser?: { title: string; items: Array<{ link: string; image: { src: string } }> } | undefined
}

const image = z.union([
  z.object({ src: text() }),
  z.pipe(
    text(),
    z.transform((src: string) => ({ src })),
  ),
])

const teaser = z.object({
  title: or(text(300), ''),
  items: list(z.object({ link: or(text(), ''), image })),
})

export const navigationNode: Schema<NavigationNode> = z.object({
  title: text(200),
  href: or(text(), ''),
  target: maybe(oneOf(['_blank'])),
  get children() {
    return list(navigationNode)
  },
  teaser: maybe(teaser),
})

export const navigationResponse = z.object({
  list: listOnly(navigationNode),
})
export const navigationList = list(navigationNode)
