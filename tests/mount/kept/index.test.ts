/** What is kept for the next page of a visit, and on which pages it is shown. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageStart } from '../../../src/host/page-start.js'
import { keep, show } from '../../../src/mount/kept/index.js'
import type { Tree } from '../../../src/mount/kept/tree.js'
import { placeholder as create } from '../placeholder.js'

const RELEASE = 'one'
const ENTRY = 'shop kept header'
const SHOP = 'https://shop.example/ DE'
const TREE: Tree = [
  'div',
  { lang: 'de-DE', 'data-platform': 'CLASSIC' },
  [
    ['div', { class: 'top-spare' }, []],
    ['div', { part: 'header' }, [['a', { href: 'https://shop.example/kaffee' }, ['Kaffee']]]],
    ['span', { part: 'cart-badge', hidden: '' }, []],
  ],
]
const PLACEHOLDER = '<div data-shop-widget="header" data-site="DE"><a href="/">Own</a></div>'

interface Settings {
  dataset?: Record<string, string>
  src?: string
  configured?: object
  cookies?: Record<string, string>
}
const pageWith = ({
  dataset = {},
  src = 'https://cdn.example/',
  configured = {},
  cookies = {},
}: Settings = {}) =>
  ({
    script: { src, dataset },
    configured,
    cookie: (name: string) => cookies[name],
    kept: { release: RELEASE },
  }) as Partial<PageStart> as PageStart

/** @param tree  `undefined` if nothing is to be kept */
const keepOn = (element: HTMLElement, settings?: Settings, tree: Tree | null = TREE) =>
  keep(pageWith(settings), element, element.dataset['shopWidget']!, SHOP, tree ? async () => tree : undefined)
/** The container of shown markup. */
const markupIn = (element: Element) => element.shadowRoot!.querySelector('[data-shop-root=""]')!
const showOn = (element: HTMLElement, settings?: Settings) =>
  show(pageWith(settings), element, element.dataset['shopWidget']!)
const widthOf = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({ width })
const storedEntry = () =>
  JSON.parse((sessionStorage[ENTRY] as string).slice(RELEASE.length)) as Record<string, unknown>
/** The stored entry with a change. */
const tamper = (change: (entry: Record<string, unknown>) => void) => {
  const entry = storedEntry()
  change(entry)
  sessionStorage[ENTRY] = RELEASE + JSON.stringify(entry)
}

beforeEach(() => {
  location.href = 'https://shop.example/page'
  widthOf(1500)
})
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  document.documentElement.removeAttribute('data-platform')
  document.body.removeAttribute('data-platform')
})

