/** The header's options. */
import type { HeaderOptions as Published } from '../../api/options.js'
import type { NavigationNode } from '../../services/navigation.js'
import { shallowList } from '../../services/shallow-navigation.js'
import type { CommonValues } from '../../options/common.js'
import { bool, choice, structured, word, words, type TableFor, type ValuesOf } from '../../options/kinds.js'
import { hasFlyoutOf } from './nodes.js'

/** The schema of `navigation` fills in fields that host pages may leave out. */
type Accepted = Omit<Published, 'navigation'> & { navigation: NavigationNode[] | undefined }

export const options = {
  reduced: bool(),
  sticky: bool(),
  showPromotionBanner: bool(true),
  onetrustEnabled: bool(),
  showSecureHint: bool(),
  navigationUrl: word(undefined),
  promotionIds: words(),
  allOfTags: words(),
  anyOfTags: words(),
  noneOfTags: words(),
  searchMode: choice(['field', 'flyout', 'overlay'], undefined),
  defaultSearchTerm: word(undefined),
  navigation: structured(shallowList, 'nodes'),
} satisfies TableFor<Accepted>

export type HeaderOptions = ValuesOf<typeof options>
export type HeaderValues = HeaderOptions & CommonValues

/**
 * A server's markup shows only the navigation titles in the bar. The rest is left out of the page: it can be many times
 * as long as the markup, and the navigation service sends it.
 */
export const titlesOf = (nodes: readonly NavigationNode[]): NavigationNode[] =>
  nodes.map((node) => ({
    title: node.title,
    href: node.href,
    target: node.target,
    children: [],
    hasFlyout: hasFlyoutOf(node),
  }))

export const fragmentOptions = ({ navigation, ...rest }: Partial<HeaderOptions>): Partial<HeaderOptions> => {
  const nodes = options.navigation.parse(navigation)
  return nodes ? { ...rest, navigation: titlesOf(nodes) } : rest
}
