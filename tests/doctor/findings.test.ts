/** Each finding of `Shop.doctor()`, with the page that has it. `tests/browser/doctor.test.ts` has those that only a browser shows. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { anchorOf, FINDINGS, found, toFindings, type FindingCode } from '../../src/doctor/findings.js'
import { createShopError } from '../../src/host/errors.js'
import { CDN, examine, LOADER, LOADER_FILE, sent, SERVICES, violate, type Surroundings } from './support.js'

afterEach(() => {
  document.body.replaceChildren()
})

const widget = (name: string, attributes = '', content = '') =>
  `<div data-shop-widget="${name}" ${attributes}>${content}</div>`
const HEADER = widget('header')
const API = { site: 'DE', apiBase: 'https://shop.example' }
const failing = (error: Error) => () => Promise.reject(error)
const missing = (reason = '') =>
  createShopError('LOAD_FAILED', `chunks/header.12345678.js could not be loaded${reason}`)

type Case = [code: FindingCode, html: string, problem: string, surroundings?: Surroundings]

const CASES: readonly Case[] = [
  ['LOADER_TWICE', HEADER + LOADER + LOADER, '2 script tags'],
  [
    'LOADER_TWICE',
    HEADER + LOADER + LOADER.replace('loader.js', 'header.js').replace('"DE"', '"de"'),
    '2 script tags',
    { answers: { [`${CDN}/header.js`]: LOADER_FILE } },
  ],
  // A copy under another name is known by its site, whose case does not matter.
  [
    'LOADER_TWICE',
    HEADER + LOADER + LOADER.replace('loader.js', 'shop.js').replace('"DE"', '"de"'),
    '2 script tags',
    { answers: { [`${CDN}/shop.js`]: LOADER_FILE } },
  ],
  // The CDN need not let the page read the loader.
  ['LOADER_TWICE', HEADER + LOADER + LOADER, '2 script tags', { answers: { [`${CDN}/loader.js`]: 'cors' } }],
  [
    'LOADER_VERSIONS',
    `${HEADER}${LOADER}<script src="https://old.example/1.1.0/loader.js"></script>`,
    '2.0.0, 1.1.0',
    { answers: { 'https://old.example/1.1.0/loader.js': LOADER_FILE.replace('2.0.0', '1.1.0') } },
  ],
  [
    'LOADER_NOT_CLOSED',
    `${HEADER}${LOADER.replace('></', '><p class="x">Text</p></')}`,
    'a part of the page',
  ],
  ['LOADER_WITH_COOKIES', HEADER + LOADER.replace(' crossorigin', ''), 'no `crossorigin`', { shop: {} }],
  ...[
    [LOADER.replace('<script', '<script type="text/plain"'), 'its type is "text/plain"'],
    [LOADER.replace('src=', 'data-cmplz-src='), 'its address is in `data-cmplz-src`'],
    [
      LOADER.replace('src=', 'type="rocketlazyloadscript" data-rocket-src='),
      'its address is in `data-rocket-src`, and its type is "rocketlazyloadscript"',
    ],
  ].flatMap(([tag, problem]): Case[] => [
    ['CONSENT_BLOCKS_LOADER', HEADER + tag!, problem!],
    // Some consent tools keep the tag, and add a copy of it that runs.
    ['CONSENT_BLOCKS_LOADER', HEADER + tag! + LOADER, problem!],
  ]),
  ['SHOP_TAKEN', HEADER + LOADER, '`Shop`', { ownShop: { name: 'our own' } }],
  ['FILE_MISSING', HEADER, 'LOAD_FAILED: chunks/header', { shop: { preload: failing(missing()) } }],
  [
    'FILE_MISSING',
    HEADER,
    'INTEGRITY: chunks/header',
    { shop: { preload: failing(createShopError('INTEGRITY', 'chunks/header.js could not be loaded')) } },
  ],
  [
    'CDN_CORS',
    HEADER,
    'chunks/header',
    { shop: { preload: failing(missing(': the CDN does not allow this page to read it (CORS)')) } },
  ],
  [
    'CSP_SCRIPT',
    HEADER,
    'script-src https://other.example',
    {
      shop: {
        preload() {
          const policy = "img-src 'self'; script-src https://other.example"
          violate('script-src-elem', policy, 'https://cdn.example/files/chunks/header.12345678.js')
          return Promise.reject(missing())
        },
      },
    },
  ],
  [
    'CSP_CONNECT',
    HEADER,
    "https://shop.example: `default-src 'self'`",
    {
      dataset: API,
      answers: Object.fromEntries(Object.keys(SERVICES).map((path) => [path, 'forbidden' as const])),
    },
  ],
  [
    'TRUSTED_TYPES',
    HEADER,
    '"shop-sdk"',
    {
      shop: {
        preload: failing(
          createShopError('LOAD_FAILED', 'the policy of the page does not allow "shop-sdk" in trusted-types'),
        ),
      },
    },
  ],
  ['NO_PLACEHOLDER', LOADER, 'no placeholder'],
  ...['data-shop-widgt', 'data-shopwidget', 'data-shop-widgets', 'data-sohp-widget', 'shop-widget'].map(
    (name): Case => [
      'PLACEHOLDER_MISSPELT',
      HEADER.replace('data-shop-widget', name),
      `There is no attribute "${name}". Is it "data-shop-widget"?`,
    ],
  ),
  ...['<main></main>', widget('footer'), `<p>Shop</p>${LOADER}`].map((rest): Case => [
    'PLACEHOLDER_NOT_CLOSED',
    widget('header', '', rest),
    'The placeholder of the header',
  ]),
  [
    'CORS_REFUSED',
    HEADER,
    'https://shop.example',
    { dataset: API, answers: { '/jsonflyoutnavigation': 'cors' } },
  ],
  ['SERVICE_UNREACHABLE', HEADER, 'no connection', { answers: { '/jsonflyoutnavigation': 'gone' } }],
  [
    'SERVICE_UNREACHABLE',
    HEADER,
    'GET /jsonflyoutnavigation responds with 500',
    { answers: { '/jsonflyoutnavigation': new Response('', { status: 500 }) } },
  ],
  [
    'SERVICE_UNREACHABLE',
    HEADER,
    'GET /service/cart/api/cart responds with a web page (status 200)',
    { answers: { '/service/cart/api/cart': ' <!doctype html>' } },
  ],
  [
    'SERVICE_MALFORMED',
    HEADER,
    'GET /service/cart/api/cart, cart.articles',
    { answers: { '/service/cart/api/cart': '{"cart":{"articles":1}}' } },
  ],
  [
    'SERVICE_MALFORMED',
    '<button data-shop-cart="add"></button>',
    'no JSON',
    { answers: { '/service/cart/api/cart': '' } },
  ],
  [
    'NOT_RENDERED',
    HEADER,
    'no root',
    { shop: { mount: failing(createShopError('RENDER_FAILED', 'no root')) } },
  ],
]

test.each(CASES)('%s is found: %s', async (code, html, problem, surroundings) => {
  const findings = await examine(html, surroundings)
  expect(findings).toMatchObject([{ code, problem: expect.stringContaining(problem) }])
  const [finding] = findings
  expect(finding!.link).toBe(`https://cdn.example/docs/nothing-appears#${anchorOf(code)}`)
  expect(`${finding!.problem} ${finding!.reason} ${finding!.fix}`).not.toMatch(/\{\w*\}|undefined/)
})

test('each finding has a test here or in the browser, and a row in the docs', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
  const inBrowser = read('tests/browser/doctor.test.ts')
  const codes = Object.keys(FINDINGS) as FindingCode[]
  const untested = codes.filter(
    (code) => !CASES.some(([tested]) => tested === code) && !inBrowser.includes(`'${code}'`),
  )
  expect(untested).toEqual(['BROWSER_TOO_OLD'])
  const page = read('docs/nothing-appears.md')
  expect(codes.filter((code) => !page.includes(`<a id="${anchorOf(code)}"></a>\`${code}\``))).toEqual([])
})

test('what the browser lacks is named', async () => {
  vi.stubGlobal('structuredClone', undefined)
  delete (globalThis as { structuredClone?: unknown }).structuredClone
  expect(await examine(HEADER)).toMatchObject([
    { code: 'BROWSER_TOO_OLD', problem: expect.stringContaining('structuredClone') },
  ])
})

test('findings are sorted, the most severe first, and each is there once', () => {
  const all = [
    found('NO_PLACEHOLDER'),
    found('SHOP_TAKEN'),
    found('SHOP_TAKEN'),
    found('LOADER_TWICE', { count: 2 }),
  ]
  expect(toFindings(all, '').map(({ code }) => code)).toEqual([
    'SHOP_TAKEN',
    'LOADER_TWICE',
    'NO_PLACEHOLDER',
  ])
})

describe('the services', () => {
  test('are those that the loader has read from its tag, although the tag is gone', async () => {
    expect(await examine(HEADER, { dataset: { site: 'at', apiBase: 'https://shop.example' } })).toEqual([])
    const urls = sent.map(({ url }) => url)
    expect(urls).toHaveLength(4)
    expect(urls.every((url) => url.startsWith('https://shop.example/'))).toBe(true)
    expect(urls).toContain('https://shop.example/jsonflyoutnavigation?site=AT')
  })

  test('are those that configure, a JSON island and the placeholder name', async () => {
    const island = '<script type="application/json" data-shop-config>{"apiBase":"https://b.example"}</script>'
    const html = `${widget('header', '', island)}${widget('footer', 'data-api-base="https://c.example"')}${widget('newsletter')}`
    await examine(html, { configured: { apiBase: 'https://a.example' } })
    expect(new Set(sent.map(({ url }) => new URL(url).origin))).toEqual(
      new Set(['https://a.example', 'https://b.example', 'https://c.example']),
    )
  })

  test('get no tokens if only a placeholder names them, and no redirect takes a token elsewhere', async () => {
    vi.stubGlobal('origin', location.origin)
    const rules = async (html: string, dataset: Record<string, string>) => {
      await examine(html, { dataset })
      return sent
        .filter(({ init }) => new Headers(init.headers).has('X-CSRF-Token'))
        .map(({ init: { redirect, mode } }) => redirect ?? mode)
    }
    expect(await rules(HEADER, API)).toEqual(['error', 'error'])
    expect(await rules(HEADER, {})).toEqual(['same-origin', 'same-origin'])
    expect(await rules(widget('header', 'data-api-base="https://shop.example"'), {})).toEqual([])
  })

  test('are wrong if the page names no shop, and the loader is elsewhere', async () => {
    const answers = { '/json/psdata': new Response('', { status: 404 }) }
    expect(await examine(widget('newsletter'), { answers })).toMatchObject([
      { code: 'SERVICE_UNREACHABLE', fix: expect.stringContaining('Without `data-api-base`') },
    ])
    expect(await examine(widget('newsletter'), { answers, dataset: API })).toEqual([])
  })

  test('that fail together are one finding', async () => {
    const answers = Object.fromEntries(
      Object.keys(SERVICES).map((path) => [path, new Response('', { status: 404 })]),
    )
    expect(await examine(HEADER, { answers })).toMatchObject([
      { code: 'SERVICE_UNREACHABLE', problem: expect.stringMatching(/cart responds with 404; GET .*404/) },
    ])
  })

  test('of an application are those of configure, and it needs no script tag', async () => {
    const configured = { apiBase: 'https://shop.example' }
    const html = '<div data-shop-host="header"></div>'
    expect(await examine(html, { configured, isApplication: true })).toEqual([])
    expect(sent.map(({ url }) => url)).toContain('https://shop.example/service/cart/api/cart')
    expect(await examine('', { isApplication: true })).toEqual([])
  })
})

test.each([
  ['nothing', '', {}, {}, ['header']],
  ['the script tag', '', { load: 'visible' }, {}, []],
  ['the script tag', '', { load: 'Eager' }, {}, ['header', 'footer']],
  ['configure', '', { load: 'eager' }, { load: 'idle' }, []],
  ['the placeholder', 'data-load="eager"', {}, { load: 'idle' }, ['header', 'footer']],
  ['the placeholder, wrongly', 'data-load="now"', { load: 'visible' }, {}, ['header']],
] as const)(
  'a widget that should be there at once is mounted again: %s says when (%s %j %j)',
  async (_who, own, dataset, configured, expected) => {
    const mounted: string[] = []
    const mount = (_element: unknown, name: string) => Promise.resolve(void mounted.push(name))
    await examine(widget('header', own) + widget('footer', own), { dataset, configured, shop: { mount } })
    expect(mounted).toEqual(expected)
  },
)

test('a printed tag has no nonce, and is cut if it is long', async () => {
  const tag = LOADER.replace('<script', `<script nonce="secret" data-text="${'x'.repeat(500)}"`)
  const [finding] = await examine(HEADER + LOADER + tag)
  expect(finding!.where).toMatch(/^<script data-text="x+…$/)
})

test('the console shows the findings, each with its place, its reason and its fix', async () => {
  await examine(HEADER.replace('widget', 'widgt'))
  expect(console.group).toHaveBeenCalledWith(`shop-embed doctor: 1 error on ${location.href}`)
  expect(console.error).toHaveBeenCalledWith(
    expect.stringMatching(
      /^ERROR PLACEHOLDER_MISSPELT: .*\nWhere: <div data-shop-widgt="header">\nWhy it matters: .*\nFix it: .*\nMore: .*#placeholder-misspelt$/,
    ),
  )
})