describe('a header on the next page', () => {
  it('shows what the first page has kept', async () => {
    await keepOn(create(PLACEHOLDER))
    expect(sessionStorage[ENTRY]).toMatch(/^one\{/)
    const element = create(PLACEHOLDER)
    const shown = showOn(element)!
    expect(element.shadowRoot!.querySelector('a')!.href).toBe('https://shop.example/kaffee')
    expect([...element.shadowRoot!.children]).toEqual([markupIn(element)])
    expect(element.shadowRoot!.adoptedStyleSheets).toEqual([...shown.sheets.values()])
  })

  it('shows its own content again if the markup is discarded', async () => {
    await keepOn(create(PLACEHOLDER))
    const element = create(PLACEHOLDER)
    showOn(element)!.discard()
    expect(element.shadowRoot!.innerHTML).toBe('<slot></slot>')
    expect(element.shadowRoot!.adoptedStyleSheets).toEqual([])
  })

  const FIRST: Settings = { dataset: { site: 'DE' }, configured: { theme: 'light', router: () => {} } }
  const OTHER: ReadonlyArray<[string, string, Settings, (() => void)?]> = [
    ['another attribute', PLACEHOLDER.replace('>', ' data-reduced>'), FIRST],
    ['another value', PLACEHOLDER.replace('"DE"', '"AT"'), FIRST],
    [
      'an island',
      PLACEHOLDER.replace('<a', '<script type="application/json" data-shop-config>{}</script><a'),
      FIRST,
    ],
    ['another site in the script tag', PLACEHOLDER, { ...FIRST, dataset: { site: 'AT' } }],
    ['another shop', PLACEHOLDER, { ...FIRST, dataset: { site: 'DE', apiBase: 'https://other.example' } }],
    ['another address of the script', PLACEHOLDER, { ...FIRST, src: 'https://cdn.example/2/' }],
    ['another `Shop.configure`', PLACEHOLDER, { ...FIRST, configured: { theme: 'dark' } }],
    ['an option that has no JSON', PLACEHOLDER, { ...FIRST, configured: { theme: 1n } }],
    ['the chosen desktop view', PLACEHOLDER, { ...FIRST, cookies: { forceP: 'WEBSHOP' } }],
    ['a preview', PLACEHOLDER, { ...FIRST, cookies: { PreviewToken: 'a' } }],
    ['a narrower kind of window', PLACEHOLDER, FIRST, () => widthOf(1200)],
    ['a platform', PLACEHOLDER, FIRST, () => (document.documentElement.dataset['platform'] = 'TABLET')],
    ['a platform in the body', PLACEHOLDER, FIRST, () => (document.body.dataset['platform'] = 'TABLET')],
    [
      '`forceP` in the address',
      PLACEHOLDER,
      FIRST,
      () => void (location.href = 'https://shop.example/?forceP=WEBSHOP'),
    ],
    [
      'a server’s markup',
      PLACEHOLDER,
      FIRST,
      () => void document.body.firstElementChild!.attachShadow({ mode: 'open' }),
    ],
    ['another header before it', `<p></p>`, FIRST],
  ]
  it.each(OTHER)('shows nothing of it on a page with %s', async (what, markup, settings, change) => {
    await keepOn(create(PLACEHOLDER), FIRST)
    const element = create(markup)
    if (what.startsWith('another header')) document.body.innerHTML = PLACEHOLDER + PLACEHOLDER
    change?.()
    const target = document.body.lastElementChild as HTMLElement
    expect(show(pageWith(settings), target, 'header')).toBeUndefined()
    if (what !== 'a server’s markup') expect(element.shadowRoot).toBeNull()
  })

  it('shows it although the first page’s header was sticky, and a wider window has the same layout', async () => {
    const first = create(PLACEHOLDER)
    first.setAttribute('data-shop-sticky', '')
    await keepOn(first)
    widthOf(1600)
    expect(showOn(create(PLACEHOLDER))).toBeDefined()
  })

  it('shows nothing before the parser has closed it', async () => {
    await keepOn(create(PLACEHOLDER))
    const element = create(PLACEHOLDER)
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    // A file of the loader.
    const script = document.createElement('script')
    document.documentElement.append(script)
    expect(showOn(element)).toBeUndefined()
    expect(element.shadowRoot).toBeNull()
    element.after('\n')
    expect(showOn(element)).toBeDefined()
    script.remove()
  })
})

describe('an entry that somebody has changed', () => {
  const refuse = (change: () => void) => async () => {
    await keepOn(create(PLACEHOLDER))
    change()
    const element = create(PLACEHOLDER)
    expect(showOn(element)).toBeUndefined()
    expect(element.outerHTML).toBe(PLACEHOLDER)
    expect(element.shadowRoot).toBeNull()
  }
  it.each([
    ['is truncated', () => (sessionStorage[ENTRY] = (sessionStorage[ENTRY] as string).slice(0, -9))],
    ['is a list', () => (sessionStorage[ENTRY] = `${RELEASE}[]`)],
    ['is null', () => (sessionStorage[ENTRY] = `${RELEASE}null`)],
    ['is too long', () => tamper((entry) => (entry['more'] = 'a'.repeat(66_000)))],
    ['has no tree', () => tamper((entry) => delete entry['tree'])],
    ['has no key', () => tamper((entry) => delete entry['key'])],
    ['is a text', () => tamper((entry) => (entry['tree'] = 'Kaffee'))],
    ['has a script', () => tamper((entry) => (entry['tree'] = ['div', {}, [['script', {}, ['alert(1)']]]]))],
    [
      'names another shop for a form',
      () =>
        tamper((entry) => {
          entry['apiBase'] = 'https://evil.example'
          entry['tree'] = ['div', {}, [['form', { action: 'https://evil.example/' }, []]]]
        }),
    ],
  ])('%s: the header is rendered as on a first page', async (_what, change) => refuse(change)())

  it('a form may send to the shop that the page names', async () => {
    const markup = '<div data-shop-widget="header" data-api-base="https://shop.at"></div>'
    const tree: Tree = ['div', {}, [['form', { action: 'https://shop.at/search' }, []]]]
    await keepOn(create(markup), {}, tree)
    const element = create(markup)
    showOn(element)
    expect(markupIn(element).innerHTML).toContain('https://shop.at/search')
  })
})

describe('the space for the app banner', () => {
  it('is shown as long as the banner is offered', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile',
    )
    await keepOn(create(PLACEHOLDER))
    expect(showOn(create(PLACEHOLDER))).toBeDefined()
    expect(showOn(create(PLACEHOLDER), { cookies: { 'xc-app': 'new' } })).toBeUndefined()
    localStorage['shop-app-banner-closed'] = 'true'
    expect(showOn(create(PLACEHOLDER))).toBeUndefined()
  })
})

