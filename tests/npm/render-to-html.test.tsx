// @vitest-environment node
/**
 * HTML fragments that a server renders: without a window, without style attributes, the same for every visitor. The built package
 * renders them with preact: `tests/browser/built-package.test.ts`.
 */
import { describe, expect, test, vi } from 'vitest'
import { WIDGET_NAMES, type WidgetName } from '../../src/api/names.js'
import type { ShopError } from '../../src/api/errors.js'
import { localesOf } from '../../src/texts/load-texts.js'
import { renderHead, renderToHtml } from '../../src/npm/server.js'

const LOCALES = localesOf('cart')

/** The markup inside the widget's containers. */
const markupOf = (html: string) => /<div data-shop-root[^>]*>(.*)<\/div><\/template>/s.exec(html)?.[1] ?? ''

test('these tests run without a window', () => {
  expect(typeof window).toBe('undefined')
  expect(typeof document).toBe('undefined')
})

describe.each(WIDGET_NAMES)('%s', (widget) => {
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

  test('renders without a warning of React', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await renderToHtml(widget, {})
    expect(log).not.toHaveBeenCalled()
  })

  test('has no text next to another text, which React would separate with a comment and preact would not', async () => {
    expect(await renderToHtml(widget, {})).not.toContain('<!--')
  })

  test('is the same each time, so that a server may cache it', async () => {
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

  test('the markup differs between all languages, except for the German ones', async () => {
    const different = LOCALES.filter((locale) => !/^de-(AT|CH)/.test(locale))
    const pages = await Promise.all(
      different.map(async (locale) => markupOf(await renderToHtml(widget, { locale }))),
    )
    expect(new Set(pages).size).toBe(different.length)
  })
})

test('a site has its own language and its own footer', async () => {
  expect(await renderToHtml('newsletter', { site: 'PL' })).toContain('data-site="PL"')
  const [german, hungarian] = await Promise.all([
    renderToHtml('footer', { site: 'DE' }),
    renderToHtml('footer', { site: 'HU' }),
  ])
  expect(german).toContain('Wir sind für Sie da')
  expect(hungarian).not.toContain('Wir sind für Sie da')
})

test('the markup of the footer contains the option `content`', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const html = await renderToHtml('footer', { content: { headline: 'Frohe Weihnachten', legalLinks: 'x' } })
  expect(html).toContain('<h2>Frohe Weihnachten</h2>')
  expect(html).toContain('Impressum')
  expect(warn).toHaveBeenCalledWith(
    'shop-embed: footer content: "legalLinks" has a wrong shape, so it is left out. https://cdn.example/docs/start/content',
  )
})

test('the style sheet is loaded from the CDN, with a hash in its name', async () => {
  const html = await renderToHtml('footer', { cdn: 'https://cdn.example/shop' })
  expect(html).toMatch(
    /<link rel="stylesheet" href="https:\/\/cdn\.example\/shop\/styles\/footer\.[\w-]{8}\.css">/,
  )
})

test('the header for a phone has the mobile menu, and names its platform', async () => {
  const html = await renderToHtml('header', { platform: 'SMARTPHONE' })
  expect(html).toContain('part="drilldown-toggle"')
  expect(html).toContain('<div data-shop-root lang="de-DE" data-platform="SMARTPHONE" data-theme="light">')
  expect(html.match(/data-shop-root/g)).toHaveLength(1)
})

test('the header has an empty live region for later messages of the cart', async () => {
  const html = await renderToHtml('header', { platform: 'CLASSIC' })
  expect(html).toContain('<div part="cart-messages" role="status" aria-atomic="false"></div>')
})

test('the theme is in the markup, so that the first paint has its colours', async () => {
  const html = await renderToHtml('footer', { theme: 'dark' })
  expect(html).toContain(' data-theme="dark"><template')
  expect(html).toMatch(/<div data-shop-root [^>]*data-theme="dark"[^>]*>/)
})

test('without a platform, the header has one form for wide windows and one for narrow ones', async () => {
  const html = await renderToHtml('header', {})
  expect(html).toContain('data-platform="CLASSIC" data-theme="light" data-width="wide">')
  expect(html).toContain('data-platform="MATCH" data-theme="light" data-width="narrow" hidden>')
  expect(html.match(/part="drilldown-toggle"/g)).toHaveLength(1)
  expect(html.match(/<nav part="nav"/g)).toHaveLength(1)
  expect(await renderToHtml('footer', {})).toContain(
    'data-platform="CLASSIC" data-theme="light" data-width="any">',
  )
})

test('the head links to the same style sheets as the fragments', async () => {
  const head = renderHead(['header', 'footer', 'preview'], { cdn: 'https://cdn.example/shop' })
  const links = await Promise.all(
    (['header', 'footer'] as const).map(
      async (widget) =>
        /<link[^>]*>/.exec(await renderToHtml(widget, { cdn: 'https://cdn.example/shop' }))![0],
    ),
  )
  expect(head).toContain(links.join(''))
})

