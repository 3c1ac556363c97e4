/** The embed builder's logic: choices in the address, checks of values, and what is offered to copy. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { CART, CART_FIELDS } from '../../docs/.vitepress/theme/builder/cart-fields.js'
import { checkValue } from '../../docs/.vitepress/theme/builder/check-value.js'
import { readChoices, WIDTHS, widgetsOf, writeChoices } from '../../docs/.vitepress/theme/builder/choices.js'
import measured from '../../docs/.vitepress/theme/builder/heights.json'
import { reservedHeight } from '../../docs/.vitepress/theme/builder/heights.js'
import {
  filesFolder,
  loadRelease,
  readFolder,
  type Release,
} from '../../docs/.vitepress/theme/builder/release.js'
import { scriptSnippet } from '../../docs/.vitepress/theme/builder/script-blocks.js'
import { blocksOf, type SnippetFacts } from '../../docs/.vitepress/theme/builder/snippets.js'
import { FRAGMENTS } from '../../docs/.vitepress/theme/builder/include-blocks.js'
import { readConfig } from '../../cli/fragments/variants.js'
import { SITE_NAMES, WIDGET_NAMES } from '../../src/api/names.js'
import { describeOptions, type DescribedOptions } from '../../tools/docs/describe-options.mjs'

const CDN = 'https://cdn.example/shop/'
let options: DescribedOptions
beforeAll(async () => {
  options = await describeOptions()
})

const RELEASE: Release = {
  folder: CDN,
  version: '1.2.3',
  files: {
    'loader.js': { integrity: 'sha384-loader', preload: 'sha256-loader' },
    'chunks/core.a.js': { integrity: 'sha384-core', preload: 'sha256-core' },
    'chunks/header.b.js': { integrity: 'sha384-header', preload: 'sha256-header' },
    'chunks/newsletter.c.js': { integrity: 'sha384-news', preload: 'sha256-news' },
    'chunks/de-AT.d.js': { integrity: 'sha384-at', preload: 'sha256-at' },
    'chunks/en.e.js': { integrity: 'sha384-en', preload: 'sha256-en' },
    'chunks/en-rest.f.js': { integrity: 'sha384-rest', preload: 'sha256-rest' },
  },
  widgets: {
    header: ['chunks/core.a.js', 'chunks/header.b.js'],
    newsletter: ['chunks/core.a.js', 'chunks/newsletter.c.js'],
  },
}

const factsOf = (query: string, release: Release | undefined = RELEASE): SnippetFacts => {
  const { choices, problems } = readChoices(new URLSearchParams(query), options, CDN)
  expect(problems).toEqual([])
  return { choices, options, folder: CDN, release, localeOf: { DE: 'de-DE', AT: 'de-AT' } }
}
const snippet = (query: string, release?: Release | undefined) => scriptSnippet(factsOf(query, release))
const following = (query: string) => scriptSnippet({ ...factsOf(query), release: undefined })
const blocks = (query: string) =>
  Object.fromEntries(blocksOf(factsOf(query)).map(({ title, text }) => [title, text]))

describe('the address', () => {
  test('restores the choices when it is read', () => {
    const query =
      'widgets=header%2Cfooter&cart=true&site=AT&header.sticky=true&header.promotionIds=sale%2Cautumn&cart.productId=7&pinned=true&format=react&device=tablet'
    const { choices } = readChoices(new URLSearchParams(query), options, CDN)
    expect(choices).toEqual({
      widgets: ['header', 'footer'],
      values: {
        site: 'AT',
        'header.sticky': 'true',
        'header.promotionIds': 'sale,autumn',
        'cart.productId': '7',
      },
      hasCartForm: true,
      cdn: CDN,
      isPinned: true,
      format: 'react',
      device: 'tablet',
    })
    expect(writeChoices(choices, CDN)).toBe(query)
  })

  test('without a query, chooses the header', () => {
    expect(readChoices(new URLSearchParams(), options, CDN).choices.widgets).toEqual(['header'])
  })

  test('keeps the release only for a page that has chosen one', () => {
    const isPinned = (query: string) => readChoices(new URLSearchParams(query), options, CDN).choices.isPinned
    expect(['', 'pinned=false', 'pinned=true'].map(isPinned)).toEqual([false, false, true])
  })

  test('ignores invalid choices, and names the allowed ones', () => {
    const query = new URLSearchParams(
      'widgets=header,banner&site=XX&header.sticky=maybe&header.searchMode=field',
    )
    const { choices, problems } = readChoices(query, options, CDN)
    expect(choices.widgets).toEqual(['header'])
    expect(choices.values).toEqual({ 'header.searchMode': 'field' })
    expect(problems).toEqual([
      'There is no widget “banner”. Allowed: header, newsletter, support, footer, preview.',
      `“site” cannot be “XX”. Allowed: ${SITE_NAMES.join(', ')}.`,
      '“header.sticky” cannot be “maybe”. Allowed: true, false.',
    ])
  })

  test('offers all widgets, the footer after the forms', () => {
    expect(widgetsOf(options).toSorted()).toEqual([...WIDGET_NAMES].toSorted())
    expect(widgetsOf(options).at(0)).toBe('header')
    expect(widgetsOf(options).indexOf('footer')).toBeGreaterThan(widgetsOf(options).indexOf('support'))
  })
})

describe('a value', () => {
  const option = (owner: string, name: string) =>
    (owner === CART ? CART_FIELDS : options[owner]!).find((one) => one.name === name)!
  test.each([
    ['common', 'apiBase', 'https://shop.example', 'https://shop.example/path'],
    ['cart', 'quantity', '2', '0'],
    ['support', 'maxFiles', '2', 'two'],
    ['header', 'promotionIds', 'sale, autumn', ' , '],
    ['header', 'navigation', '[{"title":"Coffee","href":"/coffee"}]', '{"title":"Coffee"}'],
    ['support', 'schema', '{"required":[]}', '[1]'],
    ['footer', 'content', '{"headline":"Hello"}', '{headline}'],
  ])('of %s.%s is accepted or refused with what is allowed', (owner, name, valid, invalid) => {
    expect(checkValue(option(owner, name), valid)).toMatchObject({ isValid: true })
    const refused = checkValue(option(owner, name), invalid)
    expect(refused).toMatchObject({ isValid: false, error: expect.stringMatching(/ Write an? |Write texts/) })
  })

  test('that is invalid is not in the snippet', () => {
    expect(following('widgets=support&support.maxFiles=two')).toContain(
      '<div data-shop-widget="support"><a href="/support">Support</a></div>',
    )
  })
})

describe('the script tag', () => {
  test('has the hashes of the release, and hints for everything that loads with the page', () => {
    const lines = snippet('widgets=header,newsletter&site=AT&newsletter.title=Hallo').split('\n')
    expect(lines[0]).toBe(
      '<!-- For release 1.2.3 only: after an upgrade, copy this from the embed builder again. -->',
    )
    expect(lines.filter((line) => line.startsWith('<link'))).toEqual([
      '<link rel="preload" as="script" crossorigin href="https://cdn.example/shop/chunks/core.a.js" integrity="sha256-core">',
      '<link rel="preload" as="script" crossorigin href="https://cdn.example/shop/chunks/header.b.js" integrity="sha256-header">',
      '<link rel="preload" as="script" crossorigin href="https://cdn.example/shop/chunks/de-AT.d.js" integrity="sha256-at">',
      '<link rel="preload" as="fetch" crossorigin href="/jsonflyoutnavigation?site=AT">',
    ])
    expect(lines.slice(-3)).toEqual([
      '<div data-shop-widget="header"><a href="/">Shop</a></div>',
      '<div data-shop-widget="newsletter" data-title="Hallo"><a href="/newsletter">Newsletter</a></div>',
      '<script async crossorigin fetchpriority="high" src="https://cdn.example/shop/loader.js" integrity="sha384-loader" data-site="AT"></script>',
    ])
  })

  test('has hints for the chosen language and for eager widgets, but not for a navigation elsewhere', () => {
    const text = snippet('widgets=header,newsletter&locale=en&load=eager&apiBase=https://shop.example')
    expect(text).toContain('chunks/en.e.js')
    expect(text).toContain('chunks/newsletter.c.js')
    expect(text).toContain('chunks/en-rest.f.js')
    expect(text).not.toContain('as="fetch"')
  })

  test('of a page that follows the releases has a hint for the navigation, if a header loads with the page', () => {
    const hints = (query: string) =>
      following(query)
        .split('\n')
        .filter((line) => line.startsWith('<link'))
    expect(hints('widgets=header')).toEqual([
      '<link rel="preload" as="fetch" crossorigin href="/jsonflyoutnavigation?site=DE">',
    ])
    expect(hints('widgets=header&load=visible')).toEqual([])
    expect(hints('widgets=newsletter')).toEqual([])
  })

  test('of a page that follows the releases has no hash', () => {
    const text = following('widgets=newsletter')
    expect(text).not.toMatch(/integrity|preload|<!--/)
    expect(text).toMatch(
      /<div data-shop-widget="newsletter"><a href="\/newsletter">Newsletter<\/a><\/div>\n<script async crossorigin fetchpriority="high" src="https:\/\/cdn\.example\/shop\/loader\.js" data-site="DE"><\/script>$/,
    )
  })

  test('of a page on another origin has links to the shop as fallbacks; the preview panel has none', () => {
    const text = following('widgets=footer,preview&apiBase=https://shop.example&footer.content={"seo":{}}')
    expect(text).toMatch(/<\/script>\n  <a href="https:\/\/shop\.example\/">Shop<\/a>\n<\/div>/)
    expect(text).toContain('<div data-shop-widget="preview"></div>')
  })

  test('leaves out default values', () => {
    expect(following('widgets=footer&footer.showNewsletter=true&footer.reduced=false&site=DE')).toContain(
      '<div data-shop-widget="footer"><a href="/">Shop</a></div>',
    )
  })

  test('a text cannot end its attribute or its element, and is plain ASCII', () => {
    const title = `"><script>alert('ü€😀')</script>`
    const config = JSON.stringify({ headline: '</script><b>ü' })
    const query = new URLSearchParams({
      widgets: 'newsletter,footer',
      'newsletter.title': title,
      'footer.content': config,
    })
    const text = following(String(query))
    expect(text).toMatch(/^[\n\x20-\x7e]*$/)
    expect(text).toContain(
      `data-title="&quot;&gt;&lt;script&gt;alert('&#xfc;&#x20ac;&#x1f600;')&lt;/script&gt;"`,
    )
    const json = /data-shop-config>([^]*?)<\/script>/.exec(text)![1]!
    expect(JSON.parse(json)).toEqual({ content: { headline: '</script><b>ü' } })
  })
})

describe('the form that adds to the cart', () => {
  const FORM = `<form data-shop-cart="add" action="/">
  <input type="hidden" name="productId" value="42">
  <button>Add to cart</button>
</form>
<p>Cart: <output data-shop-text="itemCount">0</output></p>
<p role="status" data-shop-text="error"></p>`

  test('is below the header, and needs no widget', () => {
    expect(following('widgets=header,footer&cart=true')).toContain(
      `Shop</a></div>\n${FORM}\n<div data-shop-widget="footer">`,
    )
    expect(following('widgets=newsletter&cart=true')).toContain(
      `${FORM}\n<div data-shop-widget="newsletter">`,
    )
    expect(following('widgets=&cart=true')).toBe(
      `${FORM}\n<script async crossorigin fetchpriority="high" src="https://cdn.example/shop/loader.js" data-site="DE"></script>`,
    )
  })

  test('is only in the snippet if it is chosen', () => {
    expect(following('widgets=header&cart.productId=7')).not.toContain('data-shop-cart')
  })

  test('has what was filled in, as text', () => {
    const text = following(
      String(
        new URLSearchParams({
          widgets: '',
          cart: 'true',
          apiBase: 'https://shop.example',
          'cart.productId': '7',
          'cart.tcm': 'A"',
          'cart.quantity': '2',
          'cart.label': '<ü>',
        }),
      ),
    )
    expect(text).toContain(`<form data-shop-cart="add" action="https://shop.example/">
  <input type="hidden" name="productId" value="7">
  <input type="hidden" name="tcm" value="A&quot;">
  <input type="hidden" name="quantity" value="2">
  <button>&lt;&#xfc;&gt;</button>
</form>`)
    expect(following('widgets=&cart=true&cart.action=https://shop.example/p/7?a%26b')).toContain(
      'action="https://shop.example/p/7?a&amp;b"',
    )
    expect(following('widgets=&cart=true&cart.quantity=0')).toContain(FORM)
  })

  test('is in pages that include files, but not in React applications', () => {
    const query = 'widgets=header,footer&cart=true'
    const include = blocks(`${query}&format=include`)
    for (const server of ['nginx (SSI)', 'PHP'])
      expect(include[`In the body, with ${server}`]).toContain(`>\n${FORM}\n<`)
    expect(Object.values(blocks(`${query}&format=react`)).join('')).not.toContain('data-shop-cart')
  })
})

describe('the reserved height', () => {
  const facts = { site: 'DE', options: {} }
  test('of the header matches the reference', () => {
    expect(reservedHeight('header', facts).match(/\d+px/g)).toEqual([
      '221px',
      ...['980px', '149px'],
      ...['768px', '185px'],
      ...['360px', '221px'],
    ])
  })

  test('of the header depends on its options and the platform', () => {
    const heights = (own: Record<string, unknown>, platform?: string) =>
      reservedHeight('header', { ...facts, options: own, platform }).match(/height: \d+px/g)
    expect(heights({ showPromotionBanner: false })).toEqual(['height: 173px', 'height: 101px'])
    expect(heights({ showPromotionBanner: false, reduced: true })).toEqual(['height: 81px', 'height: 61px'])
    expect(heights({ showPromotionBanner: false }, 'MATCH')).toEqual(['height: 101px'])
    expect(heights({ showPromotionBanner: false, promotionIds: ['sale'] })).toEqual([
      'height: 413px',
      'height: 341px',
    ])
    expect(
      reservedHeight('header', {
        ...facts,
        options: { showPromotionBanner: false, promotionIds: ['sale', 'autumn'] },
      }),
    ).toContain(
      "@media (width < 600px) {\n  [data-shop-widget='header'] {\n    min-height: calc(481px + 112.5vw);",
    )
  })

  test('of a reduced header has no banner, only the promotions that the page names', () => {
    const heights = (own: Record<string, unknown>) =>
      reservedHeight('header', { ...facts, options: { reduced: true, ...own } }).match(/height: [^;]+/g)
    expect(heights({})).toEqual(['height: 81px', 'height: 61px'])
    expect(heights({ promotionIds: ['sale'] })).toEqual([
      'height: 321px',
      'height: 301px',
      'height: calc(251px + 56.25vw)',
    ])
  })

  test('of the other widgets is measured for each site and width', () => {
    expect(measured.widths).toEqual(Object.values(WIDTHS))
    expect(Object.keys(measured.heights).toSorted()).toEqual([...SITE_NAMES].toSorted())
    for (const own of [{}, { part: 'form' }, { part: 'footer' }])
      expect(reservedHeight('support', { ...facts, options: own })).toMatch(/min-height: \d+px/)
    for (const own of [{}, { reduced: true }, { showNewsletter: false }])
      expect(reservedHeight('footer', { ...facts, options: own })).toMatch(/min-height: \d+px/)
  })

  test('does not exist for the preview panel', () => {
    expect(reservedHeight('preview', facts)).toBe('')
  })
})

describe('the React component', () => {
  test('has the options with their types, and the settings of the page', () => {
    const { 'In your style sheet': css, ...code } = blocks(
      'format=react&widgets=header,support&site=AT&load=eager&header.sticky=true&support.maxFiles=2&header.promotionIds=a,b',
    )
    expect(Object.values(code)).toEqual([
      `import { getShop, ShopWidget } from 'shop-embed/react'

// On a server, there is no Shop: the widgets render in the browser.
if (typeof window !== 'undefined')
  getShop().configure({
    site: 'AT',
    cdn: 'https://cdn.example/shop/',
  })

export const ShopHeader = () => (
  <ShopWidget
    widget="header"
    options={{
      sticky: true,
      promotionIds: [
        "a",
        "b"
      ],
    }}
  >
    <a href="/">Shop</a>
  </ShopWidget>
)

export const ShopSupport = () => (
  <ShopWidget
    widget="support"
    options={{
      maxFiles: 2,
    }}
  >
    <a href="/support">Support</a>
  </ShopWidget>
)
`,
    ])
    expect(css).toContain("[data-shop-host='header'] {")
  })
})

describe('the server include', () => {
  const query =
    'format=include&widgets=header,newsletter,footer&site=AT&locale=en&theme=dark&header.sticky=true&header.defaultSearchTerm=Kaffee&footer.content={"headline":"x"}'

  test('has a configuration that the command accepts, with all options of the files', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'shop-embed-')), 'fragments.json')
    writeFileSync(path, blocks(query)['fragments.json']!)
    const common = { locale: 'en', theme: 'dark' }
    expect(
      [...readConfig(path)].map(([name, { widget, site, options }]) => [name, widget, site, options]),
    ).toEqual([
      ['AT/header-own.html', 'header', 'AT', { ...common, sticky: true, defaultSearchTerm: 'Kaffee' }],
      ['AT/footer-own.html', 'footer', 'AT', { ...common, content: { headline: 'x' } }],
    ])
  })

  test('includes these files, and has placeholders for other widgets', () => {
    const text = blocks(query)['In the body, with nginx (SSI)']!
    const files = [...text.matchAll(/<!--# include virtual="\/fragments\/AT\/(\w+)-own\.html" -->/g)]
    expect(files.map(([, widget]) => widget)).toEqual([...FRAGMENTS])
    expect(text).toContain('<div data-shop-widget="newsletter"><a href="/newsletter">Newsletter</a></div>')
    expect(blocks(query)['In the body, with PHP']).toContain(
      `<?php readfile('fragments/AT/header-own.html') ?>`,
    )
  })

  test('needs no configuration for what the command writes anyway', () => {
    const all = blocks('format=include&widgets=header,footer&site=PL&footer.reduced=true')
    expect(Object.keys(all)).not.toContain('fragments.json')
    expect(all['In the body, with PHP']).toBe(
      `<?php readfile('fragments/PL/header.html') ?>\n<?php readfile('fragments/PL/footer-reduced.html') ?>`,
    )
  })

  test('names the command with the folder of the files, and the style sheets for the head', () => {
    const all = blocks(query)
    expect(all['On your server, every few minutes']).toBe(
      `npx shop-embed-cli fragments --shop https://shop.example --cdn ${CDN} --folder fragments --sites AT --promotions --config fragments.json`,
    )
    expect(all['In the head, with nginx (SSI)']).toBe('<!--# include virtual="/fragments/AT/head.html" -->')
    expect(all['In the head, with PHP']).toBe(`<?php readfile('fragments/AT/head.html') ?>`)
    expect(Object.keys(blocks('format=include&widgets=newsletter'))).toEqual([
      'In the head of your page',
      'In the body, with nginx (SSI)',
      'In the body, with PHP',
    ])
  })
})

describe('a release with files in the shared folder', () => {
  const shared = (path: string) => path.replace('chunks/', '../files/chunks/')
  const release: Release = {
    ...RELEASE,
    folder: 'https://cdn.example/1.2.3/',
    files: Object.fromEntries(Object.entries(RELEASE.files).map(([path, hashes]) => [shared(path), hashes])),
    widgets: { header: RELEASE.widgets['header']!.map(shared) },
  }

  test('has hints for these addresses', () => {
    const hints = snippet('widgets=header&site=AT', release).split('\n')
    expect(hints).toContain(
      '<link rel="preload" as="script" crossorigin href="https://cdn.example/files/chunks/de-AT.d.js" integrity="sha256-at">',
    )
    expect(hints.filter((line) => line.includes('/files/chunks/'))).toHaveLength(3)
  })

  test('passes this folder to the package, even if the page follows the releases', () => {
    expect(filesFolder(release.folder, release)).toBe('https://cdn.example/files/')
    expect(filesFolder('https://cdn.example/shop/v1/', undefined)).toBe('https://cdn.example/shop/files/')
    expect(filesFolder('https://cdn.example/v1-canary/', undefined)).toBe('https://cdn.example/files/')
    expect(filesFolder(CDN, undefined)).toBe(CDN)
    expect(filesFolder(CDN, RELEASE)).toBe(CDN)
  })
})

describe('the folder of the files', () => {
  test.each(['', 'cdn.example', 'ftp://cdn.example/', 'https://cdn.example/?v=1', 'https://'])(
    '“%s” is none',
    (address) => expect(readFolder(address)).toBeUndefined(),
  )

  test('gets a slash at its end', () => {
    expect(readFolder('https://cdn.example/1.0.0')).toBe('https://cdn.example/1.0.0/')
  })

  test('without a manifest, the error says which folder to name', async () => {
    await expect(loadRelease('http://127.0.0.1:9/')).rejects.toThrow(
      'There is no manifest of a release at http://127.0.0.1:9/manifest.json',
    )
  })
})
