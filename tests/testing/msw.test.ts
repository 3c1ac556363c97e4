/** `shopHandlers` with the real Mock Service Worker: the calls of the package reach the services of the reference shop. */
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shopHandlers, type MswShop } from '../../src/testing/msw.js'

const CART = 'https://shop.example/service/cart/api/cart'
const CSRF = { 'X-CSRF-Token': '1' }
const server = setupServer()
let shop: MswShop<ReturnType<typeof http.all>>

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  shop = shopHandlers(http, { site: 'AT', cart: { articles: [{ productId: '42', quantity: 2 }] } })
  server.use(...shop.handlers)
})
afterEach(async () => {
  await shop.logOut()
  server.resetHandlers()
})

const readCart = async () =>
  (await (await fetch(CART, { headers: CSRF })).json()) as { cart: { numberOfArticles: number } }
const setArticle = (quantity: number) =>
  fetch(CART, {
    method: 'PUT',
    headers: { ...CSRF, 'Content-Type': 'application/json' },
    body: JSON.stringify({ setArticle: { productId: '42', quantity } }),
  })

describe('the services', () => {
  test('respond with the test’s state, and change it', async () => {
    expect(await readCart()).toMatchObject({ cart: { numberOfArticles: 2 } })
    expect((await setArticle(3)).status).toBe(200)
    expect(shop.cart.articles).toEqual([{ productId: '42', tcm: 'A', quantity: 3 }])
    shop.cart = {}
    expect(await readCart()).toMatchObject({ cart: { numberOfArticles: 0 } })
  })

  test('fail as the test demands, for as many calls as it demands', async () => {
    shop.fail('cart-change', 'CART_LIMIT', 1)
    const refused = await setArticle(3)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toEqual({ error: 'CART_LIMIT', limit: 50 })
    expect((await setArticle(3)).status).toBe(200)
    shop.fail('all', 503)
    expect((await setArticle(4)).status).toBe(503)
    shop.clearFaults()
    expect((await setArticle(4)).status).toBe(200)
    shop.fail('cart', 'drop')
    await expect(setArticle(5)).rejects.toThrow()
  })

  test('keep what the visitor sends', async () => {
    const response = await fetch(
      'https://shop.example/service/newsletter/api/internal/newsletter-subscribers',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          email: 'jana@mail.example',
          consents: [],
          origin: 'onsite',
          originAddition: 'subsite',
        }),
      },
    )
    expect(response.status).toBe(201)
    expect(shop.outbox.subscribers).toMatchObject([{ site: 'AT', details: { email: 'jana@mail.example' } }])
    expect(shop.newsletterStatus).toBe('WAITING_FOR_DOI')
  })

  test('know a visitor who is logged in, and the page gets the cookies', async () => {
    await shop.logIn('customer', { firstName: 'Zofia' })
    expect(document.cookie).toMatch(/LoginToken=/)
    const [, csrf = ''] = /CsrfToken=([^;]*)/.exec(document.cookie) ?? []
    const data = await fetch('https://shop.example/service/customerfrontenddata/api/v1/psdata', {
      headers: { 'X-CSRF-Token': csrf },
    })
    expect(await data.json()).toMatchObject({ customer: { firstname: 'Zofia' } })
    await shop.logOut()
    expect(document.cookie).not.toMatch(/LoginToken=/)
  })

  test('deliver the promotions of the test', async () => {
    const address = 'https://shop.example/service/promotion/api/promotion/~header_top'
    shop.setPromotion('~header_top', { type: 'ApiTopBannerPromotion', content: { headline: 'Test' } })
    expect(await (await fetch(address)).json()).toEqual({
      type: 'ApiTopBannerPromotion',
      contentJSON: '{"headline":"Test"}',
    })
    shop.setPromotion('~header_top', null)
    expect((await fetch(address)).status).toBe(404)
  })

  test('leave other addresses to other handlers', async () => {
    server.use(
      ...shop.handlers,
      http.get('*/service/of-the-host', () => HttpResponse.json('ours')),
    )
    expect(await (await fetch('https://shop.example/service/of-the-host')).json()).toBe('ours')
  })
})

describe('a mistake of the test', () => {
  test('an unknown call, fault, site or visitor is named, with what is allowed', async () => {
    await expect(shop.logIn('admin' as never)).rejects.toThrow(/"admin", allowed: visitor, remembered/)
    expect(() => shop.fail('basket' as never, 500 as never)).toThrow(/"basket", allowed: all, navigation/)
    expect(() => shop.fail('cart', 'redirect' as never)).toThrow(
      /"redirect" is no fault of cart, allowed: a status/,
    )
    expect(() => shop.fail('cart', 200)).toThrow(/"200"/)
    expect(() => shop.fail('cdn', 500 as never)).toThrow(/allowed: 404, slow/)
    expect(() => (shop.site = 'XX' as never)).toThrow(/"XX", allowed: DE, AT/)
  })
})
