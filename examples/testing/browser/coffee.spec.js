/** A page with the script tag, in a browser without a network. */
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { mockShop } from 'shop-embed/testing/playwright'

const ADDRESS = 'https://shop.example/coffee.html'
const PAGE = fileURLToPath(new URL('./coffee.html', import.meta.url))

/** Opens the page. @returns the services, which a test can inspect and change */
async function openPage(page, options) {
  const shop = await mockShop(page, options)
  await page.route(ADDRESS, (route) => route.fulfill({ path: PAGE }))
  await page.goto(ADDRESS)
  return shop
}

const badge = (page) => page.locator('[part~=cart-badge]')

test('the button adds two pieces to the cart', async ({ page }) => {
  const shop = await openPage(page, { cart: { articles: [{ productId: '1', quantity: 1 }] } })
  await expect(badge(page)).toHaveText('1')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(badge(page)).toHaveText('3')
  // The badge does not wait for the service.
  await expect.poll(() => shop.cart.articles).toContainEqual({ productId: '42', tcm: 'A', quantity: 2 })
})

test('the header explains a change that the shop refuses', async ({ page }) => {
  const shop = await openPage(page)
  shop.fail('cart-change', 'ITEM_LIMIT')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page.locator('[part~=cart-messages]')).toContainText('10')
  await expect(badge(page)).not.toBeVisible()
})

test('the link in the placeholder stays if the header cannot be loaded', async ({ page }) => {
  const shop = await mockShop(page)
  shop.fail('cdn', '404:header')
  await page.route(ADDRESS, (route) => route.fulfill({ path: PAGE }))
  await page.goto(ADDRESS)
  await page.evaluate(() => window.Shop.ready)
  await expect(page.getByRole('link', { name: 'Zum Shop' })).toBeVisible()
})

test('a newsletter sign-up reaches the shop', async ({ page }) => {
  const shop = await openPage(page)
  const newsletter = page.locator('[data-shop-widget=newsletter]')
  await newsletter.locator('[name=email]').fill('jana@mail.example')
  await newsletter.locator('[part~=submit]').click()
  await expect(newsletter.locator('[part~=success]')).toBeVisible()
  expect(shop.outbox.subscribers).toMatchObject([{ site: 'DE', details: { email: 'jana@mail.example' } }])
})

test('the header greets a customer who is logged in', async ({ page }) => {
  const shop = await openPage(page, { login: 'customer' })
  await expect(page.locator('[part~=user]')).toHaveAttribute('data-logged-in', 'true')
  await shop.logOut()
  await page.reload()
  await expect(page.locator('[part~=user]')).toHaveAttribute('data-logged-in', 'false')
})
