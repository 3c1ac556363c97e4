/** The file that keeps the shop's state between two starts. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Cart } from '../../src/api/cart.js'
import { openStateFile } from '../../examples/shop/state/state-file.js'
import { startShop } from '../../examples/shop/server.js'
import { builtFolder, CSRF, openShop, visit, type Visit } from './visit.js'

const newPath = () => join(mkdtempSync(join(tmpdir(), 'shop-state-')), 'state.json')

/** A new shop with the state of the file. @returns a visitor who keeps the cookies of an earlier one */
async function restart(path: string, earlier?: Visit) {
  const shop = openShop()
  const state = await openStateFile(path, shop.memory)
  const visitor = visit(shop)
  for (const [name, value] of earlier?.cookies ?? []) visitor.cookies.set(name, value)
  return { visitor, ...state }
}

const readCart = async (visitor: Visit) =>
  (await visitor.json<{ cart: Cart }>('/service/cart/api/cart', CSRF)).cart.articles.map(
    ({ productId, quantity }) => `${quantity} × ${productId}`,
  )

const SIGN_UP = { email: 'anna@mail.example', consents: ['NEWSLETTER'], origin: 'footer', originAddition: '' }

test('restores carts, sites, sign-ups, mails, support requests and log-ins at the next start', async () => {
  const path = newPath()
  const { visitor: before, save } = await restart(path)
  await before.get('/?site=AT')
  await before.send(
    'PUT',
    '/service/cart/api/cart',
    { setArticle: { productId: '42', tcm: 'A', quantity: 3 } },
    CSRF,
  )
  await before.send('POST', '/service/newsletter/api/private/newsletter-subscribers', SIGN_UP)
  const form = new FormData()
  form.set('customerFirstName', 'Anna')
  form.set('customerLastName', 'Beispiel')
  form.set('customerEmail', 'anna@mail.example')
  form.set('message', 'Hallo')
  expect((await before.send('POST', '/service/support/v1/requests', form)).status).toBe(201)
  await before.get('/?login=customer')
  const outbox = await before.json('/outbox', { Accept: 'application/json' })
  await save()

  const { visitor } = await restart(path, before)
  expect(await visitor.json('/outbox', { Accept: 'application/json' })).toEqual(outbox)
  expect(outbox).toMatchObject({
    mails: [{ to: SIGN_UP.email }],
    requests: [{ fields: { message: 'Hallo' } }],
  })
  const token = { 'X-CSRF-Token': visitor.cookies.get('CsrfToken')! }
  expect(await visitor.json('/service/customerfrontenddata/api/v1/psdata', token)).toMatchObject({
    tracking: { loginStatus: 'LOGGED_IN' },
  })
  const { cart } = await visitor.json<{ cart: Cart }>('/service/cart/api/cart', token)
  expect(cart.articles).toMatchObject([{ productId: '42', quantity: 3 }])
  expect(await visitor.page('/')).toContain('data-site="AT"')
  // The link of the mail works, too.
  const [mail] = visitor.memory.mailbox.mails
  await visitor.get(mail!.link)
  expect(visitor.memory.mailbox.subscribers).toMatchObject([{ status: 'SUBSCRIBED' }])
})

test('restores a visitor with any id that the shop has accepted', async () => {
  const path = newPath()
  const { visitor, save } = await restart(path)
  visitor.cookies.set('shop-visitor', '11111111-1111-1111-1111-111111111111')
  await visitor.get('/?site=AT')
  await save()
  const { visitor: later } = await restart(path, visitor)
  expect(later.memory.visitors.changed()).toMatchObject([{ id: '11111111-1111-1111-1111-111111111111' }])
})

test('keeps neither visitors who have changed nothing nor faults', async () => {
  const path = newPath()
  const { visitor, save } = await restart(path)
  await visitor.get('/')
  await save()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ visitors: [] })
  await visitor.get('/?fault=cart:slow&site=AT')
  await save()
  expect((await restart(path, visitor)).visitor.memory.visitors.changed()).toMatchObject([{ faults: [] }])
})

test('a running shop writes each change before it sends the response', async () => {
  const path = newPath()
  const shop = await startShop({ port: 0, cdnDir: builtFolder(), statePath: path })
  await fetch(`${shop.url}/?site=PL`)
  const kept = readFileSync(path, 'utf8')
  await shop.close()
  expect(kept).toContain('"site": "PL"')
  expect(readFileSync(path, 'utf8')).toBe(kept)
  expect(existsSync(`${path}.new`)).toBe(false)
})

test('writes many simultaneous changes without losing one', async () => {
  const path = newPath()
  const shop = await startShop({ port: 0, cdnDir: builtFolder(), statePath: path })
  await Promise.all(Array.from({ length: 30 }, () => fetch(`${shop.url}/?site=PL`)))
  await shop.close()
  expect(JSON.parse(readFileSync(path, 'utf8')).visitors).toHaveLength(30)
})

test.runIf(process.platform !== 'win32')('only its owner may read the file', async () => {
  const path = newPath()
  await restart(path)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test.each([
  ['{ "version": 1', 'is no JSON'],
  ['[]', 'has a wrong shape (at the top level)'],
  ['{}', 'has a wrong shape (at version)'],
  [
    JSON.stringify({
      version: 1,
      secret: 'x'.repeat(64),
      visitors: [{ id: '1' }],
      customers: [],
      subscribers: [],
      mails: [],
      requests: [],
    }),
    'has a wrong shape (at visitors.0.id)',
  ],
])('%s is refused, and stays as it is', async (text, message) => {
  const path = newPath()
  writeFileSync(path, text)
  await expect(openStateFile(path, openShop().memory)).rejects.toThrow(`The state file ${path} ${message}`)
  await expect(startShop({ port: 0, cdnDir: builtFolder(), statePath: path })).rejects.toThrow(message)
  expect(readFileSync(path, 'utf8')).toBe(text)
})

test('refuses a file in a missing folder at the start', async () => {
  const path = join(newPath(), 'state.json')
  await expect(openStateFile(path, openShop().memory)).rejects.toThrow(
    `The state file ${path} cannot be written`,
  )
})

test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
  'so is one that may not be read',
  async () => {
    const path = newPath()
    writeFileSync(path, '{}')
    chmodSync(path, 0)
    await expect(openStateFile(path, openShop().memory)).rejects.toThrow('cannot be read')
  },
)

test('logs a later failure, and writes the next change', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const folder = mkdtempSync(join(tmpdir(), 'shop-state-'))
  const path = join(folder, 'state.json')
  const { visitor, save } = await restart(path)
  const { rm, mkdir } = await import('node:fs/promises')
  await rm(folder, { recursive: true })
  await visitor.get('/?site=PL')
  await save()
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`The state file ${path} could not be written`))
  await mkdir(folder)
  await save()
  expect(readFileSync(path, 'utf8')).toContain('"site": "PL"')
})

test('the visitor gets the cart from the file', async () => {
  const path = newPath()
  const { visitor: before, save } = await restart(path)
  const change = { setArticle: { productId: '7', tcm: 'A', quantity: 1 } }
  await before.send('PUT', '/service/cart/api/cart', change, CSRF)
  await save()
  expect(await readCart((await restart(path, before)).visitor)).toEqual(['1 × 7'])
  expect(await readCart((await restart(path)).visitor)).toEqual([])
})
