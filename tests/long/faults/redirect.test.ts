/**
 * No call follows a redirect to another origin, which would get the visitor's tokens and data. The pages come from the shop's
 * server, because a page that the test itself serves may not call other local addresses.
 */
import type { APIRequestContext } from 'playwright/test'
import type { Shop } from '../../../src/api/shop.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { inWidget, part } from '../../browser/support/parts.js'
import { partnerOrigin, recordRequests } from '../../browser/support/traffic.js'
import { setFault } from './set-fault.js'

const newsletter = inWidget('newsletter')
const support = inWidget('support')

/** The calls with a token or a body that have reached the other origin. */
const readReceived = async (request: APIRequestContext, baseURL: string): Promise<string[]> =>
  (await (await request.get(`${partnerOrigin(baseURL, 'localhost')}/received`)).json()) as string[]

/** The visitor, the page, and a call that sends the visitor's tokens from that page. */
const VISITS = [
  ['customer', '/', '/psdata'],
  ['customer', '/newsletter', '/customers/base-data'],
  ['customer', '/support', '/customer-info/'],
  ['staff', '/', '/auth/checkauth'],
] as const

test('no call of a customer or of staff follows a redirect to another origin', async ({
  page,
  context,
  baseURL,
}) => {
  const requests = recordRequests(page)
  for (const [role, path, call] of VISITS) {
    await context.request.get(`/faults?login=${role}`)
    await setFault(context.request, 'all:redirect')
    await page.goto(path)
    await expect.poll(() => requests.some((address) => address.includes(call))).toBe(true)
  }
  await page.goto('/newsletter')
  await part(page, 'search-input').fill('kaffee')
  await newsletter.field(page, 'email').fill('anna@mail.example')
  await newsletter.part(page, 'submit').click()
  await expect(newsletter.part(page, 'error-banner')).toBeVisible()
  const { error } = await page.evaluate(() =>
    (window.Shop as Shop).cart.setArticle({ productId: '42', tcm: 'A', quantity: 1 }),
  )
  expect(error).toBe('UNKNOWN')
  expect(await readReceived(context.request, baseURL!)).toEqual([])
})

// `XMLHttpRequest`, which follows redirects, sends a request with attachments.
test('a support request without attachments does not follow a redirect to another origin', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/support?schema=none')
  await setFault(context.request, 'support-request:redirect')
  await support.field(page, 'customerFirstName').fill('Anna')
  await support.field(page, 'customerLastName').fill('Schmidt')
  await support.field(page, 'customerEmail').fill('anna@mail.example')
  await support.part(page, 'submit').click()
  await expect(support.part(page, 'error-banner')).toBeVisible()
  expect(await readReceived(context.request, baseURL!)).toEqual([])
})
