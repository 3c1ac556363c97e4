/**
 * `npm run pictures`: takes the README's screenshots of the reference shop, and writes them to `docs/images/`. Run
 * `npm run build` first.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from './find-browser.mjs'
import { cdn, dist, root } from './paths.mjs'

const PORT = '4395'
const PICTURES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 900 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 },
}

Object.assign(process.env, { PORT, CDN_DIR: cdn })
await import(pathToFileURL(join(dist, 'shop/main.mjs')).href)

const folder = join(root, 'docs/images')
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
for (const [name, device] of Object.entries(PICTURES)) {
  const page = await browser.newPage({ ...device, locale: 'de-DE', reducedMotion: 'reduce' })
  await page.goto(`http://127.0.0.1:${PORT}/`)
  await page.evaluate(() => window.Shop.ready)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.close()
}
await browser.close()
process.exit()
