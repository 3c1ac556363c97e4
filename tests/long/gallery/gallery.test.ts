/** The gallery: its filter, the width of its windows, and each state of each widget in its frame. */
import type { Locator, Page } from 'playwright/test'
import { cellsOf } from '../../../examples/gallery/cells.js'
import { FRAMELESS } from '../../../examples/gallery/state.js'
import { WIDGET_NAMES } from '../../../src/api/names.js'
import { axeFaults } from '../../browser/support/docs.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { overflow } from '../../browser/support/layout.js'
import { counted } from '../support/counted.js'

const ON_DE = { widget: undefined, state: undefined, site: 'DE', platform: 'auto' } as const
const WIDTHS = [360, 1280]

const frames = (page: Page): Locator => page.locator('iframe')
const count = (page: Page): Locator => page.locator('#count')
const slider = (page: Page): Locator => page.getByRole('slider', { name: 'width' })
const innerWidthOf = (frame: Locator) =>
  frame.evaluate((element: HTMLIFrameElement) => element.contentWindow!.innerWidth)

/** Waits until the page's script has begun to work. */
const open = async (page: Page, query = '') => {
  await page.goto(`/gallery${query}`)
  await expect(page.locator('html')).toHaveClass(/has-script/)
}

const expectReached = async (frame: Locator) => {
  await frame.scrollIntoViewIfNeeded()
  await expect(frame, await frame.getAttribute('title').then(String)).toHaveAttribute('data-cell', 'reached')
}

test('the filter selects cells, and its choices are in the address', async ({ page }) => {
  await open(page)
  await page.getByLabel('widget').selectOption('newsletter')
  await expect(count(page)).toHaveText('8 cells')
  await page.getByLabel('site').selectOption('PL')
  await page.getByLabel('state').selectOption('errors')
  await expect(count(page)).toHaveText('1 cell')
  await expect(page).toHaveURL(/widget=newsletter.*state=errors.*site=PL/)
  await page.reload()
  await expect(page.getByLabel('state')).toHaveValue('errors')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html')).toHaveAttribute('lang', 'pl-PL')
  await expect(frame.locator('[part~="field-error"]').first()).toBeVisible()
  await page.goBack()
  await expect(count(page)).toHaveText('8 cells')
})

test('the width of all windows follows the slider and the buttons, also with the keyboard', async ({
  page,
}) => {
  await open(page, '?widget=support&state=empty')
  const frame = frames(page).first()
  await expectReached(frame)
  expect(await innerWidthOf(frame)).toBe(1280)
  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect.poll(() => innerWidthOf(frame)).toBe(320)
  await expect(page.getByText('320 px')).toBeVisible()
  await expect(page).toHaveURL(/width=320/)
  await page.keyboard.press('End')
  await expect.poll(() => innerWidthOf(frame)).toBe(1600)
  const phone = page.getByRole('button', { name: 'Phone' })
  await phone.press('Enter')
  await expect(phone).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => innerWidthOf(frame)).toBe(360)
  await page.reload()
  await expect(slider(page)).toHaveValue('360')
})

test('a state that needs a wide or a narrow window gets one', async ({ page }) => {
  await open(page, '?widget=header&state=flyout&width=360')
  await expectReached(frames(page).first())
  expect(await innerWidthOf(frames(page).first())).toBe(980)
})

test('a frame is as high as its content', async ({ page }) => {
  await open(page, '?widget=newsletter&state=empty&width=360')
  const frame = frames(page).first()
  await expectReached(frame)
  const form = page.frameLocator('iframe').locator('[part~="form"]')
  const bottom = (box: { y: number; height: number } | null) => box!.y + box!.height
  const place = page.locator('.window').first()
  await expect
    .poll(async () => bottom(await place.boundingBox()) - bottom(await form.boundingBox()))
    .toBeLessThan(80)
  expect(bottom(await place.boundingBox())).toBeGreaterThanOrEqual(bottom(await form.boundingBox()))
})

for (const widget of WIDGET_NAMES.filter((name) => !FRAMELESS.includes(name)))
  for (const width of WIDTHS)
    test(`${widget}: each state is reached in a frame, ${width} px wide, and no cell takes the focus`, async ({
      page,
    }) => {
      test.slow()
      const states = cellsOf({ ...ON_DE, widget }).length
      for (let first = 0, number = 1; first < states; first += 24, number++) {
        await open(page, `?widget=${widget}&width=${width}&page=${number}`)
        for (const frame of await frames(page).all()) await expectReached(frame)
        expect(await page.evaluate(() => document.querySelector(':focus')?.outerHTML)).toBeUndefined()
      }
      counted('states of the gallery × widths', states)
    })

test('a widget that does not show itself in a frame has its own page', async ({ page }) => {
  await open(page, '?widget=preview&state=time-chosen')
  await expect(frames(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Open preview, time-chosen, DE' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-cell', 'reached')
  await expect(page.getByText('You are viewing the shop as of')).toContainText('14 July 2027')
})

test('a visitor of the shop keeps the cart and the log-in while the gallery is open', async ({
  page,
  context,
}) => {
  await page.goto('/usermenu?login=customer')
  await open(page, '?widget=header&state=anonymous')
  await expectReached(frames(page).first())
  await expect(page.frameLocator('iframe').locator('[part~="user"]')).toHaveAttribute(
    'data-logged-in',
    'false',
  )
  expect((await context.cookies()).map(({ name }) => name)).toContain('LoginToken')
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of WIDTHS)
    test(`axe finds nothing in the gallery: ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await open(page, '?widget=newsletter')
      await expectReached(frames(page).first())
      expect(await axeFaults(page)).toEqual([])
      await page.goto('/gallery/changes')
      await expect(page.getByRole('heading', { name: 'Changed pictures', level: 1 })).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
    })

test('the gallery fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '?width=1280')
  await expectReached(frames(page).first())
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('the gallery has no dead links', async ({ page, request }) => {
  await open(page)
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links.length).toBeGreaterThan(20)
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200)
})
