/** Libraries that swap the content of a page: `data-shop-cart` works in what they bring, in forms, too. interface §8. */
import type { Page } from 'playwright/test'
import { INSTALL_HINT, missingLibraries } from '../../../examples/hosts/folder.js'
import { HOST_PAGES } from '../../../examples/hosts/pages/index.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { part } from '../../browser/support/parts.js'

/** Follows the page's link to itself, which the library turns into a swap. */
async function followLink(page: Page): Promise<void> {
  await page.locator('#host-next').click()
  await expect(page).toHaveURL(/\?next\b/)
}

const replaceMain = (page: Page) =>
  page.evaluate(() => {
    const { jQuery } = window as unknown as { jQuery(selector: string): { html(markup?: string): string } }
    jQuery('#main').html(jQuery('#main').html())
  })

const SWAPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  turbo: followLink,
  htmx: followLink,
  pjax: followLink,
  'jquery-1': replaceMain,
  'jquery-3': replaceMain,
}

/** The attribute tells htmx not to send the form itself. */
const addForm = (page: Page) =>
  page.evaluate(() => {
    const holder = document.createElement('div')
    holder.innerHTML = `<form data-shop-cart="add" data-product-id="42" data-tcm="A" action="/hosts/answer" hx-boost="false">
      <button id="form-add">Add</button></form>`
    document.getElementById('host-form')!.before(holder)
    const { htmx } = window as unknown as { htmx?: { process(node: Node): void } }
    htmx?.process(holder)
  })

for (const [name, swap] of Object.entries(SWAPS))
  test(`${name}: what it swaps in changes the cart and shows it`, async ({ page }) => {
    const host = HOST_PAGES.find((one) => one.name === name)!
    test.skip(missingLibraries(host).length > 0, `libraries of host pages are missing: ${INSTALL_HINT}`)
    await page.goto(`/hosts/${name}`)
    const [button, pieces] = [page.locator('#host-add'), page.locator('#host-pieces')]
    await button.click()
    await expect(pieces).toHaveText('1')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const old = await button.elementHandle()
    await swap(page)
    await expect.poll(() => old!.evaluate((element) => element.isConnected)).toBe(false)
    await expect(pieces).toHaveText('1')
    await button.click()
    await expect(pieces).toHaveText('2')
    await addForm(page)
    await page.locator('#form-add').click()
    await expect(pieces).toHaveText('3')
    await expect(part(page.locator('#header'), 'cart-badge')).toHaveText('3')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

test('turbo: what shows the cart keeps its values when the page is morphed into a new answer of the server', async ({
  page,
}) => {
  const host = HOST_PAGES.find(({ name }) => name === 'turbo')!
  test.skip(missingLibraries(host).length > 0, `libraries of host pages are missing: ${INSTALL_HINT}`)
  await page.route('**/hosts/turbo', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace('<head>', '<head><meta name="turbo-refresh-method" content="morph" />')
      .replace(
        '<h1>',
        '<a id="checkout" href="/checkout" data-shop-show="canCheckout" hidden="">Checkout</a><h1>',
      )
    await route.fulfill({ response, body })
  })
  await page.goto('/hosts/turbo')
  const [button, pieces, checkout] = ['#host-add', '#host-pieces', '#checkout'].map((id) => page.locator(id))
  await button!.click()
  await expect(pieces!).toHaveText('1')
  await expect(checkout!).toBeVisible()
  const old = await pieces!.elementHandle()
  await page.evaluate(async () => {
    const { Turbo } = window as unknown as { Turbo: { visit(url: string, options: object): void } }
    const morphed = new Promise((resolve) =>
      document.addEventListener('turbo:morph', resolve, { once: true }),
    )
    Turbo.visit(location.href, { action: 'replace' })
    await morphed
  })
  await expect(pieces!).toHaveText('1')
  await expect(checkout!).toBeVisible()
  expect(await old!.evaluate((element) => element.isConnected)).toBe(true)
})
