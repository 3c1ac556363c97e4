/** The markup that a page keeps for the next page of the visit. */
import type { Page } from 'playwright/test'
import { shopReady } from './events.js'
import { expect } from './fixtures.js'
import { holdBack } from './traffic.js'

export const ENTRY = 'shop kept header'
export const HEADER = '<div data-shop-widget="header"><a href="/own">Own</a></div>'
/** The promotions of a header. */
export const PROMOTIONS = '**/service/promotion/**'
/** Everything but the loader and the chunk `kept`. */
export const OTHER_CODE = /\/cdn\/chunks\/(?!kept\.)/

export const bodyWith = (widget: string) => `${widget}<main><h1>Seite</h1>${'<p>Text</p>'.repeat(60)}</main>`
export const entry = (page: Page, name = ENTRY) => page.evaluate((key) => sessionStorage.getItem(key), name)

export type OpenPage = (
  body: string,
  options?: { head?: string; waitUntil?: 'load' | 'commit' },
) => Promise<void>

/** Opens the first page of the visit, and waits until its markup has been kept. */
export async function keepFirst(page: Page, openPage: OpenPage, widget = HEADER, head = '') {
  await openPage(bodyWith(widget), { head })
  await shopReady(page)
  await expect.poll(() => entry(page)).toContain('Themenwelten')
}

/**
 * On the pages that follow, the code waits for kept markup until it is there, and not `LONGEST_WAIT_MS` of `loader/kept.ts`: a busy
 * machine may need longer.
 */
export const waitForKept = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number, ...rest: []) =>
        delay === 250 ? 0 : setTimeout(run, delay, ...rest),
    })
  })

/**
 * Opens the next page without the code of its widgets.
 *
 * @returns a function that lets the code load
 */
export async function openNext(page: Page, openPage: OpenPage, widget = HEADER, head = '') {
  await waitForKept(page)
  const release = await holdBack(page, OTHER_CODE)
  await openPage(bodyWith(widget), { head, waitUntil: 'commit' })
  await page.locator('main p').last().waitFor()
  return async () => {
    release()
    await shopReady(page)
  }
}

/**
 * Remembers what a widget shows and where, without the spaces that banners replace.
 *
 * @returns how many elements there are, and a function that counts those whose counterpart is shown in the same place
 */
export async function shownIn(page: Page, widget = 'header') {
  const read = await page.evaluateHandle(
    (name) => () =>
      [
        ...document
          .querySelector(`[data-shop-widget=${name}]`)!
          .shadowRoot!.querySelectorAll('[data-shop-root] *'),
      ]
        .filter(
          (element) =>
            element.checkVisibility() && !element.matches('.top-slot, .app-slot, [data-shop-widget] *'),
        )
        .map((element) => {
          const { left, top } = element.getBoundingClientRect()
          return [element.localName, element.getAttribute('part'), Math.round(left), Math.round(top)].join()
        }),
    widget,
  )
  const before = await read.evaluate((readNow) => readNow())
  return {
    count: before.length,
    inPlace: async () => {
      const now = await read.evaluate((readNow) => readNow())
      return before.filter((one) => now.includes(one)).length
    },
  }
}
