/** `useCart` and `useShop` in an application. */
import { waitFor } from '@testing-library/dom'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartApi, CartState } from '../../src/api/cart.js'
import type { Shop } from '../../src/api/shop.js'
import { LOADER_MARK } from '../../src/host/page-start.js'
import { recordFailures } from '../support/fail.js'
import { cartState } from '../support/page.js'

const globals = globalThis as unknown as Record<symbol, unknown>

/** A cart whose state a test sets. */
function createCart() {
  const listeners = new Set<(state: CartState) => void>()
  let state = cartState()
  const cart = {
    reads: 0,
    subscriptions: listeners,
    get state() {
      cart.reads++
      return state
    },
    subscribe(listener: (state: CartState) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setArticle: vi.fn(),
    message: vi.fn(),
    give(itemCount: number) {
      state = cartState({ itemCount })
      for (const listener of listeners) listener(state)
    },
  }
  return cart
}
type TestCart = ReturnType<typeof createCart>

/** Runs the loader on the page. */
function runLoader(cart: TestCart): Shop {
  const shop = { version: '1', cart: cart as unknown as CartApi } as Shop
  const { report } = recordFailures()
  globals[LOADER_MARK] = { shop, script: { src: '', dataset: {} }, configured: {}, report }
  const queue = window.Shop
  window.Shop = shop
  if (Array.isArray(queue)) for (const run of queue) run(shop)
  return shop
}

let npm: typeof import('../../src/npm/react.js')
let root: Root | undefined
let box: HTMLElement

beforeEach(async () => {
  vi.resetModules()
  npm = await import('../../src/npm/react.js')
  vi.stubGlobal(
    'fetch',
    async () => new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } }),
  )
  document.body.replaceChildren(document.createElement('div'))
  box = document.body.firstElementChild as HTMLElement
})

afterEach(() => {
  root?.unmount()
  root = undefined
  delete globals[LOADER_MARK]
  delete window.Shop
})

function show(view: ReactNode) {
  root ??= createRoot(box)
  flushSync(() => root!.render(view))
}

function Count() {
  const { itemCount, busy } = npm.useCart()
  return <p>{busy ? '…' : itemCount}</p>
}
const texts = () => [...box.querySelectorAll('p')].map((element) => element.textContent)

test('all components show the cart, with one subscription', () => {
  const cart = createCart()
  runLoader(cart)
  show(
    <StrictMode>
      <Count />
      <Count />
    </StrictMode>,
  )
  flushSync(() => cart.give(2))
  expect(texts()).toEqual(['2', '2'])
  expect(cart.subscriptions.size).toBe(1)
  show(null)
  show(<Count />)
  expect(texts()).toEqual(['2'])
  expect(cart.subscriptions.size).toBe(1)
})

test('the cart is not opened while a component renders', () => {
  const cart = createCart()
  runLoader(cart)
  let readsInRender: number | undefined
  function View() {
    npm.useCart()
    readsInRender ??= cart.reads
    return null
  }
  show(<View />)
  expect(readsInRender).toBe(0)
  expect(cart.reads).toBeGreaterThan(0)
})

test('the object is the same until the state changes, and the methods never change', () => {
  const cart = createCart()
  runLoader(cart)
  const seen: Array<ReturnType<typeof npm.useCart>> = []
  function View() {
    seen.push(npm.useCart())
    return null
  }
  show(<View />)
  const before = seen.at(-1)!
  show(<View />)
  expect(seen.at(-1)).toBe(before)
  flushSync(() => cart.give(1))
  expect(seen.at(-1)).not.toBe(before)
  expect(seen.at(-1)!.setArticle).toBe(before.setArticle)
})

test('the methods call the page’s cart', async () => {
  const cart = createCart()
  runLoader(cart)
  let used: ReturnType<typeof npm.useCart> | undefined
  function View() {
    used = npm.useCart()
    return null
  }
  show(<View />)
  used!.setArticle({ productId: '42', quantity: 1 })
  expect(cart.setArticle).toHaveBeenCalledWith({ productId: '42', quantity: 1 })
  used!.message('setErrors.ITEM_LIMIT', { limit: 5 })
  expect(cart.message).toHaveBeenCalledWith('setErrors.ITEM_LIMIT', { limit: 5 })
})

test('on a page without the script tag, the cart of the package is shown', async () => {
  show(<Count />)
  expect(texts()).toEqual(['…'])
  await waitFor(() => expect(texts()).toEqual(['0']))
})

test('when the script tag arrives, components change to its cart and its Shop', async () => {
  let shop: Shop | undefined
  function View() {
    shop = npm.useShop()
    return <Count />
  }
  show(<View />)
  const own = npm.getShop()
  expect(shop).toBe(own)

  const cart = createCart()
  const arrived = runLoader(cart)
  await waitFor(() => expect(shop).toBe(arrived))
  flushSync(() => cart.give(3))
  expect(texts()).toEqual(['3'])
  expect(cart.subscriptions.size).toBe(1)
})

test('a server renders an empty, busy cart and no Shop, and the browser hydrates that', async () => {
  const shops: Array<Shop | undefined> = []
  function View() {
    shops.push(npm.useShop())
    return <Count />
  }
  box.innerHTML = renderToString(<View />)
  expect(texts()).toEqual(['…'])
  expect(shops).toEqual([undefined])

  const cart = createCart()
  const shop = runLoader(cart)
  cart.give(4)
  const onRecoverableError = vi.fn()
  flushSync(() => {
    root = hydrateRoot(box, <View />, { onRecoverableError })
  })
  await waitFor(() => expect(texts()).toEqual(['4']))
  expect(shops[1]).toBeUndefined()
  expect(shops.at(-1)).toBe(shop)
  expect(onRecoverableError).not.toHaveBeenCalled()
})
