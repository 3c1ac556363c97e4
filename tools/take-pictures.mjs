/**
 * Takes the screenshots of the README and of the docs from the built reference shop, and writes them to `docs/images/`. With
 * a text as argument, it takes only the screenshots with that text in their name.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BROWSER_FLAGS, findWholeBrowser } from './find-browser.mjs'
import { root } from './paths.mjs'
import { THEMING_PICTURES } from './pictures/theming.mjs'
import { stopPrograms } from './programs.mjs'
import { startShop } from './shop.mjs'

const PORT = 4395

/** The start page of the docs shows the header with an open flyout and a cart. */
async function openFlyout(page) {
  await page.evaluate(() => window.Shop.cart.setArticle({ productId: '42', tcm: 'A', quantity: 2 }))
  await page.locator('[data-shop-widget=header] [part~=nav-item]').nth(1).hover()
  await page.locator('[data-shop-widget=header] .leaf').first().waitFor()
  await page.locator('[data-shop-widget=header] [part~=cart-badge]').waitFor()
}

const START_PICTURES = [
  { name: 'home', path: '/', device: { viewport: { width: 1280, height: 720 } }, prepare: openFlyout },
  { name: 'desktop', path: '/', format: 'png', device: { viewport: { width: 1280, height: 900 } } },
  {
    name: 'phone',
    path: '/',
    format: 'png',
    device: {
      viewport: { width: 390, height: 900 },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 1,
    },
  },
]

const shop = await startShop(PORT)

const folder = join(root, 'docs/images')
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findWholeBrowser(), args: BROWSER_FLAGS })

/** Playwright's own screenshots are PNG or JPEG only. */
async function capture(page, format) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format,
    ...(format === 'webp' && { quality: 82 }),
  })
  return Buffer.from(data, 'base64')
}

const [, , wanted = ''] = process.argv
const pictures = [...START_PICTURES, ...THEMING_PICTURES].filter(({ name }) => name.includes(wanted))
for (const { name, path, device, format = 'webp', prepare } of pictures) {
  const page = await browser.newPage({ ...device, locale: 'de-DE', reducedMotion: 'reduce' })
  await page.goto(`${shop}${path}`)
  await page.evaluate(() => window.Shop.ready)
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  await writeFile(join(folder, `${name}.${format}`), await capture(page, format))
  await page.close()
}
await browser.close()
stopPrograms()
