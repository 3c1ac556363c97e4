/** `Shop.customer` on the pages of the reference shop. */
import type { Page } from 'playwright/test'
import type { Customer, Shop } from '../../src/npm/index.js'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'

const PATH = '/service/customerfrontenddata/api/v1/psdata'

/** The customer data, requested through the queue before the loader has run. */
async function customerOn(page: Page, address: string): Promise<Customer> {
  await page.addInitScript(() => {
    const host = window as unknown as { customer: Promise<unknown> }
    host.customer = new Promise((resolve) => (window.Shop ??= []).push((shop) => resolve(shop.customer())))
  })
  await page.goto(address)
  return page.evaluate(() => (window as unknown as { customer: Promise<Customer> }).customer)
}

const recordCalls = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === PATH) calls.push(pathname)
  })
  return calls
}

test('shares the call of the header, and no tracking event contains its data', async ({ page }) => {
  const calls = recordCalls(page)
  const { customerName } = await customerOn(page, '/?login=customer')
  await shopReady(page)
  expect(await page.evaluate(() => (window.Shop as Shop).customer())).toMatchObject({ customerName })
  expect(calls).toEqual([PATH])
  const events = await page.evaluate(() =>
    JSON.stringify((window as unknown as { dataLayer?: object[] }).dataLayer ?? []),
  )
  for (const name of customerName.split(' ')) expect(events).not.toContain(name)
})
