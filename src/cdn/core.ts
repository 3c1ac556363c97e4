/** The entry point of the chunk `core`, which all other code of a page needs. */
import type { Html } from '../html/index.js'
import type { Page } from '../page/page.js'

export { startPage } from '../page/page.js'

/** Loads the chunk `html`. Its hash is in this chunk, because most pages never load it. @throws {ShopError} LOAD_FAILED, INTEGRITY */
export const loadHtml = async (page: Page): Promise<Html> => (await import('../html/index.js')).openHtml(page)
