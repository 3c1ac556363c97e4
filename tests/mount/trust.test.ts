import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Shop } from '../../src/api/shop.js'
import { createMountedWidgets, type MountedWidgets } from '../../src/mount/mounted-widgets.js'
import { visitorAtom } from '../../src/page/visitor-atoms.js'
import footer from '../../src/widgets/footer/index.js'
import { openSearch } from '../../src/widgets/header/search/api.js'
import header from '../../src/widgets/header/index.js'
import newsletter from '../../src/widgets/newsletter/index.js'
import support from '../../src/widgets/support/index.js'
import type { WidgetDefinition } from '../../src/widgets/widget.js'
import { setBrowser } from '../support/browser.js'
import { createTestPage, type TestPageSettings } from '../support/page.js'
import type { ServiceRequest } from '../support/services.js'
import { placeholder } from './placeholder.js'

const OWN = 'https://shop.example'
const SHOP = 'https://shop-on-another-origin.example'
const EVIL = 'https://evil.example'
const WIDGETS = { header, footer, newsletter, support }
type Name = keyof typeof WIDGETS

/** `{"lid":"kd-1"}` */
const LONG_TERM = `e30.${btoa('{"lid":"kd-1"}')}.signature`
const COOKIES = { CsrfToken: 'secret-csrf', LoginToken: 'secret-login', LongtermToken: LONG_TERM }

/** Each element is near the viewport. */
class Watcher {
  constructor(private readonly notify: (entries: Array<{ isIntersecting: boolean }>) => void) {}
  observe() {
    queueMicrotask(() => this.notify([{ isIntersecting: true }]))
  }
  disconnect() {}
}

beforeEach(() => {
  setBrowser({ cookies: COOKIES })
  vi.stubGlobal('IntersectionObserver', Watcher)
})
afterEach(() => {
  document.body.replaceChildren()
})

const ANN = {
  tracking: { loginStatus: 'LOGGED_IN' },
  customer: {
    firstname: 'Ann',
    lastname: 'Example',
    loyaltyBeans: 1,
    statuses: { isCommunityMember: false, isshopcardMember: false },
  },
}
const MALLORY = { ...ANN, customer: { ...ANN.customer, firstname: 'Mallory' } }

function openPage(settings: TestPageSettings = {}) {
  const sent: Array<ServiceRequest & { origin: string }> = []
  const shop = {
    mount: (target: Element, name: Name, options: object = {}) =>
      mounted.mount(target, name, codeOf(name), options),
    unmount: (target: Element) => page.widgets.unmount(target),
  } as Partial<Shop> as Shop
  const page = createTestPage({ shop, ...settings })
  window.fetch = (async (address: string, init: RequestInit) => {
    const { origin, pathname } = new URL(address)
    sent.push({ origin, path: pathname, headers: init.headers, init } as (typeof sent)[number])
    const body = pathname.includes('psdata') ? (origin === EVIL ? MALLORY : ANN) : {}
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  }) as typeof fetch
  const codeOf = (name: Name) => Promise.resolve(WIDGETS[name] as unknown as WidgetDefinition<object>)
  const mounted: MountedWidgets = createMountedWidgets(page, () => codeOf('newsletter'))
  return {
    page,
    sent,
    /** Mounts a placeholder as the loader does. */
    async enter(name: Name, attributes = '', island = '') {
      const element = placeholder(`<div data-shop-widget="${name}" ${attributes}>${island}</div>`)
      await mounted.enter(page.widgets.open(element, name), codeOf(name))
      return element
    },
    /** Mounts one more widget after those that the page has. */
    async enterNext(name: Name, apiBase?: string) {
      const element = document.body.appendChild(document.createElement('div'))
      if (apiBase) element.setAttribute('data-api-base', apiBase)
      await mounted.enter(page.widgets.open(element, name), codeOf(name))
      return element
    },
    async mount(name: Name, options: object, attributes = '') {
      const element = placeholder(`<div ${attributes}></div>`)
      await mounted.mount(element, name, codeOf(name), options)
      return element
    },
    /** The tokens that an origin has received, in headers and addresses. */
    tokensAt: (origin: string) =>
      sent
        .filter((request) => request.origin === origin)
        .flatMap(({ headers, path }) => [
          ...Object.keys(headers).filter((header) => header.endsWith('Token')),
          ...(path.includes('kd-1') ? ['the login id'] : []),
        ]),
    /** Waits for the form in a footer, and for its calls. */
    async formIn(footer: Element) {
      const form = () =>
        footer.shadowRoot?.querySelector('[data-shop-widget=newsletter]')?.shadowRoot?.querySelector('form')
      await expect.poll(form).toBeTruthy()
    },
    /** Waits until an origin has been called. */
    called: (origin: string, part: string) =>
      expect.poll(() => sent.some((to) => to.origin === origin && to.path.includes(part))).toBe(true),
  }
}

/** The call with a token, if the shop is trusted. */
const WITH_TOKEN = { header: 'psdata', newsletter: 'base-data', support: 'kd-1' } as const
const OWN_CALL = { ...WITH_TOKEN, footer: 'psdata' }

