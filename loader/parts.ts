/** The parts that all widgets of a page share. Each is loaded on first use. After a failure, the next use tries again. */
import { cartHeaders } from '../src/cart/headers.js'
import { cartPath } from '../src/services/cart.js'
import type { PageStart } from '../src/host/page-start.js'
import { readOptions } from '../src/options/read.js'
import type { Page } from '../src/page/page.js'
import { createCartOpener } from '../src/page/open-cart.js'
import { loadOnce } from '../src/page/load-once.js'
import { loadChunk, type ChunkExports } from './chunks.js'
import { requestEarly } from './request-early.js'

export type Parts = ReturnType<typeof createParts>

export function createParts(pageStart: PageStart) {
  const page = loadOnce(async () => (await loadChunk('core')).startPage(pageStart, window))
  /** Loads a chunk along with the page. */
  const withPage = async <Name extends string, T>(
    name: Name,
    run: (page: Page, chunk: ChunkExports<Name>) => T | Promise<T>,
  ): Promise<T> => {
    const [started, chunk] = await Promise.all([page.load(), loadChunk(name)])
    return run(started, chunk)
  }

  const cart = createCartOpener(async () => {
    const headers = cartHeaders(pageStart)
    const opened = withPage('cart', (started, { openCart }) => openCart(started))
    const leave = requestEarly(pageStart, readOptions(pageStart), 'cart', () => [
      { path: cartPath(), init: { headers, cache: 'no-store' } },
    ])
    try {
      return await opened
    } finally {
      // The first read begins as soon as the cart is open, and takes the response.
      setTimeout(leave)
    }
  }, window)

  return {
    cart,
    mountedWidgets: loadOnce(() =>
      withPage('runtime', (started, runtime) => runtime.createMountedWidgets(started, loadChunk)),
    ),
    search: loadOnce(() => withPage('header', (started, { openSearch }) => openSearch(started))),
    customer: () => withPage('runtime', (started, { loadCustomer }) => loadCustomer(started)),
    // What is measured is mostly widgets, which need this chunk anyway. Elements that use the shop need only the core.
    timings: loadOnce(() => withPage('runtime', (started, { loadTimings }) => loadTimings(started))),
    html: loadOnce(() => withPage('core', (started, { loadHtml }) => loadHtml(started))),
    // The page may be broken, so the doctor needs no other chunk.
    doctor: loadOnce(() => loadChunk('doctor')),
  }
}
