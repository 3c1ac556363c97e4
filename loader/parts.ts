/** The parts that all widgets of a page share. Each is loaded on first use. After a failure, the next use tries again. */
import { cartHeaders } from '../src/cart/headers.js'
import { cartPath } from '../src/services/cart.js'
import type { PageStart } from '../src/host/page-start.js'
import { readOptions } from '../src/options/read.js'
import type { Page } from '../src/page/page.js'
import { createCartOpener } from '../src/page/open-cart.js'
import { loadOnce } from '../src/page/load-once.js'
import { loadChunk } from './chunks.js'
import { requestEarly } from './request-early.js'

/** What each chunk exports: types only, so the loader contains none of their code. */
interface Chunks {
  core: typeof import('../src/cdn/core.js')
  runtime: typeof import('../src/cdn/runtime.js')
  cart: typeof import('../src/cart/index.js')
  header: typeof import('../src/widgets/header/index.js')
  doctor: typeof import('../src/cdn/doctor.js')
}

const load = <Name extends keyof Chunks>(name: Name) =>
  loadChunk(name) as Promise<unknown> as Promise<Chunks[Name]>

export type Parts = ReturnType<typeof createParts>

export function createParts(pageStart: PageStart) {
  const page = loadOnce(async () => (await load('core')).startPage(pageStart, window))
  /** Loads a chunk along with the page. */
  const withPage = async <Name extends keyof Chunks, T>(
    name: Name,
    run: (page: Page, chunk: Chunks[Name]) => T | Promise<T>,
  ): Promise<T> => {
    const [started, chunk] = await Promise.all([page.load(), load(name)])
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
    timings: loadOnce(() => withPage('runtime', (started, { loadTimings }) => loadTimings(started))),
    html: loadOnce(() => withPage('core', (started, { loadHtml }) => loadHtml(started))),
    // The page may be broken, so the doctor needs no other chunk.
    doctor: loadOnce(() => load('doctor')),
  }
}