describe('a placeholder that alone names another origin', () => {
  it.each(['header', 'footer', 'newsletter', 'support'] as const)(
    'gives no token and no login id to it: %s',
    async (name) => {
      const { enter, enterNext, tokensAt, called } = openPage()
      await enter(name, `data-load="eager" data-credentials="include" data-api-base="${EVIL}"`)
      // A second widget of the page's own shop starts later, so its call comes after those of the first.
      await enterNext(name)
      await called(OWN, OWN_CALL[name])
      expect(tokensAt(EVIL)).toEqual([])
    },
  )

  it.each([
    ['by itself', 'enter'],
    ['because a script mounts it', 'mount'],
  ] as const)('gives no token to it through the form in a footer that is shown %s', async (_how, way) => {
    const { enter, mount, formIn, tokensAt } = openPage()
    const attributes = `data-api-base="${EVIL}"`
    const element =
      way === 'enter' ? await enter('footer', attributes) : await mount('footer', {}, attributes)
    await formIn(element)
    expect(tokensAt(EVIL)).toEqual([])
  })

  it('may do so in its JSON island, and gets no token either', async () => {
    const { enter, tokensAt, called } = openPage()
    const island = `<script type="application/json" data-shop-config>{"apiBase":"${EVIL}"}</script>`
    await enter('header', '', island)
    await called(EVIL, 'psdata')
    expect(tokensAt(EVIL)).toEqual([])
  })

  it('shows what that origin says about the visitor, but the page has its own visitor', async () => {
    const { enter, page, called } = openPage()
    const first = await enter('header', `data-api-base="${EVIL}"`)
    const nameIn = (element: Element) => element.shadowRoot?.querySelector('[part~=user]')?.textContent
    await expect.poll(() => nameIn(first)).toContain('Mallory')
    expect(page.store.get(visitorAtom).customer).toBeUndefined()
    const second = await enter('header')
    await called(OWN, 'psdata')
    await expect.poll(() => nameIn(second)).toContain('Ann')
    expect(page.store.get(visitorAtom).customer).toMatchObject({ firstname: 'Ann' })
  })

  it.each<[string, TestPageSettings['dataset'], string]>([
    ['names the page’s own origin, while the page has its shop elsewhere', {}, `data-api-base="${OWN}"`],
    ['calls the page’s shop without cookies', { credentials: 'include' }, 'data-credentials="same-origin"'],
  ])('does not decide what the page knows about the visitor if it %s', async (_what, dataset, attributes) => {
    const { enter, enterNext, page, sent } = openPage({ dataset: { apiBase: SHOP, ...dataset } })
    await enter('header', attributes)
    await enterNext('header')
    const calls = () => sent.filter(({ path }) => path.includes('psdata'))
    await expect.poll(() => calls().length).toBe(2)
    await expect.poll(() => page.store.get(visitorAtom).customer).toMatchObject({ firstname: 'Ann' })
    expect(calls().map(({ origin, init }) => [origin, init.credentials])).toContainEqual([
      SHOP,
      dataset!['credentials'] ?? 'same-origin',
    ])
  })

  it('does not get what a visitor types into the search that the page opens', async () => {
    const { enter, enterNext, page } = openPage()
    const own = await enter('header')
    await enterNext('header', EVIL)
    await expect.poll(() => page.searches.size).toBe(2)
    await openSearch(page).open()
    expect(document.activeElement).toBe(own)
  })

  it('has the only search of a page without another header', async () => {
    const { enter, page } = openPage()
    const only = await enter('header', `data-api-base="${EVIL}"`)
    await expect.poll(() => page.searches.size).toBe(1)
    await openSearch(page).open()
    expect(document.activeElement).toBe(only)
  })

  it('gets no token from the moment on when its attribute changes', async () => {
    const { enter, sent, tokensAt, called } = openPage()
    const element = await enter('header')
    await called(OWN, 'psdata')
    element.setAttribute('data-api-base', EVIL)
    await called(EVIL, 'psdata')
    expect(tokensAt(EVIL)).toEqual([])
    expect(sent.length).toBeGreaterThan(0)
  })
})

describe('the tokens go to the shop', () => {
  it.each<[string, TestPageSettings, string]>([
    ['on the page’s own origin', {}, ''],
    ['on the page’s own origin, which a placeholder names', {}, `data-api-base="${OWN}/"`],
    ['that the script tag names', { dataset: { apiBase: SHOP } }, ''],
    [
      'that the script tag and the placeholder name',
      { dataset: { apiBase: SHOP } },
      `data-api-base="${SHOP}/"`,
    ],
    ['that `configure` names', { configured: { apiBase: SHOP } }, ''],
  ])('%s', async (_where, settings, attributes) => {
    for (const name of ['header', 'newsletter', 'support'] as const) {
      const { enter, sent, called } = openPage(settings)
      await enter(name, attributes)
      const origin = settings.dataset || settings.configured ? SHOP : OWN
      await called(origin, WITH_TOKEN[name])
      const { headers } = sent.find(({ path }) => path.includes(WITH_TOKEN[name]))!
      expect(Object.values(headers)).toContain(name === 'header' ? 'secret-csrf' : 'secret-login')
    }
  })

  it.each<[string, TestPageSettings, object]>([
    ['the page names', { dataset: { apiBase: SHOP } }, {}],
    ['a script names in `Shop.mount`', {}, { apiBase: SHOP }],
    ['a script names in `Shop.mount` in another spelling', {}, { 'API-BASE': SHOP }],
  ])('of the form in a footer, that %s', async (_where, settings, options) => {
    const { mount, formIn, tokensAt } = openPage(settings)
    await formIn(await mount('footer', options))
    expect(tokensAt(SHOP)).toContain('X-LoginToken')
  })

  it('that a script names in `Shop.mount`, but not to one that the element’s attribute names', async () => {
    const trusted = openPage()
    await trusted.mount('newsletter', { apiBase: SHOP }, `data-api-base="${EVIL}"`)
    await trusted.called(SHOP, 'base-data')
    expect(trusted.tokensAt(SHOP)).toEqual(['X-LoginToken'])

    const foreign = openPage()
    await foreign.mount('header', { sticky: true }, `data-api-base="${EVIL}"`)
    await foreign.called(EVIL, 'psdata')
    expect(foreign.tokensAt(EVIL)).toEqual([])
  })
})
