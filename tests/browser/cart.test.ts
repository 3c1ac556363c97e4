/** The cart on the pages of the reference shop: badge, API, several tabs, storage, cart page, messages. */
import type { Page } from 'playwright/test'
import type { CartResult, CartState } from '../../src/api/cart.js'
import type { Shop } from '../../src/api/shop.js'
import { fillCart } from './support/cart.js'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'
import { holdBack } from './support/traffic.js'

const ADDRESS = '**/service/cart/api/cart*'
const CART_PAGE = '/service/cartfrontend/cart'
const badge = (page: Page) => part(page, 'cart-badge')
const messages = (page: Page) => part(page, 'cart-messages')
const undo = (page: Page) => part(page, 'cart-undo')
const row = (page: Page, product: string) => page.locator(`main [data-product="${product}"]`)

/** Runs a function with the page's `Shop`. It uses the queue, so it also works before the loader has run. */
const withShop = async <T, A = undefined>(
  page: Page,
  use: (shop: Shop, argument: A) => T | Promise<T>,
  argument?: A,
): Promise<T> => {
  const shop = await page.evaluateHandle(
    () => new Promise<Shop>((resolve) => (window.Shop ??= []).push(resolve)),
  )
  return shop.evaluate(use as (shop: Shop, argument: unknown) => T | Promise<T>, argument)
}

const setArticle = (page: Page, productId: string, quantity: number) =>
  withShop<CartResult, [string, number]>(
    page,
    (shop, [id, pieces]) => shop.cart.setArticle({ productId: id, tcm: 'A', quantity: pieces }),
    [productId, quantity],
  )
const stateOf = (page: Page) => withShop<CartState>(page, (shop) => shop.cart.state)

test.describe('the badge', () => {
  test('shows a new count within one frame, although the service takes 2 s', async ({ page }) => {
    await page.goto('/?fault=cart-change:slow:2000')
    await shopReady(page)
    await withShop(page, (shop) => shop.cart.load())
    const frames = await withShop<number>(page, async (shop) => {
      const root = document.querySelector('[data-shop-widget=header]')!.shadowRoot!
      const shown = () =>
        root.querySelector<HTMLElement>('[part=cart-badge]:not([hidden])')?.textContent?.trim()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      void shop.cart.setArticle({ productId: '42', tcm: 'A', quantity: 3 })
      let count = 0
      while (!shown()?.includes('3') && count < 100) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        count++
      }
      return count
    })
    expect(frames).toBeLessThanOrEqual(1)
  })

  test('shows the stored count before the cart’s code, and the checkout stays disabled until the cart is read', async ({
    page,
    context,
  }) => {
    await fillCart(context, { '42': 2 })
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain('OfArticles":2')
    await page.route(ADDRESS, () => {
      // The call never gets a response.
    })
    const release = await holdBack(page, '**/chunks/cart.*')
    await page.goto(CART_PAGE, { waitUntil: 'commit' })
    await expect(badge(page)).toContainText('2')
    release()
    // Until the cart's code is loaded, the state is that of an empty cart.
    await expect.poll(() => stateOf(page)).toMatchObject({ itemCount: 2, busy: true, canCheckout: false })
    await expect(page.locator('[data-checkout]')).toBeDisabled()
  })
})

test.describe('a page without a widget', () => {
  test('executes a queued call once the loader has run, and loads no code of a widget', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/cdn/')) scripts.push(new URL(request.url()).pathname)
    })
    await recordEvents(page)
    await page.addInitScript(() => {
      const queued = window as unknown as { queued?: Promise<unknown> }
      queued.queued = new Promise((resolve) =>
        (window.Shop ??= []).push((shop) =>
          resolve(shop.cart.setArticle({ productId: '42', tcm: 'A', quantity: 2 })),
        ),
      )
    })
    await page.goto('/no-widget')
    const result = await page.evaluate(() => (window as unknown as { queued: Promise<CartResult> }).queued)
    expect(result).toMatchObject({
      request: { setArticle: { productId: '42', tcm: 'A', quantity: 2 } },
      updatedCart: { numberOfArticles: 2 },
    })
    const counts = (await eventsOf(page, 'cart-changed')).map(({ detail, target }) => [
      detail['itemCount'],
      target,
    ])
    expect(counts[0]).toEqual([0, 'document'])
    expect(counts.at(-1)).toEqual([2, 'document'])
    expect(scripts.filter((path) => /runtime|header|footer/.test(path))).toEqual([])
  })
})

test('a change in one tab is shown in the other tab', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('/')
  await other.goto('/')
  await shopReady(page)
  await shopReady(other)
  await setArticle(page, '42', 4)
  await expect(badge(other)).toContainText('4')
  await setArticle(other, '42', 0)
  await expect(badge(page)).toBeHidden()
  await expect.poll(async () => (await stateOf(page)).busy).toBe(false)
  await expect.poll(async () => (await stateOf(other)).busy).toBe(false)
})

