/** Runs a real system with the widgets of its recipe, and visits its page as a shopper does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright/test'
import { startShop, type RunningShop } from '../../../../../examples/shop/server.js'
import type { Finding } from '../../../../../src/api/doctor.js'
import { missingPackages } from '../../../../../tools/find-systems.mjs'
import { freePort } from '../../../../../tools/free-port.mjs'
import { cdn, root } from '../../../../../tools/paths.mjs'
import { shopReady } from '../../../../browser/support/events.js'
import { expect, test } from '../../../../browser/support/fixtures.js'
import { twoFrames } from '../../../../browser/support/layout.js'
import { part, placeholder } from '../../../../browser/support/parts.js'
import { shiftsOf, watchShifts } from '../../../../browser/support/shifts.js'
import { holdBack } from '../../../../browser/support/traffic.js'
import { counted } from '../../../support/counted.js'
import { cleanUp, temporaryFolder } from '../../../support/programs.js'

const START_MS = 180_000
const LOADER = '**/cdn/loader.js'
const RECIPES = join(root, 'docs/samples/recipes')

/** Where the system runs, and the shop that it embeds. */
export interface Site {
  /** An empty folder for all files of the system. */
  folder: string
  port: number
  /** The address of the system, without a slash at its end. */
  origin: string
  shop: string
  /** A file of `docs/samples/recipes/`, with the addresses of the running shop instead of those in the docs. */
  recipe(name: string): string
}

/** The style sheet that all recipes use. */
export const readHeights = (): string =>
  readFileSync(join(root, 'cli/operators/wordpress/shop-embed/shop-embed.css'), 'utf8')

async function openSite(): Promise<Site & { close(): Promise<void> }> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const shop: RunningShop = await startShop({ port: 0, cdnDir: cdn, partnerOrigins: [origin] })
  return {
    folder: temporaryFolder(),
    port,
    origin,
    shop: shop.url,
    recipe: (name) =>
      readFileSync(join(RECIPES, name), 'utf8')
        .replaceAll('https://cdn.example/v1/', `${shop.url}/cdn/`)
        .replaceAll('https://shop.example', shop.url),
    close: shop.close,
  }
}

/** @returns the sum of the layout shifts until now, with as many decimals as tools print */
const clsOf = async (page: Page): Promise<string> =>
  (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0).toFixed(3)

/** Opens the page, which is painted before the loader has arrived, and scrolls through it. */
async function visit(page: Page, address: string): Promise<void> {
  const release = await holdBack(page, LOADER)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
  await twoFrames(page)
  release()
  await expect(part(page, 'top-banner')).toBeVisible()
  await shopReady(page)
  for (const [widget, name] of [
    ['newsletter', 'form'],
    ['support', 'form'],
    ['footer', 'legal-link'],
  ] as const) {
    const element = placeholder(page, widget).first()
    await element.scrollIntoViewIfNeeded()
    await expect(part(element, name).first()).toBeVisible()
  }
  await twoFrames(page)
}

/** The mails that the shop has sent to an address. */
async function outboxOf(shop: string, address: string): Promise<unknown[]> {
  const response = await fetch(`${shop}/outbox?to=${encodeURIComponent(address)}`, {
    headers: { Accept: 'application/json' },
  })
  return ((await response.json()) as { mails: unknown[] }).mails
}

interface CartApi {
  setArticle(item: { productId: string; tcm: string; quantity: number }): Promise<{ error?: unknown }>
}

/**
 * @param system  a key of `SYSTEMS` in `tools/find-systems.mjs`
 * @param start  sets the system up by its recipe and starts it
 *     @returns the address of a page with the heading "Kontakt" and all four widgets
 * @param addTests  adds the tests that only this system has; they run last, in their order
 * @param title  if a system has several recipes
 */
export function testSystem(
  system: string,
  start: (site: Site, browser: Browser) => Promise<string>,
  addTests: () => void = () => {},
  title = system,
): void {
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' })
    const missing = missingPackages(system)
    test.skip(missing.length > 0, `${system} is not installed: Debian's packages ${missing.join(', ')}`)

    let site: Awaited<ReturnType<typeof openSite>>
    let address: string
    test.beforeAll(async ({ browser }) => {
      test.setTimeout(START_MS)
      site = await openSite()
      address = await start(site, browser)
    })
    test.afterAll(async () => {
      await cleanUp()
      await site.close()
    })

    for (const width of [1280, 800, 360])
      test(`all widgets arrive and nothing moves, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await watchShifts(page)
        // The scripts of a system may move its page, too: DokuWiki's do so on a phone.
        await page.route(LOADER, (route) => route.abort())
        await page.goto(address)
        const own = await clsOf(page)
        await page.unroute(LOADER)
        await visit(page, address)
        expect(await clsOf(page), JSON.stringify(await shiftsOf(page), null, 1)).toBe(own)
        counted('pages of real systems on which nothing moves')
      })

    test('the cart changes and is kept, a sign-up reaches the shop, and the doctor finds nothing', async ({
      page,
    }) => {
      const errors: string[] = []
      page.on('console', (message) => {
        const { url } = message.location()
        // The browser logs each 404 response. This one says that no editor has written content for the footer.
        const isExpected = url.endsWith('/service/promotion/api/promotion/SHOP_FOOTER')
        if (message.type() === 'error' && !isExpected) errors.push(`${message.text()} ${url}`)
      })
      await visit(page, address)

      const searched = new URL(address).searchParams.get('query')
      if (searched)
        await expect(placeholder(page, 'header')).toHaveAttribute('data-default-search-term', searched)

      const change = await page.evaluate(() =>
        (window.Shop as unknown as { cart: CartApi }).cart.setArticle({
          productId: '42',
          tcm: 'A',
          quantity: 2,
        }),
      )
      expect(change.error).toBeUndefined()
      await page.reload()
      await expect(part(page, 'cart-badge')).toHaveText('2')

      const email = 'anna@mail.example'
      // The page's own form comes before the one in the footer.
      const form = placeholder(page, 'newsletter').first()
      await form.scrollIntoViewIfNeeded()
      await form.locator('[name="email"]').fill(email)
      await part(form, 'submit').click()
      await expect(part(form, 'success')).toBeVisible()
      expect(await outboxOf(site.shop, email)).toHaveLength(1)

      const findings = await page.evaluate(() =>
        (window.Shop as unknown as { doctor(): Promise<Finding[]> }).doctor(),
      )
      expect(findings).toEqual([])
      expect(errors).toEqual([])
      counted('real systems with all widgets')
    })

    addTests()
  })
}
