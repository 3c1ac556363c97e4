/**
 * The whole tree of the navigation, for those who check or read an answer as a whole: `shop-embed/contracts`,
 * `openapi.json` and `check-service`. header-search-cart §3, §7; interface §5.
 */
import * as z from 'zod/mini'
import { lenientList, lenientOptional } from './fields.js'
import { navigationTeaser, type NavigationTeaser } from './navigation-teaser.js'
import { nodeFields, type NavigationNode } from './navigation.js'

export interface NavigationTree extends NavigationNode {
  children: NavigationTree[]
  teaser?: NavigationTeaser | undefined
}

// The type annotation is needed because TypeScript cannot infer the type of a schema that refers to itself.
export const navigationTree: z.ZodMiniType<NavigationTree> = z.object({
  ...nodeFields,
  get children() {
    return z.catch(lenientList(navigationTree), [])
  },
  teaser: lenientOptional(navigationTeaser),
})

/** The answer from `navigationPath`. */
export const navigationTreeResponse = z.object({ list: lenientList(navigationTree) })
