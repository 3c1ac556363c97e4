/**
 * `npm run heights`: measures how high each widget is on each site in windows of three widths, and writes the numbers to
 * `docs/.vitepress/theme/builder/heights.json`. The embed builder reserves these heights. Run `npm run build` first.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { format, resolveConfig } from 'prettier'
import { evaluate } from './evaluate.mjs'
import { BROWSER_FLAGS, findWholeBrowser } from './find-browser.mjs'
import { freePort } from './free-port.mjs'
import { root } from './paths.mjs'
import { stopPrograms } from './programs.mjs'
import { startShop } from './shop.mjs'

/** The widths of the builder's preview, in px. */
const WIDTHS = [360, 768, 1280]

/** The placeholders, by the name of the row in the table. The header has its own rules: docs/reference/header.md. */
const VARIANTS = {
  newsletter: '<div data-shop-widget="newsletter"></div>',
  support: '<div data-shop-widget="support"></div>',
  'support form': '<div data-shop-widget="support" data-part="form"></div>',
  'support footer': '<div data-shop-widget="support" data-part="footer"></div>',
  footer: '<div data-shop-widget="footer"></div>',
  'footer reduced': '<div data-shop-widget="footer" data-reduced="true"></div>',
  'footer without newsletter': '<div data-shop-widget="footer" data-show-newsletter="false"></div>',
}

const documentOf = (site) => `<!doctype html><html><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Heights</title><style>body { margin: 0 }</style></head>
<body>${Object.values(VARIANTS).join('\n')}
<script async src="/cdn/loader.js" data-site="${site}" data-load="eager"></script></body></html>`

/** @returns the height of each variant in px, in the order of `VARIANTS` */
export async function measureHeights(page, origin, site, width) {
  await page.setViewportSize({ width, height: 900 })
  await page.route(`${origin}/heights`, (route) =>
    route.fulfill({ contentType: 'text/html', body: documentOf(site) }),
  )
  await page.goto(`${origin}/heights`)
  await page.evaluate(() => window.Shop.ready)
  // Near the viewport, the footer loads its newsletter form, and pictures load.
  for (const placeholder of await page.locator('[data-shop-widget]').all())
    await placeholder.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const heights = await page
    .locator('[data-shop-widget]')
    .evaluateAll((placeholders) => placeholders.map(({ offsetHeight }) => offsetHeight))
  await page.unroute(`${origin}/heights`)
  return heights
}

/** @returns the three heights of each variant, by site and variant */
async function measureSite(page, origin, site) {
  const byWidth = []
  for (const width of WIDTHS) byWidth.push(await measureHeights(page, origin, site, width))
  return Object.fromEntries(
    Object.keys(VARIANTS).map((name, at) => [name, byWidth.map((heights) => heights[at])]),
  )
}

async function writeTable() {
  const shop = await startShop(await freePort())
  const { SITE_NAMES } = await evaluate(join(root, 'src/api/names.ts'))
  const browser = await chromium.launch({ executablePath: findWholeBrowser(), args: BROWSER_FLAGS })
  const page = await browser.newPage({ locale: 'de-DE' })
  const heights = {}
  for (const site of SITE_NAMES) heights[site] = await measureSite(page, shop, site)
  await browser.close()
  stopPrograms()
  const path = join(root, 'docs/.vitepress/theme/builder/heights.json')
  const text = JSON.stringify({ widths: WIDTHS, heights })
  await writeFile(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
}

if (process.argv[1] === import.meta.filename) await writeTable()
