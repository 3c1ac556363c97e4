/** Makes a test shop the `window.Shop` of the page, as the loader does. The React hooks of the package then use it, too. */
import { LOADER_MARK, type Shell } from '../host/shell.js'

const globals = globalThis as unknown as Record<symbol, Shell | undefined>

/** Removes the test shop that is installed. */
let removeCurrent: (() => void) | undefined

/**
 * Replaces a test shop that is still installed. Functions that wait in the queue `window.Shop` run.
 *
 * @param onRemove  called when the shop leaves the page, also if another one replaces it
 * @returns a function that removes the shop from the page
 */
export function installShop(shell: Shell, onRemove: () => void): () => void {
  removeCurrent?.()
  const before = window.Shop
  globals[LOADER_MARK] = shell
  window.Shop = shell.shop
  if (Array.isArray(before)) shell.shop.push(...before)
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
