/** Entry point of the header widget. */
import type { SearchApi } from '../../api/shop.js'
import type { Page } from '../../page/page.js'
import type { WidgetDefinition } from '../widget.js'
import { loadContent } from './load-content.js'
import { options, takeoverOptions, type HeaderOptions } from './options.js'
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
  takeoverOptions,
  View: HeaderView,
}
export default header
