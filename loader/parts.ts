/** The parts that all widgets of a page share. Each is loaded on first use. After a failure, the next use tries again. */
import { cartHeaders } from '../src/cart/headers.js'
import { cartPath } from '../src/services/cart.js'
import type { PageStart } from '../src/host/page-start.js'
import { readOptions } from '../src/options/read.js'
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
  const loadWithPage = <Name extends keyof Chunks>(name: Name) => Promise.all([page.load(), load(name)])

  const mountedWidgets = loadOnce(async () => {
    const [started, runtime] = await loadWithPage('runtime')
    return runtime.createMountedWidgets(started, loadChunk)
  })

  const cart = createCartOpener(async () => {
    const headers = cartHeaders(pageStart)
    const chunks = loadWithPage('cart')
    const leave = requestEarly(pageStart, readOptions(pageStart), 'cart', () => [
      { path: cartPath(), init: { headers, cache: 'no-store' } },
    ])
    try {
      const [started, cartModule] = await chunks
      return cartModule.openCart(started)
    } finally {
      // The first read begins as soon as the cart is open, and takes the response.
      setTimeout(leave)
    }
  }, window)

  const search = loadOnce(async () => {
    const [started, header] = await loadWithPage('header')
    return header.openSearch(started)
  })

  const customer = async () => {
    const [started, runtime] = await loadWithPage('runtime')
    return runtime.loadCustomer(started)
  }

  const timings = loadOnce(async () => {
    const [started, runtime] = await loadWithPage('runtime')
    return runtime.loadTimings(started)
  })

  const html = loadOnce(async () => {
    const [started, core] = await loadWithPage('core')
    return core.loadHtml(started)
  })

  // The page may be broken, so the doctor needs no other chunk.
  const doctor = loadOnce(() => load('doctor'))

  return { cart, search, doctor, timings, customer, mountedWidgets, html }
}
