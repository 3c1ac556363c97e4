/** A page with the script tag, in a browser. The reference shop serves the page, the files and the services. */
import { expect, test } from '@playwright/test'

const badge = (page) => page.locator('[part~=cart-badge]')
const addButton = (page) => page.getByRole('button', { name: 'In den Warenkorb' })

test('the button adds two pieces to the cart', async ({ page }) => {
  await page.goto('/my/coffee.html')
  await addButton(page).click()
  await expect(badge(page)).toHaveText('2')
  await page.reload()
  await expect(badge(page)).toHaveText('2')
})

test('the header explains a change that the shop refuses', async ({ page }) => {
  await page.goto('/my/coffee.html?fault=cart-change:error:ITEM_LIMIT')
  await addButton(page).click()
  await expect(page.locator('[part~=cart-messages]')).toContainText('10')
  await expect(badge(page)).not.toBeVisible()
})

test('the link in the placeholder stays if the header cannot be loaded', async ({ page }) => {
  await page.route('**/cdn/chunks/header.*', (route) => route.abort())
  await page.goto('/my/coffee.html')
  await page.evaluate(() => window.Shop.ready)
  await expect(page.getByRole('link', { name: 'Zum Shop' })).toBeVisible()
})

test('a newsletter sign-up reaches the shop', async ({ page, request }) => {
  await page.goto('/my/coffee.html')
  const newsletter = page.locator('[data-shop-widget=newsletter]')
  await newsletter.locator('[name=email]').fill('jana@mail.example')
  await newsletter.locator('[part~=submit]').click()
  await expect(newsletter.locator('[part~=success]')).toBeVisible()
  const outbox = await request.get('/outbox?to=jana@mail.example', {
    headers: { Accept: 'application/json' },
  })
  expect((await outbox.json()).mails).toHaveLength(1)
})

test('the header greets a customer who is logged in', async ({ page }) => {
  await page.goto('/my/coffee.html?login=customer')
  await expect(page.locator('[part~=user]')).toHaveAttribute('data-logged-in', 'true')
})
