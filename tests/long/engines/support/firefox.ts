import { launch, type ElementHandle, type Page } from 'puppeteer-core'
import { findFirefox } from '../../../../tools/find-engines.mjs'
import type { BrowserPage, Engine } from './browser-page.js'

type PageFunction = (argument: unknown) => unknown

const drive = (page: Page): BrowserPage => ({
  open: async (address) => void (await page.goto(address)),
  evaluate: (run, argument) => page.evaluate(run as PageFunction, argument) as never,
  setSize: (width, height) => page.setViewport({ width, height }),
  moveMouse: ({ x, y }) => page.mouse.move(x, y),
  click: ({ x, y }) => page.mouse.click(x, y),
  tap: ({ x, y }) => page.touchscreen.tap(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  chooseFiles: async (find, argument, paths) => {
    const field = await page.evaluateHandle(find as PageFunction, argument)
    await (field as ElementHandle<HTMLInputElement>).uploadFile(...paths)
  },
  takePicture: async (selector) => Buffer.from(await (await page.$(selector))!.screenshot()),
  version: () => page.browser().version(),
  close: () => page.browserContext().close(),
})

/**
 * Driven by puppeteer over WebDriver BiDi, because selenium needs geckodriver, which neither Debian nor an npm package
 * contains, and playwright's driver for an installed Firefox sends no touches and commands that an ESR does not know.
 */
export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: () => findFirefox() !== undefined,
  launch: async () => {
    const browser = await launch({ browser: 'firefox', executablePath: findFirefox() ?? '', headless: true })
    return {
      newPage: async () => drive(await (await browser.createBrowserContext()).newPage()),
      close: () => browser.close(),
    }
  },
}
