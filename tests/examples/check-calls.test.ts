// @vitest-environment node
/** The reference shop tells the browser tests whether a call is as the table of calls says. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHECK_HEADER, type CheckedCall } from '../../examples/shop/check-calls.js'
import { CSRF, visit } from './visit.js'

beforeEach(() => void vi.stubEnv('CHECK_CALLS', '1'))
afterEach(() => void vi.unstubAllEnvs())

const CART = '/service/cart/api/cart'
const JSON_ONLY = { Accept: 'application/json' }
const checked = (answer: Response): CheckedCall =>
  JSON.parse(decodeURIComponent(answer.headers.get(CHECK_HEADER) ?? 'null')) as CheckedCall

test('a call as the table says has no problems', async () => {
  const answer = await visit().get(CART, { ...CSRF, ...JSON_ONLY })
  expect(checked(answer)).toEqual({ name: 'readCart', problems: [], isAnswerChecked: true })
})

test('a request that is not as the table says is described', async () => {
  const item = { productId: '1', quantity: -1 }
  const answer = await visit().send('PUT', CART, { setArticle: item }, JSON_ONLY)
  expect(checked(answer).problems).toEqual([
    'request: header X-CSRF-Token: it is missing',
    'request: body setArticle.quantity: expected at least 0; got -1',
  ])
})

test('a form with files is checked', async () => {
  const form = new FormData()
  form.append('customerEmail', 'ann@shop.example')
  form.append('attachments', new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }))
  form.append('attachments', new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
  const answer = await visit().send('POST', '/service/support/v1/requests', form, JSON_ONLY)
  expect(checked(answer).problems).toEqual([
    expect.stringMatching(/^request: body attachments\.1: .*"image\/png"; got a file of type image\/gif/),
  ])
})

test('a response that was changed by a fault is not checked, but its request is', async () => {
  const answer = await visit().get(`${CART}?fault=cart:malformed`, JSON_ONLY)
  expect(checked(answer)).toEqual({
    name: 'readCart',
    problems: ['request: header X-CSRF-Token: it is missing'],
    isAnswerChecked: false,
  })
})

test('a call that is not in the table is a problem', async () => {
  expect(checked(await visit().get('/service/none', JSON_ONLY)).problems).toEqual(['no such call'])
})

test('in the running shop, nothing is checked', async () => {
  vi.stubEnv('CHECK_CALLS', '')
  const answer = await visit().get(CART, { ...CSRF, ...JSON_ONLY })
  expect(answer.headers.get(CHECK_HEADER)).toBeNull()
})
