/** What is kept for the next page of a visit, and on which pages it is shown. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageStart, ShownMarkup } from '../../../src/host/page-start.js'
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

const keepOn = (element: HTMLElement, settings?: Settings, given: Partial<Parameters<typeof keep>[3]> = {}) =>
  keep(pageWith(settings), element, element.dataset['shopWidget']!, {
    facts: { offersApp: false },
    shop: SHOP,
    render: async () => TREE,
    renderShown: async () => TREE,
    shown: undefined,
    ...given,
  })
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
  vi.restoreAllMocks()
})

describe('a header on the next page', () => {
  it('shows what the first page has kept', async () => {
    await keepOn(create(PLACEHOLDER))
    expect(sessionStorage[ENTRY]).toMatch(/^one\{/)
    const element = create(PLACEHOLDER)
    const shown = showOn(element)!
    expect(shown).toMatchObject({ widget: 'header', facts: { offersApp: false }, tree: JSON.stringify(TREE) })
    expect(element.shadowRoot!.firstElementChild).toBe(shown.container)
    expect(element.shadowRoot!.querySelector('a')!.href).toBe('https://shop.example/kaffee')
    expect(shown.container.getAttribute('data-shop-root')).toBe('header')
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
    const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    // A file of the loader.
    const script = document.createElement('script')
    document.documentElement.append(script)
    expect(showOn(element)).toBeUndefined()
    expect(element.shadowRoot).toBeNull()
    element.after('\n')
    expect(showOn(element)).toBeDefined()
    script.remove()
    loading.mockRestore()
  })

  it('knows when its options have changed before the takeover', async () => {
    await keepOn(create(PLACEHOLDER))
    const element = create(PLACEHOLDER)
    const configured: { theme?: string } = {}
    const shown = showOn(element, { configured })!
    expect(shown.isCurrent()).toBe(true)
    configured.theme = 'dark'
    expect(shown.isCurrent()).toBe(false)
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
    await keepOn(create(markup), {}, { render: async () => tree })
    expect(showOn(create(markup))!.container.innerHTML).toContain('https://shop.at/search')
  })

  it('facts of any type are passed on, for the widget to validate', async () => {
    await keepOn(create(PLACEHOLDER))
    tamper((entry) => (entry['facts'] = { sticky: { heights: 'a' }, places: [], navigation: 1 }))
    expect(showOn(create(PLACEHOLDER))).toBeDefined()
  })
})

describe('the space for the app banner', () => {
  const setAgent = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const keepOffer = () => keepOn(create(PLACEHOLDER), {}, { facts: { offersApp: true } })

  it('is shown as long as the banner is offered', async () => {
    setAgent('Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile')
    await keepOffer()
    expect(showOn(create(PLACEHOLDER))).toBeDefined()
    expect(showOn(create(PLACEHOLDER), { cookies: { 'xc-app': 'new' } })).toBeUndefined()
    localStorage['shop-app-banner-closed'] = 'true'
    expect(showOn(create(PLACEHOLDER))).toBeUndefined()
  })

  it('is not shown by a browser that the app is not offered to', async () => {
    await keepOffer()
    expect(showOn(create(PLACEHOLDER))).toBeUndefined()
  })
})

describe('the number of items in the cart', () => {
  const badgeWith = async (stored: unknown) => {
    if (stored !== undefined)
      localStorage['cart'] = typeof stored === 'string' ? stored : JSON.stringify(stored)
    await keepOn(create(PLACEHOLDER))
    const shown = showOn(create(PLACEHOLDER))!
    return { badge: shown.container.querySelector<HTMLElement>('[part=cart-badge]')!, shown }
  }
  it.each([
    [{ numberOfArticles: 3, shop: SHOP }, '3'],
    [{ numberOfArticles: 3 }, '3'],
    [{ numberOfArticles: 120, shop: SHOP }, '+99'],
  ])('of %j is %s', async (cart, text) => {
    const { badge, shown } = await badgeWith(cart)
    expect([badge.textContent, badge.hidden]).toEqual([text, false])
    shown.restore()
    expect([badge.textContent, badge.hidden]).toEqual(['', true])
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
    const { badge } = await badgeWith(cart)
    expect([badge.textContent, badge.hidden]).toEqual(['', true])
  })
})

describe('the first markup', () => {
  it('is not kept of a header that is not the first, in a preview, or if it is too long', async () => {
    document.body.innerHTML = PLACEHOLDER + PLACEHOLDER
    await keepOn(document.body.lastElementChild as HTMLElement)
    expect(sessionStorage).toHaveLength(0)
    await keepOn(create(PLACEHOLDER), { cookies: { PreviewToken: 'a' } })
    expect(sessionStorage).toHaveLength(0)
    await keepOn(create(PLACEHOLDER))
    expect(sessionStorage).toHaveLength(1)
    await keepOn(create(PLACEHOLDER), {}, { render: async () => ['div', {}, ['a'.repeat(65_537)]] })
    expect(sessionStorage).toHaveLength(0)
  })

  it('is removed if the visitor would see it change, or if an option has no JSON', async () => {
    await keepOn(create(PLACEHOLDER))
    await keepOn(create(PLACEHOLDER), {}, { facts: undefined })
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
    expect(await keepOn(create(PLACEHOLDER))).toBe(true)
  })

  describe('of a page that has shown kept markup', () => {
    let shown: ShownMarkup
    beforeEach(async () => {
      await keepOn(create(PLACEHOLDER))
      shown = showOn(create(PLACEHOLDER))!
    })
    const keepAgain = (given: Partial<Parameters<typeof keep>[3]>, settings: Settings = {}) =>
      keepOn(document.body.firstElementChild as HTMLElement, settings, { shown, ...given })

    it('is written only if it has changed', async () => {
      const render = vi.fn(async () => TREE)
      const set = vi.spyOn(Storage.prototype, 'setItem')
      expect(await keepAgain({ render })).toBe(true)
      expect(render).not.toHaveBeenCalled()
      expect(set).not.toHaveBeenCalled()
      expect(await keepAgain({ render, facts: { offersApp: true } })).toBe(true)
      expect(sessionStorage[ENTRY]).toContain('"offersApp":true')
    })

    it.each([
      ['the visitor would see it change', { facts: undefined }, {}],
      ['staff begin a preview', {}, { cookies: { PreviewToken: 'a' } }],
    ])('is compared, although %s', async (_why, given, settings) => {
      const renderShown = async (): Promise<Tree> => ['div', {}, ['other']]
      expect(await keepAgain({ renderShown, ...given }, settings)).toBe(false)
    })

    it('replaces what is not the widget’s own', async () => {
      const renderShown = vi.fn(async (): Promise<Tree> => ['div', {}, ['other']])
      sessionStorage[ENTRY] = 'tampered'
      expect(await keepAgain({ renderShown })).toBe(false)
      expect(renderShown).toHaveBeenCalledWith({ offersApp: false }, expect.any(Function))
      expect(storedEntry()).toMatchObject({ tree: TREE })
    })
  })
})

describe('a footer', () => {
  const FOOTER = '<div data-shop-widget="footer"></div>'
  const keepFooter = (isNarrow: boolean) => keepOn(create(FOOTER), {}, { facts: { isNarrow } })

  it('is shown in a window that is as narrow', async () => {
    widthOf(700)
    await keepFooter(true)
    expect(showOn(create(FOOTER))).toBeDefined()
    widthOf(800)
    expect(showOn(create(FOOTER))).toBeUndefined()
    expect(document.body.firstElementChild!.shadowRoot).toBeNull()
  })

  it('is not shown to a visitor who gets the reduced one', async () => {
    await keepFooter(false)
    expect(showOn(create(FOOTER), { cookies: { affiliateNumber: '1' } })).toBeUndefined()
    expect(showOn(create(FOOTER), { cookies: { 'xc-app': 'new' } })).toBeUndefined()
  })
})

it('other widgets are not kept markup', () => {
  const element = create('<div data-shop-widget="newsletter"></div>')
  sessionStorage['shop kept newsletter'] = '{}'
  expect(showOn(element)).toBeUndefined()
})
