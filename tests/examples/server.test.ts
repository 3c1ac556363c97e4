import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Cart } from '../../src/api/cart.js'
import { startShop, type RunningShop } from '../../examples/shop/server.js'
import { builtFolder } from './visit.js'

let shop: RunningShop | undefined
afterEach(async () => {
  await shop?.close()
  shop = undefined
})
const open = async (): Promise<RunningShop> => {
  shop = await startShop({ port: 0, cdnDir: builtFolder() })
  return shop
}

describe('the running shop', () => {
  it('responds at its address, and its partner at another address', async () => {
    const { url, partnerUrl } = await open()
    expect((await fetch(url)).status).toBe(200)
    expect(new URL(partnerUrl).origin).not.toBe(new URL(url).origin)
    const page = await (
      await fetch(`${partnerUrl}/newsletter?credentials=include&site=PL&data-origin=blog`)
    ).text()
    expect(page).toContain(`data-api-base="${url}"`)
    expect(page).toContain('data-credentials="include"')
    expect(page).toContain('data-origin="blog"')
    expect(page).toContain(`src="${url}/cdn/loader.js"`)
  })

  it('allows only its partner to call its services with cookies', async () => {
    const { url, partnerUrl } = await open()
    const ask = (origin: string) => fetch(`${url}/json/psdata`, { headers: { Origin: origin } })
    expect((await ask(partnerUrl)).headers.get('access-control-allow-origin')).toBe(partnerUrl)
    expect((await ask(partnerUrl)).headers.get('access-control-allow-credentials')).toBe('true')
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('closes at once, even while a call waits for its response', async () => {
    const { url, close } = await open()
    const hanging = fetch(`${url}/json/psdata?fault=user-data:hang`).catch(() => 'cut')
    // This call was sent after the hanging one, so the hanging one has arrived, too.
    await (await fetch(`${url}/jsonflyoutnavigation?site=DE`)).text()
    await close()
    shop = undefined
    expect(await hanging).toBe('cut')
  })

  it('can simulate a cut connection', async () => {
    const { url } = await open()
    await expect(fetch(`${url}/json/psdata?fault=user-data:drop`)).rejects.toThrow()
  })

  it('can cut a response after its headers or inside its body, after it has carried out the request', async () => {
    const { url } = await open()
    const cookie = (await fetch(`${url}/cart`)).headers.getSetCookie()[0]!.split(';')[0]!
    const headers = { Cookie: cookie, 'X-CSRF-Token': '1', 'Content-Type': 'application/json' }
    const address = `${url}/service/cart/api/cart`
    for (const [where, productId] of [
      ['', '1'],
      ['body', '2'],
    ]) {
      const response = await fetch(`${address}?fault=cart:cut:${where}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ setArticle: { productId, tcm: 'A', quantity: 1 } }),
      })
      expect(response.status).toBe(200)
      await expect(response.text()).rejects.toThrow()
    }
    const { cart } = (await (await fetch(address, { headers })).json()) as { cart: Cart }
    expect(cart.articles.map(({ productId }) => productId)).toEqual(['1', '2'])
  })

  it('can redirect to an address whose certificate is not trusted', async () => {
    const { url } = await open()
    const response = await fetch(`${url}/json/psdata?fault=user-data:certificate`, { redirect: 'manual' })
    const address = response.headers.get('Location')!
    expect(address).toMatch(/^https:/)
    await expect(fetch(address)).rejects.toMatchObject({ cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } })
  })

  it('rejects if its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    await expect(startShop({ port, cdnDir: builtFolder() })).rejects.toThrow(/EADDRINUSE/)
    other.close()
  })
})
