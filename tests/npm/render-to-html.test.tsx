// @vitest-environment node
/** Fragments that a shop's server renders: no window, no style attribute, nothing of the visitor. */
import { describe, expect, test, vi } from 'vitest'
import type { WidgetName } from '../../src/api/names.js'
import type { ShopError } from '../../src/api/errors.js'
import { renderToHtml } from '../../src/npm/server.js'

const WIDGETS: WidgetName[] = ['header', 'footer', 'newsletter', 'support', 'preview']
const LOCALES = ['de-DE', 'de-AT', 'de-CH', 'fr-CH', 'cs-CZ', 'hu-HU', 'pl-PL', 'sk-SK', 'tr-TR', 'en']

/** Runs from the start of the root to the end of the template. */
const markupOf = (html: string) => /<div data-shop-root[^>]*>(.*)<\/div><\/template>/s.exec(html)?.[1] ?? ''

test('these tests have no window', () => {
  expect(typeof window).toBe('undefined')
  expect(typeof document).toBe('undefined')
})

describe.each(WIDGETS)('%s', (widget) => {
  test('renders without a window', async () => {
    const html = await renderToHtml(widget, {})
    expect(html).toMatch(
      new RegExp(
        `^<div data-shop-widget="${widget}"><template shadowrootmode="open">.*</template></div>$`,
        's',
      ),
    )
    expect(html).toContain('<div data-shop-root')
  })

  test('has no style attribute, no style element, no script and no handler attribute', async () => {
    const html = await renderToHtml(widget, {})
    expect(html).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=/)
  })

  test('comes out the same twice, so that a server may keep it', async () => {
    expect(await renderToHtml(widget, {})).toBe(await renderToHtml(widget, {}))
  })
})

describe.each(['header', 'newsletter'] as const)('%s in each language', (widget) => {
  test.each(LOCALES)('%s', async (locale) => {
    const html = await renderToHtml(widget, { locale })
    expect(html).toContain(`data-locale="${locale}"`)
    expect(markupOf(html).length).toBeGreaterThan(500)
    expect(html).not.toMatch(/undefined|\[object|NaN|\{\w+(:\w+)?\}/)
  })

  test('no two languages but the German ones give the same text', async () => {
    const foreign = LOCALES.filter((locale) => !/^de-(AT|CH)/.test(locale))
    const pages = await Promise.all(
      foreign.map(async (locale) => markupOf(await renderToHtml(widget, { locale }))),
    )
    expect(new Set(pages).size).toBe(foreign.length)
  })
})

test('a site brings its own language and its own footer', async () => {
  expect(await renderToHtml('newsletter', { site: 'PL' })).toContain('data-site="PL"')
  const [german, hungarian] = await Promise.all([
    renderToHtml('footer', { site: 'DE' }),
    renderToHtml('footer', { site: 'HU' }),
  ])
  expect(german).toContain('Wir sind für Sie da')
  expect(hungarian).not.toContain('Wir sind für Sie da')
})

test('what a page says of the footer’s content is in its first markup', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const html = await renderToHtml('footer', { content: { headline: 'Frohe Weihnachten', legalLinks: 'x' } })
  expect(html).toContain('<h2>Frohe Weihnachten</h2>')
  expect(html).toContain('Impressum')
  expect(warn).toHaveBeenCalledWith('shop-embed: footer content: "legalLinks" has a wrong shape')
  warn.mockRestore()
})

test('the style sheet comes from the CDN, under the name that its content gives it', async () => {
  const html = await renderToHtml('footer', { cdn: 'https://cdn.example/shop' })
  expect(html).toMatch(
    /<link rel="stylesheet" href="https:\/\/cdn\.example\/shop\/styles\/footer\.[\w-]{8}\.css">/,
  )
})

test("the header for a phone has the phone's menu, and says which platform it was drawn for", async () => {
  const html = await renderToHtml('header', { platform: 'SMARTPHONE' })
  expect(html).toContain('part="drilldown-toggle"')
  expect(html).toContain('<div data-shop-root lang="de-DE" data-platform="SMARTPHONE">')
})

test('a static navigation is drawn, and given on to the browser', async () => {
  const navigation = [{ title: 'Kaffee & </script> Tee', href: '/kaffee', children: [] }]
  const html = await renderToHtml('header', { navigation, reduced: false })
  expect(markupOf(html)).toContain('Kaffee &amp; &lt;/script&gt; Tee')
  const island = /<script type="application\/json" data-shop-config>(.*?)<\/script>/s.exec(html)?.[1]
  expect(JSON.parse(island ?? '')).toEqual({ navigation })
  expect(html).toContain('data-reduced="false"')
})

test('an option that holds markup stays a text', async () => {
  const html = await renderToHtml('newsletter', { title: '"><img src=x onerror=alert(1)>' })
  expect(html).not.toContain('<img src=x')
})

test("a partner's fragment links to the shop, not to the partner", async () => {
  const html = await renderToHtml('header', { apiBase: 'https://shop.example' })
  expect(html).toContain('href="https://shop.example/service/cartfrontend/cart"')
})

test('a widget that does not exist is refused with a code', async () => {
  await expect(renderToHtml('heading' as WidgetName)).rejects.toMatchObject({
    code: 'UNKNOWN_WIDGET',
  } satisfies Partial<ShopError>)
  await expect(renderToHtml('toString' as WidgetName)).rejects.toMatchObject({ code: 'UNKNOWN_WIDGET' })
})