test('the titles in the navigation bar are rendered, and passed on to the browser in a JSON island', async () => {
  const title = 'Kaffee & </script> Tee'
  const children = [{ title: 'Bohnen', href: '/bohnen', children: [] }]
  const navigation = [{ title, href: '/kaffee', children }]
  const html = await renderToHtml('header', { navigation, reduced: false })
  // React also escapes `>`.
  expect(markupOf(html).replaceAll('&gt;', '>')).toContain('Kaffee &amp; &lt;/script> Tee')
  const island = /<script type="application\/json" data-shop-config>(.*?)<\/script>/s.exec(html)?.[1]
  expect(JSON.parse(island ?? '')).toEqual({
    navigation: [{ title, href: '/kaffee', children: [], hasFlyout: true }],
  })
  expect(html).toContain('data-reduced="false"')
})

test('markup in an option is shown as text', async () => {
  const html = await renderToHtml('newsletter', { title: '"><img src=x onerror=alert(1)>' })
  expect(html).not.toContain('<img src=x')
})

test.each(WIDGET_NAMES)('%s prints only options that exist, however a query names them', async (widget) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const query =
    'site=AT&x%20onmouseover=alert(1)%20y=1&a%3E%3Cimg%20src=x%20onerror=alert(2)%3E=1&__proto__=1'
  const given = Object.fromEntries(new URLSearchParams(query))
  const html = await renderToHtml(widget, { ...given, nested: { a: 1 }, colour: 'red' } as object)
  expect(html.split('<template')[0]).toBe(`<div data-shop-widget="${widget}" data-site="AT">`)
  expect(html).toMatch(/<\/template><\/div>$/)
  expect(warn).toHaveBeenCalledWith(
    `shop-embed: option "colour" does not exist, in ${widget}. https://cdn.example/docs/reference/options`,
  )
})

test('an option is printed once, in the spelling of attributes, and its value is escaped', async () => {
  const options = { 'SHOW-newsletter': false, showNewsletter: '"><img>', theme: 'dark' } as object
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect((await renderToHtml('footer', options)).split('<template')[0]).toBe(
    '<div data-shop-widget="footer" data-show-newsletter="&quot;&gt;&lt;img&gt;" data-theme="dark">',
  )
})

test('with an api-base, links lead to the shop and not to the partner’s page', async () => {
  const html = await renderToHtml('header', { apiBase: 'https://shop.example' })
  expect(html).toContain('href="https://shop.example/service/cartfrontend/cart"')
})

describe('a header with a promotion', () => {
  const promotion = (type: string, content: object) => ({ type, contentJSON: JSON.stringify(content) })
  const banner = promotion('ApiTopBannerPromotion', {
    headline: 'Nur <heute>',
    ctaButtonText: 'Los',
    ctaButtonLink: 'javascript:0',
  })

  test('shows it in both versions, and links the style sheet of promotions', async () => {
    const html = await renderToHtml('header', { promotion: banner, cdn: '/cdn/' })
    expect(html.match(/part="top-banner"/g)).toHaveLength(2)
    expect(html).toContain('Nur &lt;heute&gt;')
    expect(html).toMatch(
      /"\/cdn\/styles\/header\.[\w-]{8}\.css"><link [^>]*"\/cdn\/styles\/header-promotions\.[\w-]{8}\.css">/,
    )
    expect(html).not.toMatch(/javascript:|\sstyle=|<style|<script|\son[a-z]+=/)
  })

  test('shows it where its type belongs', async () => {
    const category = promotion('ApiCategory', { headline: 'Mühlen', subline: 'günstig' })
    expect(await renderToHtml('header', { promotion: category })).toContain('part="category-banner"')
    const benefits = promotion('ApiHeaderBenefitsPromotion', { links: [{ text: 'Alles gratis', url: '/x' }] })
    expect(await renderToHtml('header', { promotion: benefits })).toContain('Alles gratis')
  })

  test.each([
    ['a reduced header', { reduced: true, promotion: banner }],
    ['a header without promotions', { showPromotionBanner: false, promotion: banner }],
    ['a malformed response', { promotion: { type: 7 } }],
    ['an unknown type', { promotion: promotion('Other', { headline: 'x' }) }],
  ])('%s does not show it', async (_name, options) => {
    expect(await renderToHtml('header', options)).not.toContain('top-banner')
  })

  test('without it, the HTML is that of before', async () => {
    const html = await renderToHtml('header', { promotion: undefined })
    expect(html).toBe(await renderToHtml('header'))
    expect(html).not.toMatch(/header-promotions/)
  })
})

test('an unknown widget is rejected with UNKNOWN_WIDGET', async () => {
  await expect(renderToHtml('heading' as WidgetName)).rejects.toMatchObject({
    code: 'UNKNOWN_WIDGET',
  } satisfies Partial<ShopError>)
  await expect(renderToHtml('toString' as WidgetName)).rejects.toMatchObject({ code: 'UNKNOWN_WIDGET' })
})
