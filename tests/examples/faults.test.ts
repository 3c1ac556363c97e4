import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseFault, writeFault } from '../../examples/shop/faults/fault.js'
import { CALL_MODES, FILE_MODES } from '../../examples/shop/faults/modes.js'
import { CALL_NAMES } from '../../examples/shop/faults/names.js'
import { idle } from '../support/idle.js'
import { CSRF, PARTNER, visit } from './visit.js'

const NAVIGATION = '/jsonflyoutnavigation'
const CART = '/service/cart/api/cart'
const SUGGESTIONS = '/service/searchfrontend/api/suggestions?q=kaffee'

/** Advances the fake clock. @returns whether the response is still pending */
async function isPendingAfter(ms: number, response: Promise<unknown> | Response): Promise<boolean> {
  await idle()
  await vi.advanceTimersByTimeAsync(ms)
  await idle()
  return (await Promise.race([response, 'nothing'])) === 'nothing'
}

afterEach(() => void vi.useRealTimers())

describe('faults', () => {
  it('apply to one visitor until they are reset', async () => {
    const visitor = visit()
    await visitor.page('/?fault=navigation:fail:503')
    expect((await visitor.get(NAVIGATION)).status).toBe(503)
    expect((await visitor.get(NAVIGATION)).status).toBe(503)
    expect((await visit(visitor).get(NAVIGATION)).status).toBe(200)
    await visitor.page('/?fault=reset')
    expect((await visitor.get(NAVIGATION)).status).toBe(200)
  })

  it('in the address of a call apply to that call only', async () => {
    const visitor = visit()
    expect((await visitor.get(`${NAVIGATION}?fault=navigation:fail`)).status).toBe(500)
    expect((await visitor.get(NAVIGATION)).status).toBe(200)
  })

  it('can end after a number of calls', async () => {
    const visitor = visit()
    await visitor.page('/?fault=suggestions:fail:500:2')
    const statuses = [
      await visitor.get(SUGGESTIONS),
      await visitor.get(SUGGESTIONS),
      await visitor.get(SUGGESTIONS),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([500, 500, 200])
  })

  it('of the cart apply to reads and changes, or to one of them', async () => {
    const visitor = visit()
    const put = () => visitor.send('PUT', CART, { setArticle: { productId: '1', quantity: 1 } }, CSRF)
    await visitor.page('/?fault=cart-change:error:CART_LIMIT')
    expect(await (await put()).json()).toEqual({ error: 'CART_LIMIT', limit: 50 })
    expect((await visitor.get(CART, CSRF)).status).toBe(200)
    await visitor.page('/?fault=reset,cart:error:CARTSTORAGE_UNAVAILABLE')
    expect(await (await visitor.get(CART, CSRF)).json()).toEqual({ error: 'CARTSTORAGE_UNAVAILABLE' })
    expect((await put()).status).toBe(503)
    await visitor.page('/?fault=reset,cart-change:error:NOT_MODIFIED')
    expect((await put()).status).toBe(304)
    await visitor.page('/?fault=reset')
    expect(await (await visitor.get(CART, CSRF)).json()).toMatchObject({ cart: { articles: [] } })
  })

  it('can delay a call, which then gets its usual response', async () => {
    const visitor = visit()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const response = visitor.get(`${NAVIGATION}?fault=navigation:slow:80`)
    expect(await isPendingAfter(79, response)).toBe(true)
    expect(await isPendingAfter(1, response)).toBe(false)
    expect((await response).status).toBe(200)
  })

  it('can cut responses in half, change their shape, empty them, or replace them with a web page', async () => {
    const visitor = visit()
    const malformed = await visitor.get(`${NAVIGATION}?fault=navigation:malformed`)
    expect(malformed.status).toBe(200)
    await expect(malformed.json()).rejects.toThrow()
    expect(await visitor.json(`${NAVIGATION}?fault=navigation:wrong`)).not.toHaveProperty('list')
    expect((await visitor.get(`${NAVIGATION}?fault=navigation:empty`)).status).toBe(204)
    const page = await visitor.get(`${NAVIGATION}?fault=navigation:html`)
    expect(page.headers.get('Content-Type')).toContain('text/html')
  })

  it('contain the time after which the browser may try again if the service is overloaded', async () => {
    const visitor = visit()
    for (const status of [429, 503]) {
      const response = await visitor.get(`${NAVIGATION}?fault=navigation:fail:${status}`)
      expect(response.status).toBe(status)
      expect(response.headers.get('Retry-After')).toBe('120')
    }
    const refused = await visitor.get(`${NAVIGATION}?fault=navigation:fail:403`)
    expect(refused.headers.get('Retry-After')).toBeNull()
  })

  it('can give one field another type, also in JSON within a text', async () => {
    const visitor = visit()
    const good = await visitor.json<{ list: Array<{ title: string }> }>(NAVIGATION)
    const wrong = await visitor.json<typeof good>(`${NAVIGATION}?fault=navigation:wrong:list.1.title`)
    expect(wrong.list[1]).toEqual({ ...good.list[1], title: 42 })
    expect(wrong.list[0]).toEqual(good.list[0])
    const promotion = await visitor.json<{ contentJSON: string }>(
      '/service/promotion/api/promotion/~header_top?fault=promotion:wrong:contentJSON.headline',
    )
    expect(JSON.parse(promotion.contentJSON)).toMatchObject({ headline: 42 })
    expect(await visitor.json(`${NAVIGATION}?fault=navigation:wrong:list.9999`)).toEqual(good)
  })

  it('can make a response too long or too deep', async () => {
    const visitor = visit()
    const text = async (mode: string) => (await visitor.get(`${NAVIGATION}?fault=navigation:${mode}`)).text()
    const long = await text('big')
    expect(long.length).toBeGreaterThan(10_000_000)
    expect(JSON.parse(long)).toHaveProperty('list')
    expect(await text('deep')).toContain('['.repeat(10_000))
  })

  it('can add inherited keys, and write each key twice', async () => {
    const visitor = visit()
    const good = await visitor.json(NAVIGATION)
    const inherited = await (await visitor.get(`${NAVIGATION}?fault=navigation:proto`)).text()
    expect(inherited).toContain('"__proto__":{"polluted":true')
    expect(inherited).toContain('"constructor":{"prototype":{"polluted":true')
    expect(JSON.parse(inherited)).toMatchObject(good as object)
    const twice = await (await visitor.get(`${NAVIGATION}?fault=navigation:duplicate`)).text()
    expect(twice).toContain('{"list":"first","list":[')
    expect(JSON.parse(twice)).toEqual(good)
  })

  it('can send a response byte by byte', async () => {
    const visitor = visit()
    const cachekey = '/service/searchfrontend/api/cachekey'
    const good = await visitor.json(cachekey)
    expect(await visitor.json(`${cachekey}?fault=cachekey:trickle:0`)).toEqual(good)
    const gzip = { 'Accept-Encoding': 'gzip' }
    const { body } = await visitor.get(`${NAVIGATION}?fault=navigation:trickle`, gzip)
    const reader = body!.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('{')
    await reader.cancel()
  })

  it('can redirect a call to another origin', async () => {
    const response = await visit().get(`${NAVIGATION}?site=AT&fault=navigation:redirect`)
    expect(response.status).toBe(307)
    expect(response.headers.get('Location')).toMatch(`${PARTNER}${NAVIGATION}?site=AT`)
  })

  it('can leave a call without a response until the caller cancels it', async () => {
    const visitor = visit()
    const caller = new AbortController()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const response = visitor.app.request(`http://shop.example${NAVIGATION}?fault=navigation:hang`, {
      signal: caller.signal,
    })
    expect(await isPendingAfter(3_600_000, response)).toBe(true)
    caller.abort()
    await response
  })

  it('of error codes have the format of their service', async () => {
    const visitor = visit()
    const signUp = await visitor.send(
      'POST',
      '/service/newsletter/api/internal/newsletter-subscribers?fault=newsletter:error:EMAIL_INVALID',
      {},
    )
    expect(await signUp.json()).toEqual({ type: 'urn:newsletter:email_invalid' })
    await visitor.page('/?login=staff&fault=preview-token:error:INTERNAL_ERROR')
    const token = await visitor.send('POST', '/service/preview/api/token', {
      previewDateTime: '2026-12-01T08:00:00Z',
    })
    expect(await token.json()).toEqual({ status: 'INTERNAL_ERROR' })
  })

  it('can be set on the faults page', async () => {
    const visitor = visit()
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    await visitor.send('POST', '/faults', 'name=psdata&mode=fail&value=500&times=', form)
    expect(await visitor.page('/faults')).toContain('<code>psdata:fail:500</code>')
    await visitor.send('POST', '/faults', 'reset=1', form)
    expect(await visitor.page('/faults')).not.toContain('psdata:fail:500')
  })

  it('are written in the format in which they are read; invalid texts are ignored', () => {
    for (const text of ['cart:slow:2000', 'promotion:hang', 'cdn:404:header:1'])
      expect(writeFault(parseFault(text)!)).toBe(text)
    for (const text of [
      '',
      'cart',
      'cart:explode',
      'nothing:fail',
      'cart:fail:500:-1',
      'constructor:fail',
      'cdn:html',
    ])
      expect(parseFault(text)).toBeUndefined()
  })

  it('are all described on the faults page', async () => {
    const page = await visit().page('/faults')
    for (const name of [...Object.keys(CALL_NAMES), ...Object.keys({ ...CALL_MODES, ...FILE_MODES })])
      expect(page).toContain(`<code>${name}</code>`)
  })
})
