import { chromium as playwright, type JSHandle, type Page } from 'playwright/test'
import { BROWSER_FLAGS, findWholeBrowser } from '../../../../tools/find-browser.mjs'
import type { BrowserPage, Engine } from './browser-page.js'

type PageFunction = Parameters<Page['evaluate']>[0]

const drive = (page: Page): BrowserPage => ({
  open: async (address) => void (await page.goto(address)),
  evaluate: (run, argument) => page.evaluate(run as PageFunction, argument) as never,
  setSize: (width, height) => page.setViewportSize({ width, height }),
  moveMouse: ({ x, y }) => page.mouse.move(x, y),
  click: ({ x, y }) => page.mouse.click(x, y),
  tap: ({ x, y }) => page.touchscreen.tap(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  chooseFiles: async (find, argument, paths) => {
    const field: JSHandle = await page.evaluateHandle(find as PageFunction, argument)
    await field.asElement()!.setInputFiles([...paths])
  },
  takePicture: (selector) => page.locator(selector).first().screenshot(),
  version: async () => page.context().browser()!.version(),
  close: () => page.context().close(),
})

/** Driven by Playwright, over Chromium's own protocol. */
export const chromium: Engine = {
  name: 'Chromium',
  isInstalled: () => findWholeBrowser() !== undefined,
  launch: async () => {
    const browser = await playwright.launch({ executablePath: findWholeBrowser() ?? '', args: BROWSER_FLAGS })
    return {
      newPage: async (touch) => drive(await browser.newPage({ hasTouch: touch, timezoneId: 'UTC' })),
      close: () => browser.close(),
    }
  },
}
