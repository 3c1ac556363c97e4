/** For the browser tests, the reference shop checks whether a call matches the table of calls. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHECK_HEADER, type CheckedCall } from '../../examples/shop/check-calls.js'
import { CSRF, visit } from './visit.js'

beforeEach(() => void vi.stubEnv('CHECK_CALLS', '1'))
afterEach(() => void vi.unstubAllEnvs())

const CART = '/service/cart/api/cart'
const JSON_ONLY = { Accept: 'application/json' }
const checked = (response: Response): CheckedCall =>
  JSON.parse(decodeURIComponent(response.headers.get(CHECK_HEADER) ?? 'null')) as CheckedCall

test('a call that matches the table has no problems', async () => {
  const response = await visit().get(CART, { ...CSRF, ...JSON_ONLY })
  expect(checked(response)).toEqual({ name: 'readCart', problems: [], isResponseChecked: true })
})

test('describes a request that does not match the table', async () => {
  const item = { productId: '1', quantity: -1 }
  const response = await visit().send('PUT', CART, { setArticle: item }, JSON_ONLY)
  expect(checked(response).problems).toEqual([
    'request: header X-CSRF-Token: it is missing',
    'request: body setArticle.quantity: a whole number from 0',
  ])
})

test('checks a form with files', async () => {
  const form = new FormData()
  form.append('customerEmail', 'ann@shop.example')
  form.append('attachments', new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }))
  form.append('attachments', new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
  const response = await visit().send('POST', '/service/support/v1/requests', form, JSON_ONLY)
  expect(checked(response).problems).toEqual([expect.stringMatching(/^request: body attachments\.1: /)])
})

test('checks the request, but not a response that a fault has changed', async () => {
  const response = await visit().get(`${CART}?fault=cart:malformed`, JSON_ONLY)
  expect(checked(response)).toEqual({
    name: 'readCart',
    problems: ['request: header X-CSRF-Token: it is missing'],
    isResponseChecked: false,
  })
})

test('reports a call that is not in the table', async () => {
  expect(checked(await visit().get('/service/none', JSON_ONLY)).problems).toEqual(['no such call'])
})

test('checks nothing in the running shop', async () => {
  vi.stubEnv('CHECK_CALLS', '')
  const response = await visit().get(CART, { ...CSRF, ...JSON_ONLY })
  expect(response.headers.get(CHECK_HEADER)).toBeNull()
})
