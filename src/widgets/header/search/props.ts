/** What the search in the bar and its suggestions are given. */
import type { Host } from '../../../host/host.js'
import type { HeaderValues } from '../options.js'

export interface SearchProps {
  options: Pick<HeaderValues, 'site' | 'locale' | 'defaultSearchTerm'>
  host: Host
  mode: 'field' | 'flyout' | 'overlay'
  /** Whether the page keeps still while the flyout or overlay is open. */
  locksScroll: boolean
}
