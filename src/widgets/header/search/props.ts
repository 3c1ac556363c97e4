/** Props shared by the search form, its combobox and its flyout. */
import type { HeaderValues } from '../options.js'

export interface SearchProps {
  options: Pick<HeaderValues, 'site' | 'locale' | 'defaultSearchTerm'>
  mode: 'field' | 'flyout' | 'overlay'
  /** Whether the page's scrolling is locked while the flyout or overlay is open. */
  locksScroll: boolean
}
