/** `createTestShop` in the unit tests of a host page. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadShop } from '../../src/npm/index.js'
import { useCart, useShop } from '../../src/npm/react.js'
import { createTestShop, type TestShop } from '../../src/testing/index.js'

let current: TestShop | undefined
const open = (...options: Parameters<typeof createTestShop>) => (current = createTestShop(...options))

afterEach(() => {
  cleanup()
  current?.remove()
  vi.useRealTimers()
})

function CartButton() {
  const { itemCount, busy, error, setArticle } = useCart()
  const shop = useShop()
  return (
    <>
      <button onClick={() => void setArticle({ productId: '42', quantity: itemCount + 1 })}>
        {busy ? 'sending' : `${itemCount} pieces`}
      </button>
      <p role="alert">{error?.message}</p>
      <i>{shop?.formatPrice(9.9)}</i>
    </>
  )
}
const button = () => screen.getByRole('button')
const click = () => act(() => button().click())

describe('a component with useCart and useShop', () => {
  test('shows the cart of the test shop, and its calls are recorded', async () => {
    const { calls } = open({ site: 'AT', cart: { articles: [{ productId: '42', quantity: 2 }] } })
    render(<CartButton />)
    expect(button().textContent).toBe('2 pieces')
    expect(screen.getByText('9,90 Euro')).toBeTruthy()
    click()
    expect(await screen.findByText('3 pieces')).toBeTruthy()
    expect(calls).toEqual([{ method: 'cart.setArticle', args: [{ productId: '42', quantity: 3 }] }])
  })

  test('records add as one call, with the argument of the page', async () => {
    const { calls, shop } = open({ cart: { articles: [{ productId: '42', quantity: 2 }] } })
    await act(() => shop.cart.add({ productId: '42' }))
    expect(shop.cart.state.itemCount).toBe(3)
    expect(calls).toEqual([{ method: 'cart.add', args: [{ productId: '42' }] }])
  })

  test('shows the change while the service holds its response', async () => {
    const { hold } = open()
    render(<CartButton />)
    const release = hold()
    click()
    expect(button().textContent).toBe('sending')
    release()
    expect(await screen.findByText('1 pieces')).toBeTruthy()
  })

  test('shows the message of a refused change in the language of the page', async () => {
    const { fail } = open({ locale: 'en' })
    render(<CartButton />)
    fail('cart.setArticle', 'ITEM_LIMIT', 5)
    click()
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('5'))
    expect(button().textContent).toBe('0 pieces')
  })

  test('shows the next shop in the next test', async () => {
    open({ cart: { articles: [{ productId: '1', quantity: 7 }] } })
    render(<CartButton />)
    expect(button().textContent).toBe('7 pieces')
    cleanup()
    open()
    render(<CartButton />)
    expect(button().textContent).toBe('0 pieces')
  })
})

describe('a page with scripts', () => {
  test('finds the test shop as window.Shop, and runs functions that were queued earlier', () => {
    const queued = vi.fn()
    window.Shop = [queued]
    const { shop } = open()
    expect(window.Shop).toBe(shop)
    expect(queued).toHaveBeenCalledExactlyOnceWith(shop)
  })

  test('gets the test shop of each test from loadShop', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const options = { src: 'https://cdn.example/v1/loader.js' }
    const first = open().shop
    expect(await loadShop(options)).toBe(first)
    const second = open().shop
    expect(await loadShop(options)).toBe(second)
  })

  test('receives events of widgets that the test emits', () => {
    const { shop, emit } = open()
    const results: string[] = []
    shop.on('newsletter-submitted', ({ result }) => results.push(result))
    emit('newsletter-submitted', { result: 'SUCCESS' })
    expect(results).toEqual(['SUCCESS'])
  })

  test('has no Shop, no listener and no timer after remove', async () => {
    vi.useFakeTimers()
    const { shop, remove } = open({ cart: { articles: [{ productId: '42', quantity: 1 }] } })
    const removed = shop.cart.setArticle({ productId: '42', quantity: 0 })
    await removed
    expect(vi.getTimerCount()).toBe(1)
    remove()
    expect(vi.getTimerCount()).toBe(0)
    expect(window.Shop).toBeUndefined()
    const { cart } = shop
    document.dispatchEvent(new CustomEvent('cart-update'))
    expect(cart.state.busy).toBe(false)
  })

  test('can offer undo for ten seconds, on a faked clock', async () => {
    vi.useFakeTimers()
    const { shop } = open({ cart: { articles: [{ productId: '42', quantity: 1 }] } })
    await shop.cart.setArticle({ productId: '42', quantity: 0 })
    vi.advanceTimersByTime(9_999)
    expect(shop.cart.state.deleted).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(shop.cart.state.deleted).toEqual([])
  })
})

describe('a mistake of the test', () => {
  test('an unknown method, error, site or locale is named, with what is allowed', () => {
    const { fail } = open()
    expect(() => fail('cart.state' as never, 'UNKNOWN' as never)).toThrow(
      /"cart\.state".*allowed: cart\.load/,
    )
    expect(() => fail('search.open', 'ITEM_LIMIT' as never)).toThrow(
      'fail: "ITEM_LIMIT" is not an error of Shop.search.open, allowed: NOT_FOUND, LOAD_FAILED, INTEGRITY',
    )
    expect(() => createTestShop({ site: 'XX' as never })).toThrow(/"XX", allowed: DE, AT/)
    expect(() => createTestShop({ locale: 'xx' })).toThrow(/"xx", allowed: cs-CZ/)
  })
})
