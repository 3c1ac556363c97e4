/**
 * Causes each fault of each of our files: the widgets that need the file keep the content of their placeholders, the
 * others are rendered, and a later attempt works.
 */
import type { Page } from 'playwright/test'
import type { WidgetName } from '../../../src/api/names.js'
import type { Shop } from '../../../src/api/shop.js'
import { TIME_LIMIT_MS } from '../../../src/host/fetch-text.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { part, placeholder } from '../../browser/support/parts.js'
import { counted } from '../support/counted.js'
import { errorsOf, forgetErrors } from './errors.js'
import { FILE_FAULTS, prepareFileFaults } from './file-faults.js'
import { followRequests } from './requests.js'
import { setFault } from './set-fault.js'

/** A part of each widget that is visible after rendering. The preview panel is on a separate page. */
const VISIBLE_PART = {
  header: 'logo',
  footer: 'country-switcher',
  newsletter: 'form',
  support: 'form',
} satisfies Partial<Record<WidgetName, string>>

type Widget = keyof typeof VISIBLE_PART
const WIDGETS = Object.keys(VISIBLE_PART) as Widget[]

const MARKUP = WIDGETS.map(
  (name) => `<div data-shop-widget="${name}" data-load="eager"><p>${name}: own content</p></div>`,
).join('')

/** The files that the first view needs, by the beginning of their names, and the widgets that need them. */
const FILES: Record<string, readonly Widget[]> = {
  'chunks/core.': WIDGETS,
  'chunks/runtime.': WIDGETS,
  'chunks/de-DE.': ['header'],
  'chunks/de-DE-rest.': ['newsletter', 'support', 'footer'],
  'chunks/forms.': ['newsletter', 'support'],
  'chunks/header.': ['header'],
  // The header works without the cart.
  'chunks/cart.': [],
  'chunks/footer.': ['footer'],
  'chunks/sites-DE-footer.': ['footer'],
  'chunks/newsletter.': ['newsletter'],
  'chunks/support.': ['support'],
}

/** The footer has a placeholder of its own, without this attribute. */
const ofPage = (page: Page, name: Widget) => placeholder(page, name).and(page.locator('[data-load]'))

const expectRendered = (page: Page, name: Widget) =>
  expect(part(ofPage(page, name), VISIBLE_PART[name]).first()).toBeVisible()

const expectOwnContent = async (page: Page, name: Widget) => {
  await expect(page.getByText(`${name}: own content`)).toBeVisible()
  expect(await ofPage(page, name).evaluate((element) => element.shadowRoot)).toBeNull()
}

/** Mounts all widgets that have failed, and the cart. */
const tryAgain = (page: Page, names: readonly Widget[]) =>
  page.evaluate(async (widgets) => {
    const shop = window.Shop as Shop
    await Promise.all([
      shop.cart.load(),
      ...widgets.map((name) => shop.mount(`[data-shop-widget="${name}"][data-load]`, name)),
    ])
  }, names)

for (const [file, needing] of Object.entries(FILES))
  test(`${file}js with each fault of a file`, async ({ page, context, openPage }) => {
    test.setTimeout(120_000)
    const causeFault = await prepareFileFaults(page, context, file)
    const waitsFor = followRequests(page)
    for (const [words, fault] of Object.entries(FILE_FAULTS))
      await test.step(words, async () => {
        const { code, isLate } = fault
        await causeFault(fault)
        await openPage(MARKUP, { waitUntil: 'commit' })
        if (isLate) await waitsFor(file)
        const failing = code ? needing : []
        await expect(async () => {
          if (isLate) await page.clock.fastForward(TIME_LIMIT_MS)
          for (const name of WIDGETS)
            await (failing.includes(name) ? expectOwnContent(page, name) : expectRendered(page, name))
          const { events, hook } = await errorsOf(page)
          expect(hook).toEqual(events)
          // The page's clock jumps for all calls and files. Those that happen to be in flight end as well.
          const own = events.filter((message) => !isLate || message.includes(file))
          expect(new Set(own.map((message) => message.split(':')[0]))).toEqual(new Set(code ? [code] : []))
        }).toPass({ timeout: 30_000 })

        // The footer's own newsletter form loads the same file, and may report it later.
        if (!isLate) await waitsFor()
        await setFault(context.request, 'none')
        await forgetErrors(page)
        await tryAgain(page, failing)
        for (const name of WIDGETS) await expectRendered(page, name)
        expect((await errorsOf(page)).events).toEqual([])
      })
    counted('files × faults', Object.keys(FILE_FAULTS).length)
  })

/** Without a hash in the page's script tag, the browser runs a changed loader. */
const LOADER_WORKS: Record<string, boolean> = {
  gone: false,
  slow: true,
  cut: false,
  corrupted: true,
  'of an old release': false,
  hanging: false,
}

test('loader.js with each fault of a file', async ({ page, context, openPage }) => {
  for (const [words, { mode, value = '' }] of Object.entries(FILE_FAULTS))
    await test.step(words, async () => {
      await setFault(context.request, `cdn:${mode}:loader.js${value}`)
      await openPage(MARKUP, { waitUntil: 'commit' })
      for (const name of WIDGETS)
        await (LOADER_WORKS[words] ? expectRendered(page, name) : expectOwnContent(page, name))
      await setFault(context.request, 'none')
      await openPage(MARKUP)
      for (const name of WIDGETS) await expectRendered(page, name)
    })
  counted('files × faults', Object.keys(FILE_FAULTS).length)
})
