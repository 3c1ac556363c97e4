/** Pages that are right, and have what other products and templates write. The doctor finds nothing on any of them. */
import { afterEach, expect, test, vi } from 'vitest'
import { CDN, examine, LOADER, sent, type Surroundings } from './support.js'

afterEach(() => {
  document.body.replaceChildren()
})

const HEADER = '<div data-shop-widget="header"><a href="/">Shop</a></div>'
const OTHER = 'https://tool.example/loader.js'
const TOOL = `<script src="${OTHER}"></script>`
const API = { site: 'DE', apiBase: 'https://shop.example' }

const PAGES: ReadonlyArray<[what: string, html: string, surroundings?: Surroundings]> = [
  ['one header', HEADER + LOADER],
  ['a tag that a framework has removed', HEADER],
  // Scripts of other products.
  ...(
    [
      ['cannot be read', 'cors'],
      ['is blocked', 'gone'],
      ['is another script', 'charts()'],
      ['contains the package', 'window[Symbol.for("shop-embed")] = start'],
      ['is an error page that names us', '<!doctype html><p>shop-embed 2.0.0</p>'],
    ] as const
  ).flatMap(([what, file]): Array<[string, string, Surroundings]> => {
    const answers = { [OTHER]: file }
    return [
      [`the loader.js of another product, which ${what}, before ours`, TOOL + HEADER + LOADER, { answers }],
      [`the loader.js of another product, which ${what}, after ours`, HEADER + LOADER + TOOL, { answers }],
      [
        `the loader.js of another product, which ${what} and has our country`,
        HEADER + LOADER + TOOL.replace('src', 'data-site="de" src'),
        { answers },
      ],
      [
        `the loader.js of another product, which ${what} and waits for consent`,
        HEADER + LOADER + TOOL.replace('<script', '<script type="text/plain"'),
        { answers },
      ],
      [
        `the loader.js of another product, which ${what} and contains markup`,
        HEADER + LOADER + TOOL.replace('></', '><p>Text</p></'),
        { answers },
      ],
    ]
  }),
  [
    'a script without an address, and one with data',
    `<script>a()</script><script src="data:text/javascript,/loader.js"></script>${HEADER}${LOADER}`,
  ],
  // Script tags of ours that templates and tools have written.
  ...[
    LOADER.replace('"DE"', '"de"'),
    LOADER.replace('loader.js', 'header.js'),
    LOADER.replace('loader.js', 'header.js?v=1'),
    LOADER.replace(' data-site="DE"', ''),
    LOADER.replace('></', '><!-- --></'),
    LOADER.replace('></', '><!-- <p>Text</p> --></'),
    LOADER.replace('></', '>//<![CDATA[\n//]]></'),
    LOADER.replace('></', '>if (a<b && c>d) e()</'),
    LOADER.replace('<script', '<script type="module"'),
    LOADER.replace('<script', '<script type="text/javascript"'),
    LOADER.replace('<script', '<script type=" application/javascript "'),
    LOADER.replace('<script', '<script type="0123abcd-text/javascript"'),
    LOADER.replace('<script', '<script type="0123abcd-text/javascript"') + LOADER,
    LOADER.replace('<script', '<script data-src="/x.js"'),
  ].map((tag): [string, string] => [`the tag ${tag}`, HEADER + tag]),
  // Attributes of other products.
  ...[
    'data-cart="add"',
    'data-show="isEmpty"',
    'data-text="error"',
    'data-widget="header"',
    'data-show-widget="header"',
    'data-stop-widget="header"',
    'data-wp-widget="footer"',
    'data-top-widget="header"',
    'data-eshop-widget="header"',
    'data-shop-target="header"',
    'data-shop-widget-id="header"',
    'data-shop-config="header"',
    'data-shop-state="header"',
    'data-shop-widgt="7"',
    'id="header"',
    'class="shop-widget"',
    `onclick="location.href='/Shop.aspx'"`,
    `onclick="if(!confirm('?')){track('no'); return false;}"`,
  ].map((attribute): [string, string] => [
    `an element with ${attribute}`,
    `<p ${attribute}></p>${HEADER}${LOADER}`,
  ]),
  // Placeholders.
  [
    'own content with a heading, a form, scripts and options',
    `<div data-shop-widget="header"><h1>Shop</h1><nav><a href="/">Home</a></nav><form action="/search"><input name="q"></form>
      <output data-shop-text="itemCount">0</output><script src="menu.js"></script>${TOOL}
      <script type="application/json" data-shop-config>{}</script></div><main></main>${LOADER}`,
  ],
  ['placeholders in a template', `<template><div data-shop-widget="x"></div></template>${HEADER}${LOADER}`],
  ['two headers, of which one is hidden', HEADER + HEADER.replace('><', ' hidden><') + LOADER],
  ['the preview panel', `<div data-shop-widget="preview"></div>${LOADER}`],
  ...[
    'data-shop-cart="add" data-product-id="1"',
    'data-shop-text="itemCount"',
    'data-shop-show="isEmpty"',
    'data-shop-search',
  ].map((attribute): [string, string] => [
    `no placeholder, but ${attribute}`,
    `<button ${attribute}></button>${LOADER}`,
  ]),
  // Services.
  [
    'a partner’s form, whose shop lets the page read nothing',
    `<div data-shop-widget="newsletter"></div>${LOADER}`,
    { dataset: API, answers: { '/json/psdata': 'cors' } },
  ],
  [
    'a partner’s form, whose shop has no other services',
    `<div data-shop-widget="support"></div>${LOADER}`,
    { dataset: API, answers: { '/json/psdata': new Response('', { status: 404 }) } },
  ],
  [
    'a reduced header and footer, whose shop has a cart only',
    `<div data-shop-widget="header" data-reduced="true"></div><div data-shop-widget="footer" data-reduced="true"></div>${LOADER}`,
    {
      answers: {
        '/jsonflyoutnavigation': 'gone',
        '/json/psdata': 'gone',
        '/service/customerfrontenddata/api/v1/psdata': 'gone',
        '/service/themeworld-frontend/api/themeworlds/navigation': 'gone',
      },
    },
  ],
  [
    'a header with a navigation of its own',
    `<div data-shop-widget="header" data-navigation-url="/nav.json"></div>${LOADER}`,
    { answers: { '/jsonflyoutnavigation': 'gone' } },
  ],
  [
    'a footer without the newsletter',
    `<div data-shop-widget="footer" data-show-newsletter="false"></div>${LOADER}`,
    { answers: { '/json/psdata': 'gone' } },
  ],
  [
    'a service that sends more than the widgets need, and wrong fields',
    HEADER + LOADER,
    { answers: { '/jsonflyoutnavigation': '{"list":[{"title":1},{"title":"Coffee","x":1}],"y":2}' } },
  ],
]

test.each(PAGES)('%s: nothing', async (_what, html, surroundings) => {
  expect(await examine(html, surroundings)).toEqual([])
})

test('a widget that a script has mounted into another element: nothing', async () => {
  const preload = vi.fn()
  customElements.define(
    'own-header',
    class extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).append(
          Object.assign(document.createElement('div'), { innerHTML: '<i data-shop-root="header"></i>' }),
        )
      }
    },
  )
  expect(await examine(`<own-header></own-header>${LOADER}`, { shop: { preload } })).toEqual([])
  expect(preload).not.toHaveBeenCalled()
})

test('the usual page: the doctor reads no file', async () => {
  expect(await examine(HEADER + LOADER)).toEqual([])
  expect(sent.map(({ url }) => url)).not.toContain(`${CDN}/loader.js`)
})
