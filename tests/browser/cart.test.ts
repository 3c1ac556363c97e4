/** The cart on the pages of the reference shop: badge, API, several tabs, storage, cart page, messages. */
import type { Page, Request } from 'playwright/test'
import german from '../../locales/de-DE/cart.js'
import type { CartResult, CartState } from '../../src/api/cart.js'
import type { Shop } from '../../src/api/shop.js'
import { accessibilityFaults } from './support/accessibility.js'
import { fillCart } from './support/cart.js'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'

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

/** Collects the changes and the reads that the page sends to the cart service. */
function record(page: Page) {
  const puts: Request[] = []
  const gets: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/service/cart/api/cart') return
    ;(request.method() === 'PUT' ? puts : gets).push(request)
  })
  return { puts, gets }
}

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

  test('shows the stored count at once on the next page; the checkout stays disabled until the cart is read', async ({
    page,
    context,
  }) => {
    await fillCart(context, { '42': 2 })
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain('OfArticles":2')
    await page.route(ADDRESS, () => {
      // The call never gets a response.
    })
    await page.goto(CART_PAGE)
    await expect(badge(page)).toContainText('2')
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

  test('rejects invalid arguments with the name of the field, and neither sends nor changes anything', async ({
    page,
  }) => {
    const { puts } = record(page)
    await page.goto('/no-widget')
    await withShop(page, (shop) => shop.cart.load())
    const before = await stateOf(page)
    const refusals = await withShop(page, (shop) =>
      Promise.all(
        [
          () => shop.cart.setArticle({ productId: '42', quantity: -1 }),
          () => shop.cart.setArticle({ quantity: 1 } as never),
          () => shop.cart.setFreeArticle({ productId: '42' } as never),
          () => shop.cart.setGiftCard({ productId: '42', set: 'yes' } as never),
          () => shop.cart.setPartnerProduct({ set: true } as never),
          () => shop.cart.deleteSubscription(undefined as never),
          () => shop.cart.restore(),
        ].map((call) =>
          call().then(
            () => ['none', ''],
            (error) => [error.code, error.message],
          ),
        ),
      ),
    )
    expect(refusals.map(([code]) => code)).toEqual([...Array(6).fill('INVALID_ARGUMENT'), 'NOT_FOUND'])
    for (const [at, field] of ['quantity', 'productId', 'campaignId', 'set', 'partnerProductId'].entries())
      expect(refusals[at]![1]).toContain(`"${field}"`)
    expect(puts).toEqual([])
    expect(await stateOf(page)).toEqual(before)
  })

  test('sends ten changes that are made at once one after the other, in their order', async ({ page }) => {
    const { puts } = record(page)
    let inFlight = 0
    let most = 0
    page.on('request', (request) => request.method() === 'PUT' && (most = Math.max(most, ++inFlight)))
    page.on('requestfinished', (request) => request.method() === 'PUT' && inFlight--)
    await page.goto('/no-widget')
    const state = await withShop(page, async (shop) => {
      await Promise.all(
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((quantity) =>
          shop.cart.setArticle({ productId: '42', tcm: 'A', quantity }),
        ),
      )
      return shop.cart.state
    })
    expect(puts.map((put) => put.postDataJSON().setArticle.quantity)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(most).toBe(1)
    expect(state).toMatchObject({ itemCount: 10, busy: false })
  })

  test('shows the message of its first error at once, even offline', async ({ page, context }) => {
    await page.goto('/no-widget')
    await withShop(page, (shop) => shop.cart.load())
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const found = await withShop(page, async ({ cart }) => {
      const messages: string[] = []
      cart.subscribe(({ error }) => error && messages.push(error.message))
      const result = await cart.setArticle({ productId: '42', quantity: 1 })
      return { result: result.error, state: cart.state.error, messages: [...new Set(messages)] }
    })
    const message = german.setErrors.UNKNOWN
    expect(found).toMatchObject({
      result: 'UNKNOWN',
      state: { code: 'UNKNOWN', during: 'set', message },
      messages: [message],
    })
  })

  test('settles the promises of changes in the order of the calls, whether they succeed or fail', async ({
    page,
  }) => {
    await page.goto('/no-widget')
    await withShop(page, (shop) => shop.cart.load())
    const settled = await withShop(page, async ({ cart }) => {
      const order: string[] = []
      await Promise.all(
        [
          ['refused', 30],
          ['accepted', 2],
          ['unchanged', 2],
          ['refused again', 40],
          ['removed', 0],
        ].map(([name, quantity]) =>
          cart
            .setArticle({ productId: '42', tcm: 'A', quantity: quantity as number })
            .then(({ error }) => order.push(`${name}: ${error}`)),
        ),
      )
      return order
    })
    expect(settled).toEqual([
      'refused: ITEM_LIMIT',
      'accepted: undefined',
      'unchanged: NOT_MODIFIED',
      'refused again: ITEM_LIMIT',
      'removed: undefined',
    ])
  })

  test('sends changes that are made just before the visitor leaves the page', async ({ page }) => {
    await page.goto('/no-widget?fault=cart-change:slow:300')
    await withShop(page, (shop) => shop.cart.load())
    await page.evaluate(() => {
      const { cart } = window.Shop as Shop
      void cart.setArticle({ productId: '42', tcm: 'A', quantity: 1 })
      void cart.setArticle({ productId: '82', tcm: 'A', quantity: 2 })
      location.assign('/service/cartfrontend/cart')
    })
    await page.waitForURL(`**${CART_PAGE}`)
    await expect
      .poll(() => withShop<number>(page, async (shop) => (await shop.cart.load({ force: true })).itemCount))
      .toBe(3)
  })

  for (const [where, bubbles] of [
    ['window', false],
    ['document', false],
    ['document', true],
    ['button', false],
    ['button', true],
  ] as const)
    test(`reads the cart once for an event cart-update on the ${where} (bubbles: ${bubbles})`, async ({
      page,
    }) => {
      const { gets } = record(page)
      await page.goto('/no-widget')
      await withShop(page, (shop) => shop.cart.load())
      const before = gets.length
      const responded = page.waitForResponse((response) => response.url().includes('forceReload=true'))
      await page.evaluate(
        ([target, isBubbling]) => {
          const place = { window, document, button: document.querySelector('button')! }[target]
          place.dispatchEvent(new CustomEvent('cart-update', { bubbles: isBubbling }))
        },
        [where, bubbles] as const,
      )
      await responded
      await withShop(page, (shop) => shop.cart.load())
      // The last `load` may share the forced read or send a read of its own.
      const forced = gets.slice(before).filter((get) => new URL(get.url()).search === '?forceReload=true')
      expect(forced).toHaveLength(1)
    })
})

test.describe('two tabs', () => {
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

  test('do not make each other read the cart again and again', async ({ page, context }) => {
    const other = await context.newPage()
    await page.goto('/no-widget')
    await other.goto('/no-widget')
    await withShop(page, (shop) => shop.cart.load())
    await withShop(other, (shop) => shop.cart.load())
    const calls = [record(page), record(other)]
    await setArticle(page, '42', 4)
    await expect.poll(() => calls[1]!.gets.length).toBe(1)
    // A wrong echo would arrive during this read.
    await withShop(other, (shop) => shop.cart.load())
    const [readsHere, readsThere] = calls.map(({ gets }) => gets.length)
    expect(readsHere).toBe(0)
    // One read follows the other tab's change. A second one follows if the last `load` came too late to share it.
    expect(readsThere).toBeLessThanOrEqual(2)
  })
})

test.describe('the storage of the browser', () => {
  const POISONED: Array<[string, () => void]> = [
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ],
    [
      'is forbidden',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      },
    ],
    ['contains no JSON', () => localStorage.setItem('cart', '{"articles":[[[[}')],
    [
      "contains an older version's data",
      () => localStorage.setItem('cart', '{"items":[{"sku":42}],"articles":{"42":1}}'),
    ],
  ]
  for (const [name, poison] of POISONED)
    test(`if it ${name}, the cart works`, async ({ page }) => {
      await page.addInitScript(poison)
      await page.goto('/')
      await shopReady(page)
      expect(await setArticle(page, '42', 2)).toMatchObject({ updatedCart: { numberOfArticles: 2 } })
      await expect(badge(page)).toContainText('2')
    })
})

