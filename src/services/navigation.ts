/** The navigation service: the navigation tree and the theme worlds. */
import * as z from 'zod/mini'
import { lenientOptional, text } from './fields.js'

/** GET. `shallow-navigation.ts` has the schema of the response. */
export const navigationPath = (site: string): string => `/jsonflyoutnavigation?site=${site}`

/** GET. `theme-worlds.ts` has the schema of the response. */
export const THEME_WORLDS_PATH = '/service/themeworld-frontend/api/themeworlds/navigation'

/** The fields of a node, without its children and teaser. */
export const createNodeFields = () => ({
  title: text(200),
  href: z.catch(text(), ''),
  target: lenientOptional(z.literal('_blank')),
  hasFlyout: lenientOptional(z.boolean()),
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
