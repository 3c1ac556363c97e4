/**
 * Entry point of the header widget.
 *
 * @csspart header - all of the header; `data-platform`, `data-site`, `data-reduced` and `data-sticky` say how it is shown
 * @csspart top-banner - the promotion above the header
 * @csspart banner-cta - the link of a promotion
 * @csspart voucher-code - the code of a voucher
 * @csspart voucher-copy - the button that copies it
 * @csspart legal-toggle - the button that shows the legal text
 * @csspart legal-text - the legal text
 * @csspart benefits - the row of benefits
 * @csspart benefit - one of them
 * @csspart category-banner - the promotion of a category; parts inside it also have their name with the prefix `category-`
 * @csspart pi-banner - the promotion of a sales phase
 * @csspart app-banner - the banner for the shop's app
 * @csspart app-banner-close - the button that closes it
 * @csspart logo - the logo
 * @csspart nav - the navigation bar
 * @csspart nav-item - an item of the navigation bar
 * @csspart nav-flyout - the panel that opens from the bar; not `hidden` while it is open
 * @csspart nav-flyout-close - the button that closes it
 * @csspart themeworld-section - a section of theme worlds; `data-section` is its name
 * @csspart themeworld-teaser - a card of a theme world
 * @csspart badge - the badge of a card
 * @csspart card-flag - the flag of a card
 * @csspart availability - when the offer of a card is available
 * @csspart end-date - when the offer of a card ends
 * @csspart drilldown - the menu of phones
 * @csspart drilldown-toggle - the button that opens it
 * @csspart drilldown-node - an entry of the menu; `aria-current` on the active path
 * @csspart drilldown-back - the button that leads one level up
 * @csspart search - the search
 * @csspart search-input - its field
 * @csspart search-submit - the button that searches
 * @csspart search-clear - the button that empties the field
 * @csspart search-panel - the list of suggestions
 * @csspart search-term - a suggested term
 * @csspart search-product - a suggested product
 * @csspart search-toggle - the icon that opens the search
 * @csspart search-flyout - the search as a flyout
 * @csspart search-flyout-close - the button that closes it
 * @csspart search-back - the button that leads back to the page
 * @csspart user - the link to the customer's account; `data-logged-in` says whether somebody is logged in
 * @csspart store-finder - the link to the store finder
 * @csspart cart - the link to the cart
 * @csspart cart-badge - the number of pieces in the cart
 * @csspart cart-messages - the messages of the cart
 * @csspart cart-undo - the button that brings a removed item back
 * @csspart secure-hint - the hint that the checkout is secure
 */
import type { SearchApi } from '../../api/shop.js'
import type { Page } from '../../page/page.js'
import type { WidgetDefinition } from '../widget.js'
import { loadContent } from './load-content.js'
import { options, fragmentOptions, type HeaderOptions } from './options.js'
import styles from './styles.css'
import { HeaderView } from './HeaderView.js'
import type { EarlyModules } from './promotions/load-early.js'

/** Lazy parts use it. Without this export, it would be a separate file, which they would load after their own. */
export { Image } from './Image.js'

/** Creates `Shop.search`. Its lazy chunk is loaded by the first call. */
export const openSearch = async (page: Page): Promise<SearchApi> =>
  (await import('./search/combobox/index.js')).openSearch(page)

const header: WidgetDefinition<HeaderOptions, EarlyModules> = {
  name: 'header',
  options,
  styles,
  loadContent,
  serverPlatforms: ['CLASSIC', 'MATCH'],
  fragmentOptions,
  View: HeaderView,
}
export default header
