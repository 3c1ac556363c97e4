/** The shop that the forms in kept markup may send to: that of the page, and never one that session storage names. */
import type { PageStart } from '../../host/page-start.js'
import { islandsIn, parseIsland } from '../../options/island.js'
import { optionKey, readOptions } from '../../options/read.js'

export function apiBaseOf(page: PageStart, placeholder: HTMLElement): string | undefined {
  const options = readOptions(page, ...islandsIn(placeholder).map(parseIsland), placeholder.dataset)
  const value = options[optionKey('apiBase')]?.value
  return typeof value === 'string' ? value : undefined
}