test.describe('the cart page', () => {
  test('changes quantities, and the checkout stays enabled', async ({ page, context }) => {
    await fillCart(context, { '42': 2, '82': 1 })
    await page.goto(CART_PAGE)
    await expect(page.locator('[data-checkout]')).toBeEnabled()
    await row(page, '42').getByRole('spinbutton').fill('5')
    await page.keyboard.press('Tab')
    await expect(badge(page)).toContainText('6')
    await expect.poll(async () => (await stateOf(page)).busy).toBe(false)
    await expect(page.locator('[data-checkout]')).toBeEnabled()
  })

  test('removes an article, and the undo of the message restores it', async ({ page, context }) => {
    await fillCart(context, { '41': 1, '42': 2, '82': 1 })
    await page.goto(CART_PAGE)
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
  })

  test('adds and removes gift cards, free articles and partner products', async ({ page }) => {
    await page.goto(CART_PAGE)
    for (const [method, kind] of [
      ['setGiftCard', 'giftCard'],
      ['setFreeArticle', 'freeArticle'],
      ['setPartnerProduct', 'partnerProduct'],
    ]) {
      await page.locator(`[data-shop-cart=${method}] button`).first().click()
      const added = page.locator(`main [data-kind=${kind}]`)
      await expect(added).toBeVisible()
      await expect.poll(async () => (await stateOf(page)).busy).toBe(false)
      await added.getByRole('button').click()
      await expect(added).toBeHidden()
      await expect.poll(async () => (await stateOf(page)).busy).toBe(false)
    }
    const { deleted } = await stateOf(page)
    expect(deleted.map(({ kind }) => kind)).toEqual(['giftCard', 'freeArticle'])
  })

  test('removes a subscription', async ({ page, context }) => {
    await page.goto(CART_PAGE)
    await page.locator('form[action="/subscriptions"] button').first().click()
    const subscription = page.locator('main [data-kind=subscription]')
    await expect(subscription).toBeVisible()
    await subscription.getByRole('button').click()
    await expect(subscription).toBeHidden()
    await expect.poll(async () => (await stateOf(page)).busy).toBe(false)
    const { cart } = await (
      await context.request.get('/service/cart/api/cart', { headers: { 'X-CSRF-Token': '1' } })
    ).json()
    expect(cart.subscriptions).toEqual([])
  })

  test('shows that a limit was reached, and reverts only that change', async ({ page, context }) => {
    await fillCart(context, { '42': 2, '82': 1 })
    await page.goto(CART_PAGE)
    await expect(badge(page)).toContainText('3')
    const results = await withShop(page, (shop) =>
      Promise.all([
        shop.cart.setArticle({ productId: '42', tcm: 'A', quantity: 30 }),
        shop.cart.setArticle({ productId: '82', tcm: 'A', quantity: 2 }),
      ]),
    )
    expect(results.map(({ error, limit }) => [error, limit])).toEqual([
      ['ITEM_LIMIT', 10],
      [undefined, undefined],
    ])
    await expect(badge(page)).toContainText('4')
    await expect(messages(page)).toContainText('maximal 10 Stück')
    expect(await stateOf(page)).toMatchObject({ error: { code: 'ITEM_LIMIT', limit: 10, during: 'set' } })
    await expect(messages(page)).toHaveText('', { timeout: 9000 })
  })

  test('shows no error if a change modifies nothing', async ({ page, context }) => {
    await fillCart(context, { '42': 2 })
    await page.goto(CART_PAGE)
    await expect(badge(page)).toContainText('2')
    expect(await setArticle(page, '42', 2)).toMatchObject({ error: 'NOT_MODIFIED' })
    expect(await stateOf(page)).toMatchObject({ error: null, itemCount: 2 })
  })

  test('disables the checkout while the cart contains a sold-out article', async ({ page }) => {
    await page.goto(CART_PAGE)
    await setArticle(page, '42', 1)
    await expect(page.locator('[data-checkout]')).toBeEnabled()
    await setArticle(page, '90', 1)
    await expect(page.locator('[data-checkout]')).toBeDisabled()
    await setArticle(page, '90', 0)
    await expect(page.locator('[data-checkout]')).toBeEnabled()
  })

  test('says above the cart that items are defective, in the page’s language', async ({ page, context }) => {
    await fillCart(context, { '42': 2, '7': 1 })
    const message = page.locator('[data-cart-defective]')
    await page.goto(CART_PAGE)
    await expect(badge(page)).toContainText('3')
    await expect(message).toBeHidden()
    await page.goto(`${CART_PAGE}?cart=defectiveArticle`)
    await expect(message).toHaveText('Es sind Fehler aufgetreten. Bitte beachten Sie die Hinweise unten.')
    await page.goto(`${CART_PAGE}?site=CH_FR`)
    await expect(message).toHaveText(/erreurs/)
    await expect(page.locator('[data-checkout]')).toBeDisabled()
  })

  test('says that a gift card could not be removed', async ({ page }) => {
    await page.goto(CART_PAGE)
    const form = page.locator('[data-shop-cart=setGiftCard]').first()
    await form.getByRole('button').click()
    // The press may wait for its code, and the cart is not busy until then.
    await expect(form).toHaveAttribute('data-shop-state', 'done')
    const card = page.locator('main [data-kind=giftCard]')
    await expect.poll(async () => (await stateOf(page)).busy).toBe(false)
    await page.route('**/service/cart/api/cart', (route) => route.fulfill({ status: 500, json: {} }))
    await card.getByRole('button').click()
    await expect(messages(page)).toContainText('Die Geschenkkarte konnte nicht entfernt werden.')
    await expect(card).toBeVisible()
  })

  test('shows an empty cart and an error if the cart cannot be read', async ({ page, context }) => {
    await fillCart(context, { '42': 2 })
    await page.goto(`${CART_PAGE}?fault=cart-read:fail:500`)
    await expect(messages(page)).toContainText('kann aus technischen Gründen nicht angezeigt werden')
    await expect(badge(page)).toBeHidden()
    expect(await stateOf(page)).toMatchObject({ itemCount: 0, error: { during: 'get' } })
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

  test('pass the accessibility check, with an error and an undo', async ({ page, context }) => {
    await fillCart(context, { '42': 2 })
    await page.goto('/')
    await shopReady(page)
    await setArticle(page, '42', 0)
    await setArticle(page, '42', 30)
    await expect(undo(page)).toBeVisible()
    await expect(messages(page)).toContainText('maximal 10')
    // axe judges the colours of the moment, so the transitions have to end first.
    await messages(page).evaluate((region) =>
      Promise.all(
        [...region.querySelectorAll('.message')].flatMap((box) =>
          box.getAnimations().map(({ finished }) => finished),
        ),
      ),
    )
    expect(await accessibilityFaults(page, 'header')).toEqual([])
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

  test('offer the undo of an item that was removed before the cart was loaded', async ({ page, context }) => {
    await fillCart(context, { '42': 1 })
    // The read waits for the removal, and the removal waits until the page has the response to the read.
    const removal = page.waitForRequest((request) => request.method() === 'PUT')
    const isRead = async () => (await stateOf(page)).deleted.length === 1
    await page.route(ADDRESS, async (route) => {
      if (route.request().method() === 'PUT') await expect.poll(isRead).toBe(true)
      else await removal
      await route.continue()
    })
    await page.goto('/')
    await shopReady(page)
    const { deletedArticle } = await setArticle(page, '42', 0)
    expect(deletedArticle).toMatchObject({ productId: '42' })
    await expect(undo(page)).toBeVisible()
  })

  test('are above everything else on the page', async ({ page, context }) => {
    await fillCart(context, { '42': 1 })
    await page.goto('/')
    await shopReady(page)
    await page.evaluate(() => {
      const cover = document.body.appendChild(document.createElement('div'))
      cover.style.cssText = 'position: fixed; inset: 50% 0 0; z-index: 2147483647; background: #fff'
    })
    await setArticle(page, '42', 0)
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

  test('are not animated if the visitor prefers reduced motion', async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await fillCart(context, { '42': 1 })
    await page.goto('/')
    await shopReady(page)
    await setArticle(page, '42', 0)
    await expect(undo(page)).toBeVisible()
    expect(await messages(page).evaluate((region) => region.getAnimations({ subtree: true }).length)).toBe(0)
    await expect(undo(page)).toHaveText('Rückgängig machen')
    await expect(messages(page).locator('.ring-seconds')).toHaveText(/^\d+$/)
  })
})

for (const value of ['a%20b%C3%BC', '50%', 'abc%2B', 'abc+def=='])
  test(`a token with the value ${value} is sent as its cookie holds it`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies(
      ['CsrfToken', 'LongtermToken', 'LoginToken'].map((name) => ({ name, value, url: baseURL! })),
    )
    const { puts, gets } = record(page)
    const login = page.waitForRequest('**/customers/base-data')
    await page.goto('/newsletter')
    expect((await login).headers()['x-logintoken']).toBe(value)
    const result = await setArticle(page, '42', 1)
    expect(result.error).toBeUndefined()
    for (const request of [gets[0]!, puts[0]!]) {
      const headers = request.headers()
      expect([headers['x-csrf-token'], headers['x-longtermtoken']]).toEqual([value, value])
    }
  })
