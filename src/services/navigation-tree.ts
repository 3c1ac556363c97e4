/**
 * The whole navigation tree, for those who check or read a complete response: `shop-embed/contracts`, `openapi.json`
 * and `check-service`. header-search-cart §3, §7; interface §5.
 */
import * as z from 'zod/mini'
import { lenient, type Fields } from './fields.js'
import { createNavigationTeaser, type NavigationTeaser } from './navigation-teaser.js'
import { createNodeFields, type NavigationNode } from './navigation.js'

export interface NavigationTree extends NavigationNode {
  children: NavigationTree[]
  teaser?: NavigationTeaser | undefined
}

export function createNavigationTreeSchemas(f: Fields) {
  // The type annotation is needed because TypeScript cannot infer the type of a schema that refers to itself.
  const navigationTree: z.ZodMiniType<NavigationTree> = z.object({
    ...createNodeFields(f),
    get children() {
      return f.fallback(f.list(navigationTree), [])
    },
    teaser: f.optional(createNavigationTeaser(f)),
  })
  return {
    navigationTree,
    /** The response from `navigationPath`. */
    navigationTreeResponse: z.object({ list: f.list(navigationTree) }),
  }
}

export const { navigationTree, navigationTreeResponse } = createNavigationTreeSchemas(lenient)
