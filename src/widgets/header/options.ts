/** The header's options. interface §1. */
import { navigationList, type NavigationNode } from '../../contracts/navigation.js'
import type { CommonValues } from '../../options/common.js'
import { bool, choice, structured, word, words, type OptionTable } from '../../options/kinds.js'
import { hasFlyoutOf } from './nodes.js'

export interface HeaderOptions {
  /** Hides navigation, search and icons; for the checkout. */
  reduced: boolean
  /** Keeps the header at the top of the window, on every platform except CLASSIC. */
  sticky: boolean
  showPromotionBanner: boolean
  onetrustEnabled: boolean
  showSecureHint: boolean
  /** Replaces the path of the navigation service. */
  navigationUrl: string | undefined
  /** Ids of promotions to load in addition to `~header_top`. */
  promotionIds: string[]
  allOfTags: string[]
  anyOfTags: string[]
  noneOfTags: string[]
  /** Default: `flyout` with the mobile navigation, otherwise `field`. */
  searchMode: 'field' | 'flyout' | 'overlay' | undefined
  defaultSearchTerm: string | undefined
  /** Shown until the navigation service has answered, and if its call fails. */
  navigation: NavigationNode[] | undefined
}

export type HeaderValues = HeaderOptions & CommonValues

export const options: OptionTable<HeaderOptions> = {
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
  navigation: structured(navigationList, 'nodes'),
}

/**
 * Of the navigation, the markup of a server shows the titles of the bar only. The rest stays out of the page: it can be
 * many times as long as the markup, and the navigation service sends it.
 */
export const titlesOf = (nodes: readonly NavigationNode[]): NavigationNode[] =>
  nodes.map((node) => ({
    title: node.title,
    href: node.href,
    target: node.target,
    children: [],
    hasFlyout: hasFlyoutOf(node),
  }))

export const takeoverOptions = ({ navigation, ...rest }: Partial<HeaderOptions>): Partial<HeaderOptions> => {
  const nodes = options.navigation.parse(navigation)
  return nodes ? { ...rest, navigation: titlesOf(nodes) } : rest
}
