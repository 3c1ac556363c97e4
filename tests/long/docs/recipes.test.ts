/** The recipe for Shopware as the browser gets it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../tools/paths.mjs'
import { expect, test } from '../../browser/support/fixtures.js'
import { twoFrames } from '../../browser/support/layout.js'
import { part } from '../../browser/support/parts.js'
import { shiftsOf, watchShifts } from '../../browser/support/shifts.js'
import { holdBack } from '../../browser/support/traffic.js'
import { counted } from '../support/counted.js'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

// The test does not wait for files that arrive late, such as those of a form below the viewport.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const blocksOf = (template: string) =>
  Object.fromEntries(
    [...template.matchAll(/\{% block (\w+) %\}(.*?)\{% endblock %\}/gs)].map(([, name, text]) => [
      name!,
      text!,
    ]),
  )

/** Shopware's own template, as far as the recipe replaces it. */
function renderPage(shop: string): string {
  const blocks = blocksOf(read('docs/samples/recipes/base.html.twig'))
  const heights = read('cli/operators/wordpress/shop-embed/shop-embed.css')
  return `<!doctype html><html lang="de"><head><meta name="viewport" content="width=device-width"><title>Shop</title>
  <style>body { margin: 0 } ${heights}</style></head>
  <body>${blocks['base_body_inner']}${blocks['base_body_script']}</body></html>`
    .replace("{{ block('base_main') }}", '<main><h1>Kaffee</h1><p>Frisch geröstet.</p></main>')
    .replace(/\{[{#].*?[}#]\}/gs, '')
    .replaceAll('https://cdn.example/v1/', `${shop}/cdn/`)
    .replaceAll('https://shop.example', shop)
}

for (const width of [1280, 800, 360])
  test(`Shopware: the header arrives and nothing moves, ${width} px wide`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    const html = renderPage(baseURL!)
    expect(html, 'nothing of the template is left').not.toMatch(/\{[%{]/)
    await page.route('**/recipe', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    )
    const release = await holdBack(page, '**/cdn/loader.js')
    await watchShifts(page)
    await page.goto('/recipe', { waitUntil: 'commit' })
    await expect(page.getByRole('link', { name: 'Zum Shop' })).toBeVisible()
    await twoFrames(page)
    release()
    await expect(part(page, 'top-banner')).toBeVisible()
    await expect(part(page, 'legal-link').first()).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
    counted('pages of recipes on which nothing moves')
  })
