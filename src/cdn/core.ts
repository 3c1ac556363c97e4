/** The entry point of the chunk `core`, which all other code of a page needs. */
import { startPage as startPlainPage, type Page } from '../page/page.js'
import type { PageStart } from '../host/page-start.js'
import type { PageWindow } from '../host/host.js'
import type { Html } from '../html/index.js'

export interface OpenPage extends Page {
  /** Loads the chunk `html`. Its hash is here, because most pages never load it. @throws {ShopError} LOAD_FAILED, INTEGRITY */
  openHtml(): Promise<Html>
}

export function startPage(pageStart: PageStart, window: PageWindow): OpenPage {
  const page = startPlainPage(pageStart, window)
  return { ...page, openHtml: async () => (await import('../html/index.js')).openHtml(page) }
}
