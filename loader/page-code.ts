/** The code that all widgets of a page share. Each part is loaded on first use; after a failure, the next use tries again. */
import { cartHeaders } from '../src/cart/headers.js'
import { cartPath } from '../src/services/cart.js'
import type { PageStart } from '../src/host/page-start.js'
import { readOptions } from '../src/options/read.js'
import { createCartOpener } from '../src/page/open-cart.js'
import type { DoctorCode } from '../src/page/create-shop.js'
import { loadOnce } from '../src/page/load-once.js'
import { loadChunk } from './chunks.js'
import { fetchChunk } from './files.js'
import { requestFirst } from './first-view.js'

/** What each chunk exports: types only, so the loader contains none of their code. */
interface Chunks {
  core: typeof import('../src/cdn/core.js')
  runtime: typeof import('../src/cdn/runtime.js')
  cart: typeof import('../src/cart/index.js')
  header: typeof import('../src/widgets/header/index.js')
}

const load = <Name extends keyof Chunks>(name: Name) =>
  loadChunk(name) as Promise<unknown> as Promise<Chunks[Name]>

export function createPageCode(pageStart: PageStart) {
  const page = loadOnce(async () => {
    const created = (await load('core')).startPage(pageStart, window)
    // The runtime starts the output for `data-debug`. A page that only uses `Shop.cart` would not load it otherwise.
    if (created.isDebugged) placeholders.load().catch(() => {})
    return created
  })
  /** Loads a chunk along with the page. */
  const loadWithPage = <Name extends keyof Chunks>(name: Name) => Promise.all([page.load(), load(name)])

  const placeholders = loadOnce(async () => {
    const [opened, runtime] = await loadWithPage('runtime')
    return runtime.createPlaceholders(opened, loadChunk)
  })

  const cart = createCartOpener(async () => {
    const end = new AbortController()
    const headers = cartHeaders(pageStart)
    const chunks = loadWithPage('cart')
    requestFirst(
      readOptions(pageStart),
      'cart',
      () => [{ path: cartPath(), init: { headers, cache: 'no-store' } }],
      end.signal,
    )
    try {
      const [opened, code] = await chunks
      return code.openCart(opened)
    } finally {
      // The first read begins as soon as the cart is open, and takes the response.
      setTimeout(() => end.abort())
    }
  }, window)

  const search = loadOnce(async () => {
    const [opened, header] = await loadWithPage('header')
    return header.openSearch(opened)
  })

  const customer = async () => {
    const [opened, runtime] = await loadWithPage('runtime')
    return runtime.loadCustomer(opened)
  }

  const timings = loadOnce(async () => {
    const [opened, runtime] = await loadWithPage('runtime')
    return runtime.loadTimings(opened)
  })

  const html = loadOnce(async () => (await page.load()).openHtml())

  // The doctor needs no other chunk, so it is only fetched and not linked.
  const doctor = loadOnce(() => fetchChunk('doctor') as Promise<DoctorCode>)

  return { cart, search, doctor, timings, customer, placeholders, html }
}
