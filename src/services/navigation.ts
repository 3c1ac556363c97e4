/**
 * The navigation service, as the widgets read it: one level of the tree at a time, when it is needed. Most of the tree
 * is never shown. `navigation-tree.ts` describes the whole tree. header-search-cart §3, §7; interface §5.
 */
import * as z from 'zod/mini'
import { lenient, lenientList, type Fields } from './fields.js'

/** The fields of a node, without its children and teaser. */
export const createNodeFields = (f: Fields) => ({
  title: f.text(200),
  href: f.fallback(f.text(), ''),
  target: f.optional(z.literal('_blank')),
  hasFlyout: f.optional(z.boolean()),
})

export interface NavigationNode {
  title: string
  href: string
  /** `_blank`, or absent for the same window. */
  target?: string | undefined
  /** Not validated yet. `childrenOf` returns them. */
  children: readonly unknown[]
  /** Not validated yet. `teaserOf` returns it. */
  teaser?: unknown
  /** Whether the node has children or a teaser. Set in a server's HTML, which leaves them out. */
  hasFlyout?: boolean | undefined
}

export const navigationNode: z.ZodMiniType<NavigationNode> = z.object({
  ...createNodeFields(lenient),
  children: z.catch(z.array(z.unknown()), []),
  teaser: z.optional(z.unknown()),
})

/** Any teaser, without its fields. They are all lenient (`navigation-teaser.ts`), so any object is a teaser. */
export const anyTeaser = z.object({})

/** A level of the tree. */
export const navigationList = lenientList(navigationNode)
/** The response from `navigationPath`. */
export const navigationResponse = z.object({ list: navigationList })
