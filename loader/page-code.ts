/** The code that all widgets of a page share. Each part is loaded at its first use, and again if that failed. */
import type { CartApi } from '../src/api/cart.js'
import type { Customer } from '../src/api/customer.js'
import type { SearchApi } from '../src/api/shop.js'
import { cartHeaders } from '../src/cart/headers.js'
import { cartPath } from '../src/contracts/endpoints.js'
import type { PageWindow } from '../src/host/host.js'
import type { Shell } from '../src/host/shell.js'
import { readOptions } from '../src/options/read.js'
import type { Page } from '../src/page/page.js'
import type { Placeholders } from '../src/mount/placeholders.js'
import { createCartOpener } from '../src/page/open-cart.js'
import type { DoctorCode } from '../src/page/create-shop.js'
import { retryable } from '../src/page/retryable.js'
import { loadChunk } from './chunks.js'
import { fetchChunk } from './files.js'
import { cancelUntaken } from './first-answers.js'
import { askFirst } from './first-view.js'

interface Chunks {
  core: { createPage(shell: Shell, window: PageWindow): Page }
  runtime: {
    createPlaceholders(page: Page): Placeholders
    loadCustomer(page: Page): Promise<Customer>
  }
  cart: { openCart(page: Page): CartApi }
  header: { openSearch(page: Page): Promise<SearchApi> }
}
/** The types above must match what the chunks export: the build does not check them. */
const load = <Name extends keyof Chunks>(name: Name) =>
  loadChunk(name) as Promise<unknown> as Promise<Chunks[Name]>

export function createPageCode(shell: Shell) {
  const openPage = retryable(async () => {
    const page = (await load('core')).createPage(shell, window)
    // The runtime starts what `data-debug` shows. A page that only uses `Shop.cart` would not load it otherwise.
    if (page.trace) openPlaceholders().catch(() => {})
    return page
  })

  let placeholders: Placeholders | undefined
  const openPlaceholders = retryable(async () => {
    const [page, runtime] = await Promise.all([openPage(), load('runtime')])
    placeholders = runtime.createPlaceholders(page)
    return placeholders
  })

  const cart = createCartOpener(async () => {
    const headers = cartHeaders(shell)
    const chunks = Promise.all([openPage(), load('cart')])
    askFirst(readOptions(shell), 'cart', () => [{ path: cartPath(), init: { headers, cache: 'no-store' } }])
    try {
      const [page, code] = await chunks
      return code.openCart(page)
    } catch (error) {
      cancelUntaken()
      throw error
    }
  }, window)

  const openSearch = retryable(async () => {
    const [page, header] = await Promise.all([openPage(), load('header')])
    return header.openSearch(page)
  })

  const loadCustomer = async () => {
    const [page, runtime] = await Promise.all([openPage(), load('runtime')])
    return runtime.loadCustomer(page)
  }

  // It needs no other chunk, so nothing has to be linked.
  const openDoctor = retryable(() => fetchChunk('doctor') as Promise<DoctorCode>)

  return {
    cart,
    loadCustomer,
    openDoctor,
    openSearch,
    openPlaceholders,
    /** `undefined` until their code has been loaded; before that, nothing is mounted. */
    placeholders: () => placeholders,
  }
}
