/** interface §1: while the page is open, an element becomes a placeholder, changes its widget, and stops being one. */
import type { Page } from 'playwright/test'
import type { Shop } from '../../src/api/shop.js'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part as partOf } from './support/parts.js'
import { holdBack, recordRequests } from './support/traffic.js'

const place = (page: Page) => page.locator('#place')
const part = (page: Page, name: string) => partOf(place(page), name)

const setWidget = (page: Page, widget: string | undefined) =>
  place(page).evaluate((element, name) => {
    if (name === undefined) element.removeAttribute('data-shop-widget')
    else element.setAttribute('data-shop-widget', name)
  }, widget)

const readyWidgets = async (page: Page) =>
  (await eventsOf(page, 'shop-ready')).map(({ detail }) => detail.widget)

test.beforeEach(async ({ page, openPage }) => {
  await recordEvents(page)
  await openPage('<div id="place" data-load="eager" data-show-newsletter="false">own content</div>')
  await shopReady(page)
})

/** Makes the element a footer, and changes it before the footer's code is loaded. */
async function changeWhileFooterLoads(page: Page, widget: string | undefined): Promise<void> {
  const release = await holdBack(page, '**/cdn/chunks/runtime.*')
  const requested = page.waitForRequest('**/cdn/chunks/footer.*')
  await setWidget(page, 'footer')
  await requested
  await setWidget(page, widget)
  release()
}

/** The placeholder keeps its own content, even after a widget elsewhere has rendered. */
async function expectOwnContent(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const other = document.body.appendChild(document.createElement('div'))
    await (window.Shop as Shop).mount(other, 'newsletter')
  })
  await expect(place(page)).toHaveText('own content')
  expect(await readyWidgets(page)).toEqual(['newsletter'])
  expect(await eventsOf(page, 'shop-error')).toEqual([])
}

test('an element that becomes a placeholder is mounted', async ({ page }) => {
  await expect(place(page)).toHaveText('own content')
  await setWidget(page, 'footer')
  await expect(part(page, 'footer')).toBeVisible()
  expect(await readyWidgets(page)).toEqual(['footer'])
})

test('a placeholder shows the new widget when its attribute changes', async ({ page }) => {
  await setWidget(page, 'footer')
  await expect(part(page, 'footer')).toBeVisible()
  await setWidget(page, 'newsletter')
  await expect(part(page, 'form')).toBeVisible()
  await expect(part(page, 'footer')).toHaveCount(0)
  expect(await readyWidgets(page)).toEqual(['footer', 'newsletter'])
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})

test('an element that stops being a placeholder shows its own content again', async ({ page }) => {
  await setWidget(page, 'footer')
  await expect(part(page, 'footer')).toBeVisible()
  await setWidget(page, undefined)
  await expect(part(page, 'footer')).toHaveCount(0)
  await expect(page.getByText('own content')).toBeVisible()
  await setWidget(page, 'footer')
  await expect(part(page, 'footer')).toBeVisible()
})

test('if the widget changes before its code is loaded, only the later widget is mounted', async ({
  page,
}) => {
  await changeWhileFooterLoads(page, 'newsletter')
  await expect(part(page, 'form')).toBeVisible()
  await expect(part(page, 'footer')).toHaveCount(0)
  expect(await readyWidgets(page)).toEqual(['newsletter'])
})

test('an element that stops being a placeholder before the code is loaded keeps its own content', async ({
  page,
}) => {
  await changeWhileFooterLoads(page, undefined)
  await expectOwnContent(page)
})

test('an element that stops being a placeholder before the page is idle loads nothing', async ({ page }) => {
  const requests = recordRequests(page)
  await page.evaluate(() => {
    const element = document.querySelector<HTMLElement>('#place')!
    let runWhenIdle = () => {}
    window.requestIdleCallback = (run) => {
      runWhenIdle = run as () => void
      return 1
    }
    Object.assign(window, { becomeIdle: () => runWhenIdle() })
    element.dataset.load = 'idle'
    element.dataset.shopWidget = 'footer'
  })
  const becomeIdle = () => page.evaluate(() => (window as unknown as { becomeIdle(): void }).becomeIdle())
  await setWidget(page, undefined)
  await becomeIdle()
  expect(requests.filter((url) => url.includes('/chunks/'))).toEqual([])
  await setWidget(page, 'newsletter')
  await becomeIdle()
  await expect(part(page, 'form')).toBeVisible()
  expect(await readyWidgets(page)).toEqual(['newsletter'])
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})

for (const [what, begin] of [
  ['a placeholder', (place: HTMLElement) => place.setAttribute('data-shop-widget', 'footer')],
  [
    'an element given to Shop.mount',
    (place: HTMLElement) => void (window.Shop as Shop).mount(place, 'footer'),
  ],
] as const)
  test(`Shop.unmount works for ${what} before its code is loaded`, async ({ page }) => {
    const release = await holdBack(page, '**/cdn/chunks/runtime.*')
    const request = page.waitForRequest('**/cdn/chunks/footer.*')
    await place(page).evaluate(begin)
    await request
    await page.evaluate(() => (window.Shop as Shop).unmount('#place'))
    release()
    await expectOwnContent(page)
  })

for (const widget of ['header', 'footer', 'newsletter', 'support'] as const)
  test.describe(`the focus in the own content of a ${widget}`, () => {
    /** Puts the focus on a link in the placeholder, which then becomes a widget. */
    const mountBelowFocus = async (page: Page, address: string) => {
      await place(page).evaluate((element, href) => {
        element.innerHTML = `<p>own <a href="${href}">link</a></p>`
      }, address)
      await place(page).getByRole('link').focus()
      await setWidget(page, widget)
      await expect.poll(() => readyWidgets(page)).toEqual([widget])
    }
    const focusedIn = (page: Page) =>
      place(page).evaluate(({ shadowRoot }) => {
        const focused = shadowRoot?.activeElement
        if (!focused) return undefined
        return focused.hasAttribute('data-shop-root') ? 'the widget' : focused.getAttribute('href')
      })
    const container = (page: Page) => place(page).locator('[data-shop-root]')

    test('moves to the start of the widget, and Tab goes on from there', async ({ page }) => {
      await mountBelowFocus(page, '/a-page-of-the-host')
      expect(await focusedIn(page)).toBe('the widget')
      await page.keyboard.press('Tab')
      expect(await focusedIn(page)).not.toBe('the widget')
      expect(await place(page).evaluate(({ shadowRoot }) => shadowRoot?.activeElement !== null)).toBe(true)
      await expect(container(page)).not.toHaveAttribute('tabindex')
    })

    test('stays elsewhere, if it is not in there', async ({ page }) => {
      await page.evaluate(() => {
        const button = document.body.appendChild(document.createElement('button'))
        button.focus()
      })
      await setWidget(page, widget)
      await expect.poll(() => readyWidgets(page)).toEqual([widget])
      await expect(page.locator('body > button')).toBeFocused()
      await expect(container(page)).not.toHaveAttribute('tabindex')
    })

    if (widget === 'header' || widget === 'footer')
      test('moves to the same link in the widget', async ({ page }) => {
        const address = widget === 'header' ? '/' : '/?site=AT'
        await mountBelowFocus(page, address)
        expect(await focusedIn(page)).toMatch(new RegExp(`${address.replaceAll(/[/?]/g, String.raw`\$&`)}$`))
      })
  })
