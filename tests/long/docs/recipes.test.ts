/** The recipes of the docs, as the browser gets them: each has the header, and nothing on its page moves when it arrives. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from 'playwright/test'
import { findProgram } from '../../../tools/find-programs.mjs'
import { expect, test } from '../../browser/support/fixtures.js'
import { twoFrames } from '../../browser/support/layout.js'
import { part } from '../../browser/support/parts.js'
import { counted } from '../support/counted.js'

const RECIPES = join(import.meta.dirname, '../../../docs/samples/recipes')
const read = (name: string) => readFileSync(join(RECIPES, name), 'utf8')

const CONTENT = '<h1>Kaffee</h1><p>Frisch geröstet.</p>'

const php = findProgram('php')

// Files that come late, such as those of a form below the window, are not waited for.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** What PHP prints. */
function run(code: string): string {
  const { stdout, stderr, status } = spawnSync(php!, ['-d', 'display_errors=stderr', '-r', code], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}
const include = (name: string) => `include ${JSON.stringify(join(RECIPES, name))};`

/** A theme that calls the hooks where WordPress' themes do, with a form in the post. */
const WORDPRESS = `
  $hooks = [];
  function add_action($name, $run) { global $hooks; $hooks[$name] = $run; }
  function add_shortcode($name, $run) { add_action($name, $run); }
  function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES); }
  function esc_url($text) { return esc_attr($text); }
  function sanitize_key($text) { return $text; }
  ${include('shop-embed.php')}
  echo '<!doctype html><html lang="de"><head><meta name="viewport" content="width=device-width"><title>Blog</title><style>body { margin: 0 }</style>';
  $hooks['wp_head']();
  echo '</head><body>';
  $hooks['wp_body_open']();
  echo '<main>${CONTENT}', $hooks['shop'](['widget' => 'newsletter']), '<p>Nach dem Formular</p></main>';
  $hooks['wp_footer']();
  echo '</body></html>';`

/** Shopware's own template, as far as the recipe replaces it. */
const SHOPWARE = (blocks: Record<string, string>) =>
  `<!doctype html><html lang="de"><head><meta name="viewport" content="width=device-width"><title>Shop</title><style>body { margin: 0 }</style></head>
  <body>${blocks['base_body_inner']}${blocks['base_body_script']}</body></html>`

const blocksOf = (template: string) =>
  Object.fromEntries(
    [...template.matchAll(/\{% block (\w+) %\}(.*?)\{% endblock %\}/gs)].map(([, name, text]) => [
      name!,
      text!,
    ]),
  )

/** How each template becomes the page that a browser gets, with nothing searched for. */
const RENDER: Record<string, () => string> = {
  'page.php': () => run(include('page.php')),
  'shop-embed.php': () => run(WORDPRESS),
  'layout.jsp': () =>
    read('layout.jsp')
      .replace(/<%.*?%>/gs, '')
      .replace(/<c:out [^>]*>/g, 'Kaffee')
      .replace(/\$\{[^}]*\}/g, ''),
  'application.html.erb': () =>
    read('application.html.erb')
      .replace(/<%= tag\.div .*? do %>/s, '<div data-shop-widget="header">')
      .replace('<% end %>', '</div>')
      .replace('<%= yield %>', CONTENT)
      .replace(
        /<%= javascript_include_tag .*?%>/s,
        '<script async src="https://cdn.example/v1/loader.js" data-site="DE"></script>',
      )
      .replace(/<%.*?%>/gs, ''),
  'base.html': () =>
    read('base.html')
      .replace('{% block main %}', CONTENT)
      .replace(/\{[%{#].*?[%}#]\}/gs, ''),
  'base.html.twig': () =>
    SHOPWARE(blocksOf(read('base.html.twig')))
      .replace("{{ block('base_main') }}", `<main>${CONTENT}</main>`)
      .replace(/\{[{#].*?[}#]\}/gs, ''),
}

const NEEDS_PHP = ['page.php', 'shop-embed.php']

/** Sums up the layout shifts from the start of the page on: the page's CLS, as all happen within a second. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Opens the page, which is painted before the loader has arrived. The addresses that it names lead to the reference shop. */
async function openRecipe(page: Page, html: string, shop: string): Promise<void> {
  const toShop = async (route: Route, prefix: string, path: string) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({
      response: await route.fetch({ url: `${shop}${pathname.replace(prefix, path)}${search}` }),
    })
  }
  await page.route('https://cdn.example/v1/**', (route) => toShop(route, '/v1/', '/cdn/'))
  await page.route('https://shop.example/**', (route) => toShop(route, '', ''))
  await page.route(`${shop}/recipe`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('https://cdn.example/v1/loader.js', async (route) => {
    await held
    await route.fallback()
  })
  await watchShifts(page)
  await page.goto(`${shop}/recipe`, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.getByRole('link', { name: 'Zum Shop' }).first()).toBeVisible()
  await twoFrames(page)
  release()
}

for (const [name, render] of Object.entries(RENDER))
  for (const width of [1280, 800, 360])
    test(`${name}: the header arrives and nothing moves, ${width} px wide`, async ({ page, baseURL }) => {
      test.skip(NEEDS_PHP.includes(name) && !php, 'PHP is not installed')
      await page.setViewportSize({ width, height: 900 })
      const html = render()
      expect(html, 'nothing of the template is left').not.toMatch(/\{[%{]|<%|<\?/)
      await openRecipe(page, html, baseURL!)
      await expect(part(page, 'header').first()).toBeVisible()
      await expect(part(page, 'top-banner')).toBeVisible()
      await expect(part(page, 'legal-link').first()).toBeVisible()
      await twoFrames(page)
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
      counted('pages of recipes on which nothing moves')
    })
