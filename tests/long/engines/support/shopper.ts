/** What a shopper does and sees, on any engine. Each method waits until it is possible. */
import { expect } from 'playwright/test'
import type { BrowserPage, KeyName, Point } from './browser-page.js'
import type { Look, Target } from './page-tools.js'
import type { TestShop } from './test-shop.js'

const PATIENCE_MS = 20_000
const MAX_TABS = 60

/** Repeats a check until it passes. Reading fails while the window changes the page, and is then repeated, too. */
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
/** Finds a form field by its name in the request. */
export const field = (name: string): Target => ({ selector: `[name="${name}"]` })

export type Shopper = ReturnType<typeof createShopper>

export const createShopper = (page: BrowserPage, shop: TestShop) => {
  const pointOf = async (target: Target): Promise<Point> => {
    let point: Point | null = null
    await eventually(async () => {
      point = await page.evaluate((wanted: Target) => window.pageTools.pointOf(wanted), target)
      expect(point, `the place of ${JSON.stringify(target)}`).not.toBeNull()
    })
    return point!
  }
  const look = (target: Target): Promise<Look | null> =>
    page.evaluate((wanted: Target) => window.pageTools.look(wanted), target)
  /** @param expected  further properties of the visible element; may contain matchers */
  const sees = (target: Target, expected: Partial<Record<keyof Look, unknown>> = {}): Promise<void> =>
    eventually(async () => {
      expect(await look(target), JSON.stringify(target)).toMatchObject({
        isVisible: true,
        ...expected,
      })
    })
  return {
    page,
    shop,
    open: (path: string) => page.open(`${shop.origin}${path}`),
    /** @param steps  -1 for back, 1 for forward */
    goInHistory: (steps: number) =>
      // Runs in a separate task, because the page may be gone before the engine has the result of the call.
      page.evaluate((by: number) => void setTimeout(() => history.go(by)), steps),
    hover: async (target: Target) => page.moveMouse(await pointOf(target)),
    click: async (target: Target) => page.click(await pointOf(target)),
    tap: async (target: Target) => page.tap(await pointOf(target)),
    type: (text: string) => page.type(text),
    press: (key: KeyName) => page.press(key),
    /** Presses Tab until the target has the focus. */
    tabTo: async (target: Target) => {
      for (let presses = 0; presses < MAX_TABS; presses++) {
        if ((await look(target))?.isFocused) return
        await page.press('Tab')
      }
      throw new Error(`Tab does not reach ${JSON.stringify(target)}`)
    },
    /** Sets a field whose control each engine draws in its own way: a date, a time, a select. */
    setValue: (target: Target, value: string) =>
      eventually(() =>
        page.evaluate(
          ([wanted, text]: [Target, string]) => window.pageTools.setValue(wanted, text),
          [target, value],
        ),
      ),
    chooseFiles: async (target: Target, paths: readonly string[]) => {
      await sees(target)
      await page.chooseFiles((wanted: Target) => window.pageTools.find(wanted), target, paths)
    },
    look,
    sees,
    seesText: (target: Target, text: string) => sees(target, { text: expect.stringContaining(text) }),
    hasFocus: (target: Target) => sees(target, { isFocused: true }),
    /** Waits until no element of the target is visible. */
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
    hasEvent: (type: string) =>
      eventually(async () => expect(await page.evaluate(() => window.pageTools.events)).toContain(type)),
    failures: async (): Promise<string[]> => {
      let failures: string[] = []
      await eventually(async () => (failures = await page.evaluate(() => window.pageTools.failures())))
      return failures
    },
  }
}
