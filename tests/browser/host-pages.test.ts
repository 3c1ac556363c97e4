/** Pages with one awkward trait each: policies, old libraries, client routers, XML, other origins. */
import type { Shop } from '../../src/api/shop.js'
import { expect, heard, listen, shopReady, test } from './fixtures.js'

const WIDGETS = 'widgets=header,footer,newsletter,support'

test.beforeEach(({ page }) => listen(page))

for (const policy of ['', '&policy=addresses'])
  test(`a strict content security policy is never violated ${policy}`, async ({ page }) => {
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedScript|Trusted Type/i.test(message.text()))
        violations.push(message.text())
    })
    await page.goto(`/csp?${WIDGETS}&all.data-load=eager${policy}`)
    await shopReady(page)
    await expect(page.locator('[part~=header]')).toBeVisible()
    await page.locator('[part~=search-input]').first().fill('kaffee')
    await expect(page.locator('[part~=search-panel]').first()).toBeVisible()
    await expect(page.locator('[part~=form]').first()).toBeAttached()
    expect(violations).toEqual([])
    expect(await heard(page, 'shop-error')).toEqual([])
  })

test('every script element that we add carries the nonce', async ({ page }) => {
  await page.goto('/csp')
  await shopReady(page)
  const nonces = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].map(
      (element) => element.nonce === document.querySelector<HTMLScriptElement>('script[src*=loader]')!.nonce,
    ),
  )
  expect(nonces.length).toBeGreaterThan(0)
  expect(nonces).not.toContain(false)
})

test('beside an old library that patches prototypes the cart and the header work', async ({ page }) => {
  await page.goto('/jquery')
  await shopReady(page)
  await expect(page.locator('[part~=header]')).toBeVisible()
  const result = await page.evaluate(() =>
    (window.Shop as Shop).cart.setArticle({ productId: '3', quantity: 2 }),
  )
  expect(result.error).toBeUndefined()
  await expect(page.locator('[part~=cart-badge]')).toHaveText('2')
})

test('a page served as XML has its header', async ({ page }) => {
  await page.goto('/xhtml')
  await shopReady(page)
  await expect(page.locator('[part~=header]')).toBeVisible()
})

test('a loader injected late finds what is there and what comes', async ({ page }) => {
  await page.goto('/late')
  await expect(page.locator('[part~=header]').first()).toBeVisible()
})

test('in a single-page app the search goes through the client router', async ({ page }) => {
  await page.goto('/spa/')
  await shopReady(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('[part~=search-input]').fill('tasse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=tasse&site=DE/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a hundred placeholders on one page mount without an error', async ({ page }) => {
  await page.goto('/many')
  await shopReady(page)
  expect(await heard(page, 'shop-error')).toEqual([])
})

test('a partner on another origin embeds the newsletter without cookies', async ({ page, baseURL }) => {
  const partner = `http://localhost:${Number(new URL(baseURL!).port) + 1}`
  await page.goto(`${partner}/newsletter`)
  const email = page.locator('[data-field=email] input')
  await email.scrollIntoViewIfNeeded()
  await email.fill('anna@example.com')
  await page.locator('[part~=submit]').click()
  await expect(page.locator('[part~=success]')).toBeVisible()
  expect((await heard(page, 'newsletter-submitted')).map(({ detail }) => detail)).toEqual([
    { result: 'SUCCESS' },
  ])
})

test('nothing that the host sets on inherited properties changes a widget, its direction excepted', async ({
  page,
  openPage,
}) => {
  const look = (rules: string) =>
    openPage('<div data-shop-widget="header" data-platform="CLASSIC"></div>', {
      head: `<style>${rules}</style>`,
    })
  const styles = () =>
    page.locator('[part~=search-input]').evaluate((input) => {
      const { fontSize, color, letterSpacing, textTransform, lineHeight, cursor, visibility, fontFamily } =
        getComputedStyle(input)
      return { fontSize, color, letterSpacing, textTransform, lineHeight, cursor, visibility, fontFamily }
    })
  await look('')
  await shopReady(page)
  const plain = await styles()
  await look(
    'html { font-size: 40px } * { color: red !important; letter-spacing: 1em !important; text-transform: uppercase !important; line-height: 4 !important; cursor: wait !important; font: italic 40px cursive !important }',
  )
  await shopReady(page)
  expect(await styles()).toEqual(plain)
})
