/** GET /jsonflyoutnavigation. header-search-cart §3, §7; interface §5. */
import * as z from 'zod/mini'
import { list, listOnly, maybe, oneOf, or, text, type Schema } from './shape.js'

export interface NavigationNode {
  title: string
  href: string
  /** `_blank`, or the same window. */
  target?: string | undefined
  children: NavigationNode[]
  /** Read by those who show it: `navigation-teaser.ts`. */
  teaser?: object | undefined
}

export const navigationNode: Schema<NavigationNode> = z.object({
  title: text(200),
  href: or(text(), ''),
  target: maybe(oneOf(['_blank'])),
  get children() {
    return list(navigationNode)
  },
  teaser: maybe(z.custom<object>((value) => value instanceof Object)),
})

export const navigationList = listOnly(navigationNode)
export const navigationResponse = z.object({ list: navigationList })
