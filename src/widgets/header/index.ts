/** Entry point of the header widget. */
import type { SearchApi } from '../../api/shop.js'
import type { Page } from '../../page/page.js'
import type { WidgetDefinition } from '../widget.js'
// Lazy parts share it. Without this import, it would be a file of its own.
import './Image.js'
import { loadContent } from './load-content.js'
import { options, takeoverOptions, type HeaderOptions } from './options.js'
import styles from './styles.css'
import { View } from './View.js'

/** Creates `Shop.search`. Its lazy chunk is loaded by the first call. */
export const openSearch = async (page: Page): Promise<SearchApi> =>
  (await import('./search/combobox/index.js')).openSearch(page)

const header: WidgetDefinition<HeaderOptions> = {
  name: 'header',
  options,
  styles,
  loadContent,
  serverPlatforms: ['CLASSIC', 'MATCH'],
  takeoverOptions,
  View,
}
export default header
