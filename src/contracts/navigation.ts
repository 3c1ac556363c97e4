/** The navigation service. header-search-cart §3, §7; interface §5. */
import * as z from 'zod/mini'
import { lenientList, lenientOptional, text } from './fields.js'

/** An image: an object with `src`, or only the address. */
const image = z.union([
  z.object({ src: text() }),
  z.pipe(
    text(),
    z.transform((src) => ({ src })),
  ),
])

/** The pictures that the flyout of a node shows. */
const navigationTeaser = z.object({
  title: z.catch(text(300), ''),
  items: z.catch(lenientList(z.object({ link: z.catch(text(), ''), image })), []),
})

export interface NavigationNode {
  title: string
  href: string
  /** `_blank`, or absent for the same window. */
  target?: string | undefined
  children: NavigationNode[]
  teaser?: z.infer<typeof navigationTeaser> | undefined
  /** In the HTML of a server, which leaves out the children and teasers: whether the node has any. */
  hasFlyout?: boolean | undefined
}

/** Whether the bar has a flyout for the node. */
export const hasFlyoutOf = ({ children, teaser, hasFlyout }: NavigationNode): boolean =>
  children.length > 0 || !!teaser || !!hasFlyout

// The type annotation is needed because TypeScript cannot infer the type of a schema that refers to itself.
export const navigationNode: z.ZodMiniType<NavigationNode> = z.object({
  title: text(200),
  href: z.catch(text(), ''),
  target: lenientOptional(z.literal('_blank')),
  get children() {
    return z.catch(lenientList(navigationNode), [])
  },
  teaser: lenientOptional(navigationTeaser),
  hasFlyout: lenientOptional(z.boolean()),
})

export const navigationList = lenientList(navigationNode)
/** The answer from `navigationPath`. */
export const navigationResponse = z.object({ list: navigationList })
