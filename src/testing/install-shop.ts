/** Makes a test shop the page's `window.Shop`, as the loader does. The package's React hooks then use it, too. */
import { LOADER_MARK, type PageStart } from '../host/page-start.js'

const globals = globalThis as unknown as Record<symbol, PageStart | undefined>

/** Removes the test shop that is installed. */
let removeCurrent: (() => void) | undefined

/**
 * Installs the shop, and removes a test shop that is still installed. Runs the functions that wait in the queue
 * `window.Shop`.
 *
 * @param onRemove  called when the shop is removed from the page, even if another one replaces it
 * @returns a function that removes the shop from the page
 */
export function installShop(pageStart: PageStart, onRemove: () => void): () => void {
  removeCurrent?.()
  const before = window.Shop
  globals[LOADER_MARK] = pageStart
  window.Shop = pageStart.shop
  if (Array.isArray(before)) pageStart.shop.push(...before)
  const remove = () => {
    if (removeCurrent !== remove) return
    removeCurrent = undefined
    delete globals[LOADER_MARK]
    delete window.Shop
    onRemove()
  }
  removeCurrent = remove
  return remove
}
