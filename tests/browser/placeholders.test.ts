/** interface §1: while the page is open, an element becomes a placeholder, changes its widget, and stops being one. */
import type { Page } from 'playwright/test'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { twoFrames } from './support/layout.js'
import { part as partOf } from './support/parts.js'
import { recordRequests } from './support/traffic.js'

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

test('an element becomes a placeholder, changes its widget, stops being one, and becomes one again', async ({
  page,
}) => {
  await expect(place(page)).toHaveText('own content')
  await setWidget(page, 'footer')
  await expect(part(page, 'footer')).toBeVisible()
  await setWidget(page, 'newsletter')
  await expect(part(page, 'form')).toBeVisible()
  await expect(part(page, 'footer')).toHaveCount(0)
  expect(await readyWidgets(page)).toEqual(['footer', 'newsletter'])
  await setWidget(page, undefined)
  await expect(part(page, 'form')).toHaveCount(0)
  await expect(page.getByText('own content')).toBeVisible()
  await setWidget(page, 'footer')
  await expect(part(page, 'footer')).toBeVisible()
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})

test('a placeholder without a box loads when the box around it comes near the viewport', async ({ page }) => {
  const requests = recordRequests(page)
  await page.evaluate(() => {
    const element = document.querySelector<HTMLElement>('#place')!
    const [space, box] = [document.createElement('div'), document.createElement('div')]
    space.style.height = '5000px'
    element.replaceWith(space, box)
    box.append(element)
    element.style.display = 'contents'
    element.dataset.load = 'visible'
  })
  await setWidget(page, 'footer')
  await twoFrames(page)
  expect(requests.filter((url) => url.includes('/chunks/footer.'))).toEqual([])
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(part(page, 'footer')).toBeVisible()
})

for (const widget of ['header', 'newsletter'] as const)
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

    if (widget === 'newsletter')
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

    if (widget === 'header')
      test('moves to the same link in the widget', async ({ page }) => {
        await mountBelowFocus(page, '/')
        expect(await focusedIn(page)).toMatch(/\/$/)
      })
  })