describe('the number of items in the cart', () => {
  const badgeWith = async (stored: unknown) => {
    if (stored !== undefined)
      localStorage['cart'] = typeof stored === 'string' ? stored : JSON.stringify(stored)
    await keepOn(create(PLACEHOLDER))
    const element = create(PLACEHOLDER)
    showOn(element)
    return markupIn(element).querySelector<HTMLElement>('[part=cart-badge]')!
  }
  it.each([
    [{ numberOfArticles: 3, shop: SHOP }, '3'],
    [{ numberOfArticles: 3 }, '3'],
    [{ numberOfArticles: 120, shop: SHOP }, '+99'],
  ])('of %j is %s', async (cart, text) => {
    const badge = await badgeWith(cart)
    expect([badge.textContent, badge.hidden]).toEqual([text, false])
  })
  it.each([
    [undefined],
    [{ numberOfArticles: 3, shop: 'https://shop.example/ AT' }],
    [{ numberOfArticles: 0, shop: SHOP }],
    [{ numberOfArticles: -1 }],
    [{ numberOfArticles: 1.5 }],
    [{ numberOfArticles: '3' }],
    [{}],
    ['{"numberOfArticles": 3'],
    ['null'],
    ['[]'],
  ])('of %j is not shown', async (cart) => {
    const badge = await badgeWith(cart)
    expect([badge.textContent, badge.hidden]).toEqual(['', true])
  })
})

describe('the markup', () => {
  it('is not kept of a header that is not the first, in a preview, or if it is too long', async () => {
    document.body.innerHTML = PLACEHOLDER + PLACEHOLDER
    await keepOn(document.body.lastElementChild as HTMLElement)
    expect(sessionStorage).toHaveLength(0)
    await keepOn(create(PLACEHOLDER), { cookies: { PreviewToken: 'a' } })
    expect(sessionStorage).toHaveLength(0)
    await keepOn(create(PLACEHOLDER))
    expect(sessionStorage).toHaveLength(1)
    await keepOn(create(PLACEHOLDER), {}, ['div', {}, ['a'.repeat(65_537)]])
    expect(sessionStorage).toHaveLength(0)
  })

  it('is removed if the visitor would see it change, or if an option has no JSON', async () => {
    await keepOn(create(PLACEHOLDER))
    await keepOn(create(PLACEHOLDER), {}, null)
    expect(sessionStorage).toHaveLength(0)
    await keepOn(create(PLACEHOLDER))
    const loop: Record<string, unknown> = {}
    loop['loop'] = loop
    await keepOn(create(PLACEHOLDER), { configured: { loop } })
    expect(sessionStorage).toHaveLength(0)
  })

  it('is kept by no browser that forbids storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    await expect(keepOn(create(PLACEHOLDER))).resolves.toBeUndefined()
  })
})

describe('a footer', () => {
  const FOOTER = '<div data-shop-widget="footer"></div>'

  it('is shown in a window that is as narrow', async () => {
    widthOf(700)
    await keepOn(create(FOOTER))
    expect(showOn(create(FOOTER))).toBeDefined()
    widthOf(800)
    expect(showOn(create(FOOTER))).toBeUndefined()
    expect(document.body.firstElementChild!.shadowRoot).toBeNull()
  })

  it('is not shown to a visitor who gets the reduced one', async () => {
    await keepOn(create(FOOTER))
    expect(showOn(create(FOOTER), { cookies: { affiliateNumber: '1' } })).toBeUndefined()
    expect(showOn(create(FOOTER), { cookies: { 'xc-app': 'new' } })).toBeUndefined()
  })
})

it('other widgets are not kept markup', () => {
  const element = create('<div data-shop-widget="newsletter"></div>')
  sessionStorage['shop kept newsletter'] = '{}'
  expect(showOn(element)).toBeUndefined()
})
