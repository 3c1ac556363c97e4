import type { Page } from './page.js'

/** As it is configured now: what `configure` says later is for later widgets; its hooks hold for all. interface.md §2 */
export const pageNow = (page: Page): Page => ({ ...page, configured: { ...page.configured } })
