/** What a shopper does and sees, on any engine. Each method waits until it is possible. */
import { expect } from 'playwright/test'
import type { BrowserPage, KeyName, Point } from './browser-page.js'
import type { Look, Target } from './page-tools.js'
import type { TestShop } from './test-shop.js'

const PATIENCE_MS = 20_000

/** Repeats a check until it passes. While the window changes the page, reading it fails, and is repeated too. */
export const eventually = (check: () => Promise<unknown>): Promise<void> =>
  expect(check).toPass({ timeout: PATIENCE_MS, intervals: [50, 100, 200, 500] })

/** The elements with a public part name. */
export const part = (name: string, text?: string): Target => ({
  selector: `[part~="${name}"]`,
  ...(text !== undefined && { text }),
})
export const element = (selector: string, text?: string): Target => ({
  selector,
  ...(text !== undefined && { text }),
})
/** A field of a form, by its name in the request. */
export const field = (name: string): Target => ({ selector: `[name="${name}"]` })

export type Shopper = ReturnType<typeof createShopper>

export const createShopper = (page: BrowserPage, shop: TestShop) => {
  const pointOf = async (target: Target): Promise<Point> => {
    let point: Point | undefined
    await eventually(async () => {
      point = await page.evaluate((wanted: Target) => window.pageTools.pointOf(wanted), target)
      expect(point, `the place of ${JSON.stringify(target)}`).toBeDefined()
    })
    return point!
  }
  /** @param look  what holds of the element, besides that it is visible; may contain matchers */
  const sees = (target: Target, look: Partial<Record<keyof Look, unknown>> = {}): Promise<void> =>
    eventually(async () => {
      const seen = await page.evaluate((wanted: Target) => window.pageTools.look(wanted), target)
      expect(seen ?? null, JSON.stringify(target)).toMatchObject({ isVisible: true, ...look })
    })
  return {
    page,
    shop,
    open: (path: string) => page.open(`${shop.origin}${path}`),
    hover: async (target: Target) => page.moveMouse(await pointOf(target)),
    click: async (target: Target) => page.click(await pointOf(target)),
    tap: async (target: Target) => page.tap(await pointOf(target)),
    type: (text: string) => page.type(text),
    press: (key: KeyName) => page.press(key),
    sees,
    seesText: (target: Target, text: string) => sees(target, { text: expect.stringContaining(text) }),
    hasFocus: (target: Target) => sees(target, { isFocused: true }),
    /** No element of the target is visible. */
    seesNo: (target: Target) =>
      eventually(async () =>
        expect(
          await page.evaluate(
            (wanted: Target) =>
              window.pageTools
                .all(wanted)
                .filter((found) => found.checkVisibility({ visibilityProperty: true })).length,
            target,
          ),
          JSON.stringify(target),
        ).toBe(0),
      ),
    isAt: (address: RegExp) =>
      eventually(async () => expect(await page.evaluate(() => location.href)).toMatch(address)),
    heard: (type: string) =>
      eventually(async () => expect(await page.evaluate(() => window.pageTools.heard)).toContain(type)),
  }
}
