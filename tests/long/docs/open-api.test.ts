/** The page `/openapi` of the reference shop, which the teams that own the services read. */
import AxeBuilder from '@axe-core/playwright'
import { CALLS } from '../../../src/services/contract/calls.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { overflow } from '../../browser/support/layout.js'

test('every call is on the page, and its schemas are links', async ({ page }) => {
  await page.goto('/openapi')
  for (const { name, method, path } of CALLS)
    await expect(page.locator(`#${name} h3`)).toHaveText(`${method} ${path}`)
  await page.locator('#readNavigation').getByRole('link', { name: 'NavigationResponse' }).click()
  await expect(page.locator('#NavigationResponse')).toBeInViewport()
  await expect(page.locator('#NavigationResponse')).toContainText('list of NavigationNode')
})

test('each link within the page leads to a part of it', async ({ page }) => {
  await page.goto('/openapi')
  const missing = await page
    .locator('main a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href')!)
        .filter((href) => !document.getElementById(href.slice(1))),
    )
  expect(missing).toEqual([])
})

for (const width of [1500, 320])
  test(`at ${width} px the page passes the accessibility check and does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/openapi')
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

test('the page needs nothing that a strict content security policy forbids', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.route('**/openapi', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'Content-Security-Policy': "default-src 'self'" }
    await route.fulfill({ response, headers })
  })
  await page.goto('/openapi')
  await expect(page.locator('main h1')).toBeVisible()
  expect(refused).toEqual([])
})

test('the document can be loaded from any origin', async ({ request }) => {
  const response = await request.get('/openapi.json')
  expect(response.headers()['access-control-allow-origin']).toBe('*')
  expect(await response.json()).toMatchObject({ openapi: '3.1.0' })
})
