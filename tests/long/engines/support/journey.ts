/** `journey` declares a test that runs in every engine. */
import { test as base, expect } from 'playwright/test'
import { counted } from '../../support/counted.js'
import type { Browser, BrowserPage, Engine } from './browser-page.js'
import { chromium } from './chromium.js'
import { firefox } from './firefox.js'
import { createShopper, type Shopper } from './shopper.js'
import { startTestShop, type TestShop } from './test-shop.js'
import { webkit } from './webkit.js'

const ENGINES: readonly Engine[] = [chromium, firefox, webkit]

export { expect }

interface WorkerFixtures {
  shop: TestShop
  /** Opens a page of an engine. The engine is launched for the first test that needs it. */
  openPage: (engine: Engine, touch: boolean) => Promise<BrowserPage>
}

// The empty patterns tell Playwright that a fixture needs no other fixture.
export const test = base.extend<object, WorkerFixtures>({
  shop: [
    async ({}, provide) => {
      const shop = await startTestShop()
      await provide(shop)
      shop.close()
    },
    { scope: 'worker' },
  ],
  openPage: [
    async ({}, provide) => {
      const launched = new Map<Engine, Promise<Browser>>()
      await provide(async (engine, touch) => {
        if (!launched.has(engine)) launched.set(engine, engine.launch())
        return (await launched.get(engine)!).newPage(touch)
      })
      for (const browser of await Promise.all(launched.values())) await browser.close()
    },
    { scope: 'worker' },
  ],
})

interface JourneyOptions {
  /** The journey uses `tap`. */
  touch?: boolean
}

export const journey = (
  title: string,
  go: (shopper: Shopper) => Promise<void>,
  { touch = false }: JourneyOptions = {},
): void => {
  for (const engine of ENGINES)
    test(`${engine.name}: ${title}`, async ({ shop, openPage }) => {
      test.skip(!engine.isInstalled(), `${engine.name} is not installed`)
      test.skip(touch && engine.noTouch !== undefined, engine.noTouch)
      counted('engines × journeys')
      const page = await openPage(engine, touch)
      try {
        await page.setSize(1500, 900)
        const shopper = createShopper(page, shop)
        await go(shopper)
        expect(await shopper.failures()).toEqual([])
      } finally {
        await page.close()
      }
    })
}
