/** The header's options. interface §1. */
import { navigationList, type NavigationNode } from '../../contracts/navigation.js'
import type { CommonValues } from '../../options/common.js'
import { bool, choice, structured, word, words, type OptionTable } from '../../options/kinds.js'

export interface HeaderOptions {
  /** No navigation, search or icons; for the checkout. */
  reduced: boolean
  /** Stays at the top of the window, on every platform but CLASSIC. */
  sticky: boolean
  showPromotionBanner: boolean
  onetrustEnabled: boolean
  showSecureHint: boolean
  /** Stands in for the navigation's own route. */
  navigationUrl: string | undefined
  /** Promotions beside `~header_top`. */
  promotionIds: string[]
  allOfTags: string[]
  anyOfTags: string[]
  noneOfTags: string[]
  /** By platform if left out. */
  searchMode: 'field' | 'flyout' | 'overlay' | undefined
  defaultSearchTerm: string | undefined
  /** First content of the navigation, and what stays if the service fails. */
  navigation: NavigationNode[] | undefined
}

export type HeaderValues = HeaderOptions & CommonValues

export const headerOptions: OptionTable<HeaderOptions> = {
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