test.describe('the cart page', () => {
  test('changes quantities and removes an article, and the undo of the message restores it', async ({
    page,
    context,
  }) => {
    await fillCart(context, { '41': 1, '42': 5, '82': 1 })
    await page.goto(CART_PAGE)
    await expect(page.locator('[data-checkout]')).toBeEnabled()
    await row(page, '42').getByRole('spinbutton').fill('2')
    await page.keyboard.press('Tab')
    await expect(badge(page)).toContainText('4')
    await expect.poll(async () => (await stateOf(page)).busy).toBe(false)
    await expect(page.locator('[data-checkout]')).toBeEnabled()
    await row(page, '42').getByRole('button').click()
    await expect(badge(page)).toContainText('2')
    await expect(messages(page)).toHaveAttribute('role', 'status')
    await expect(messages(page)).toContainText('wurde aus dem Warenkorb entfernt')
    await undo(page).click()
    await expect(badge(page)).toContainText('4')
    await expect(messages(page)).toContainText('liegt wieder im Warenkorb')
    await expect.poll(async () => (await stateOf(page)).busy).toBe(false)
    expect((await stateOf(page)).cart.articles.map(({ productId }) => productId).sort()).toEqual([
      '41',
      '42',
      '82',
    ])
    // A sold-out article.
    await setArticle(page, '90', 1)
    await expect(page.locator('[data-checkout]')).toBeDisabled()
    await setArticle(page, '90', 0)
    await expect(page.locator('[data-checkout]')).toBeEnabled()
  })
})

test.describe('the messages', () => {
  test('are written into a live region that was empty before, and not hidden', async ({ page, context }) => {
    await fillCart(context, { '42': 1 })
    await page.goto('/')
    await shopReady(page)
    const region = messages(page)
    await expect(region).toBeEmpty()
    expect(await region.evaluate((element) => getComputedStyle(element).display)).toBe('block')
    // The accessibility tree that a screen reader gets: the region and everything in it.
    const client = await context.newCDPSession(page)
    const readRegion = async () => {
      const { result } = await client.send('Runtime.evaluate', {
        expression: `document.querySelector('[data-shop-widget=header]').shadowRoot.querySelector('[part=cart-messages]')`,
      })
      const { nodes } = await client.send('Accessibility.queryAXTree', { objectId: result.objectId! })
      const shown = nodes.filter(({ ignored }) => !ignored)
      return {
        role: shown[0]?.role?.value,
        id: shown[0]?.backendDOMNodeId,
        text: shown.map(({ role, name }) => (role?.value === 'StaticText' ? name?.value : '')).join(''),
      }
    }
    const before = await readRegion()
    expect(before).toMatchObject({ role: 'status', text: '' })
    await setArticle(page, '42', 0)
    await expect(undo(page)).toBeVisible()
    const after = await readRegion()
    expect(after).toMatchObject({ role: 'status', id: before.id })
    expect(after.text).toContain('wurde aus dem Warenkorb entfernt')
  })

  test('can be used with the keyboard, and return the focus to the page', async ({ page, context }) => {
    await fillCart(context, { '42': 2 })
    await page.goto(CART_PAGE)
    await expect(badge(page)).toContainText('2')
    await page.locator('[data-shop-cart=setGiftCard] button').first().focus()
    await setArticle(page, '42', 0)
    await expect(undo(page)).toBeVisible()
    await undo(page).focus()
    await page.keyboard.press('Enter')
    await expect(badge(page)).toContainText('2')
    // The message with the undo has been removed; the message that replaces it gets the focus.
    const focused = () =>
      page.evaluate(() => {
        let active = document.activeElement
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
        return active === document.body ? 'nowhere' : active?.localName
      })
    await expect.poll(focused).toBe('button')
    await page.keyboard.press('Escape')
    await expect(messages(page)).toHaveText('')
    await expect.poll(focused).toBe('button')
    await expect(page.locator('[data-shop-cart=setGiftCard] button').first()).toBeFocused()
  })

  test('move to the upper edge if the focused element is at the lower edge', async ({ page, context }) => {
    await fillCart(context, { '42': 1 })
    await page.goto('/')
    await shopReady(page)
    await page.evaluate(() => {
      const field = document.body.appendChild(document.createElement('input'))
      field.style.cssText = 'position: fixed; inset: auto 30px 30px auto'
      field.focus()
    })
    await setArticle(page, '42', 0)
    await expect(undo(page)).toBeVisible()
    await expect(messages(page)).toHaveAttribute('data-place', 'start')
    await expect.poll(async () => (await messages(page).boundingBox())!.y).toBeLessThan(100)
  })

  test('are above everything else on the page, and not animated if the visitor prefers reduced motion', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await fillCart(context, { '42': 1 })
    await page.goto('/')
    await shopReady(page)
    await page.evaluate(() => {
      const cover = document.body.appendChild(document.createElement('div'))
      cover.style.cssText = 'position: fixed; inset: 50% 0 0; z-index: 2147483647; background: #fff'
    })
    await setArticle(page, '42', 0)
    await expect(undo(page)).toHaveText('Rückgängig machen')
    expect(await messages(page).evaluate((region) => region.getAnimations({ subtree: true }).length)).toBe(0)
    await expect(messages(page).locator('.ring-seconds')).toHaveText(/^\d+$/)
    await undo(page).click()
    await expect(badge(page)).toContainText('1')
  })

  test('can be used while a dialog of the page or the menu is open', async ({ page, context }) => {
    await fillCart(context, { '42': 1 })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await shopReady(page)
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<dialog id="own"><button>Own</button></dialog>')
      document.querySelector<HTMLDialogElement>('#own')!.showModal()
    })
    await setArticle(page, '42', 0)
    const inDialog = page.locator('#own [data-shop-messages]')
    await expect(inDialog.getByRole('status')).toContainText('wurde aus dem Warenkorb entfernt')
    await page.keyboard.press('Tab')
    await expect(undo(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(badge(page)).toContainText('1')
    await page.keyboard.press('Escape')
    await expect(inDialog).toHaveCount(0)
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#own')!.close())
    await setArticle(page, '42', 0)
    await part(page, 'drilldown-toggle').click()
    await expect(part(page, 'drilldown')).toBeVisible()
    await undo(page).click()
    await expect(badge(page)).toContainText('1')
    await expect(part(page, 'drilldown')).toBeVisible()
  })
})
