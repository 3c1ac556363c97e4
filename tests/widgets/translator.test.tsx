/**
 * Each widget on a page that is being translated. A page translator replaces the text nodes of a widget with its own
 * elements, whenever the widget has changed. Nothing throws, and the widget shows the same texts as without a translator.
 */
import { fireEvent, waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { useStore } from 'jotai/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DeletedEntry } from '../../src/api/cart.js'
import type { Shop } from '../../src/api/shop.js'
import { replaceTexts } from '../../src/cdn/preact.js'
import type { Host } from '../../src/host/host.js'
import { loadVisitor } from '../../src/page/visitor.js'
import footer from '../../src/widgets/footer/index.js'
import { Icons } from '../../src/widgets/header/icons/Icons.js'
import header from '../../src/widgets/header/index.js'
import { MessageRegion } from '../../src/widgets/header/MessageRegion.js'
import { Search } from '../../src/widgets/header/search/Search.js'
import preview from '../../src/widgets/preview/index.js'
import { idle } from '../support/idle.js'
import { giveCart } from '../support/page.js'
import { part, parts } from '../support/parts.js'
import { unmountAll } from '../support/show-widget.js'
import { responseOf, showPromotions, TOP } from './header/promotions/promotions-page.js'
import { node, renderInHeader, showHeader } from './header/render.js'
import { leavePage, openPage as openNewsletter } from './newsletter/newsletter-page.js'
import { show } from './show.js'
import { FakeUpload } from './support/fake-upload.js'
import { fileOf, openPage as openSupport } from './support/support-page.js'

// As in the CDN's files. It changes nothing in the tests with React.
replaceTexts()

type Translator = (text: Text) => void

/** Puts two elements in the place of a text, as browsers do. @returns the inner one, which is empty */
function putFonts(text: Text): Element {
  const outer = document.createElement('font')
  text.before(outer)
  return outer.appendChild(document.createElement('font'))
}

const TRANSLATORS: Record<string, Translator> = {
  'replaces each text by elements'(text) {
    putFonts(text).append(text.data)
    text.remove()
  },
  'moves each text into elements'(text) {
    putFonts(text).append(text)
  },
}

const isTranslated = ({ data, parentElement }: Text) =>
  data.trim() !== '' && !/^(font|option|textarea)$/i.test(parentElement!.localName)

function textsIn(view: Element): Text[] {
  const walker = document.createTreeWalker(view, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(isTranslated)
}

/** Waits until the widget is ready, and looks at it. Then the translator acts. */
type Look = (view: Element, ready?: () => void) => Promise<void>
type Visit = (look: Look) => Promise<void>

/** @returns the texts that a person has seen at each look */
async function seenIn(visit: Visit, translator?: Translator): Promise<string[]> {
  const seen: string[] = []
  await visit(async (view, ready) => {
    await waitFor(
      () => {
        ready?.()
        expect(view.textContent).not.toBe('')
      },
      { interval: 5 },
    )
    await idle()
    seen.push(view.textContent)
    if (translator) for (const text of textsIn(view)) translator(text)
  })
  endVisit()
  return seen
}

/** What the widgets do after some seconds, or repeat each second, happens when a visit calls `later`. */
const delayed = new Map<number, () => void>()
const later = () => {
  for (const run of [...delayed.values()]) run()
}

function holdTimers(): void {
  const { setTimeout, setInterval, clearTimeout } = globalThis
  let last = 1e9
  const hold =
    (start: typeof setTimeout | typeof setInterval) =>
    (run: () => void, ms = 0) => {
      // All others are of the tools.
      if (ms < 1000 || ms > 3000) return start(run, ms)
      delayed.set(++last, run)
      return last
    }
  const stop = (id: never) => void (delayed.delete(id) || clearTimeout(id))
  vi.stubGlobal('setTimeout', hold(setTimeout))
  vi.stubGlobal('setInterval', hold(setInterval))
  vi.stubGlobal('clearTimeout', stop)
  vi.stubGlobal('clearInterval', stop)
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
}

function endVisit(): void {
  unmountAll()
  leavePage()
  delayed.clear()
  sessionStorage.clear()
  localStorage.clear()
}

beforeEach(holdTimers)
afterEach(() => {
  endVisit()
  vi.useRealTimers()
})

const click = (element: HTMLElement) => {
  // The preview ignores clicks of scripts.
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
  Object.defineProperty(event, 'isTrusted', { value: true })
  element.dispatchEvent(event)
}

const search: Visit = async (look) => {
  const terms: Record<string, string[]> = {
    ka: ['kaffee', 'kanne', 'mokka'],
    kaf: ['kaffee', 'eiskaffee'],
    fe: ['kaffee', 'feige'],
  }
  const { view } = renderInHeader(
    () => (
      <Search
        options={{ site: 'DE', locale: 'de-DE', defaultSearchTerm: undefined }}
        mode="field"
        locksScroll={false}
      />
    ),
    {
      '/service/searchfrontend/api/suggestions': ({
        query: { q = '' },
      }: {
        query: Record<string, string>
      }) => ({
        searchTerms: (terms[q] ?? []).map((searchterm) => ({ searchterm })),
        products: [{ id: 7, title: `Filter ${q}`, productViewUrl: '/p/7' }],
      }),
    },
  )
  const input = await waitFor(() => part(view, 'search-input') as HTMLInputElement)
  const rows = () => parts(view, 'search-term').length + parts(view, 'search-product').length
  const type = (value: string) => fireEvent.input(input, { target: { value } })
  await userEvent.click(input)
  type('ka')
  await look(view, () => expect(rows()).toBe(4))
  type('kaf')
  await look(view, () => expect(rows()).toBe(3))
  type('fe')
  await look(view, () => expect(parts(view, 'search-term').at(-1)?.textContent).toBe('feige'))
  type('fexy')
  await look(view, () => expect(rows()).toBe(1))
  await userEvent.click(part(view, 'search-clear'))
  type('kaf')
  await look(view, () => expect(rows()).toBe(3))
}

function IconsOfVisitor({ host }: { host: Host }) {
  const store = useStore()
  useEffect(() => void loadVisitor(store, host), [host, store])
  return <Icons site="DE" />
}

const cart: Visit = async (look) => {
  let login = (_response: object) => {}
  const customer = new Promise<object>((resolve) => (login = resolve))
  const shop = { cart: { restore: async () => ({}) } } as unknown as Shop
  const { page, view } = renderInHeader(
    (host) => (
      <>
        <IconsOfVisitor host={host} />
        <MessageRegion />
      </>
    ),
    { '/service/customerfrontenddata/api/v1/psdata': customer },
    { shop, cart: { itemCount: 0 } },
  )
  const removed = (title: string, expiresInMs: number): DeletedEntry => ({
    kind: 'article',
    item: { productId: title, title, quantity: 1 },
    expiresAt: Date.now() + expiresInMs,
  })
  const error = { code: 'UNKNOWN', during: 'set', message: 'Später noch einmal.' } as const
  const badge = (text: string) => () => expect(part(view, 'cart-badge').textContent).toBe(text)
  const undos = (count: number) => () => expect(parts(view, 'cart-undo')).toHaveLength(count)
  await look(view, () => part(view, 'cart'))
  giveCart(page, { itemCount: 3 })
  await look(view, badge('3'))
  login({
    tracking: { loginStatus: 'LOGGED_IN' },
    customer: { statuses: {}, loyaltyBeans: 7, firstname: 'Ada', lastname: 'Lovelace' },
  })
  await look(view, () => expect(part(view, 'user').textContent).toContain('Ada'))
  giveCart(page, { itemCount: 120, error })
  await look(view, () => expect(view.textContent).toContain(error.message))
  const entries = [removed('Kaffee', 10_000), removed('Tee', 9999)]
  giveCart(page, { itemCount: 2, deleted: entries })
  await look(view, undos(2))
  vi.advanceTimersByTime(2000)
  later()
  await look(view, () => expect(view.querySelector('.ring-seconds')!.textContent).toBe('8'))
  giveCart(page, { itemCount: 2, deleted: entries.slice(1) })
  await look(view, undos(1))
  part(view, 'cart-undo').click()
  await look(view, () => expect(parts(view, 'cart-messages')[0]!.textContent).toContain('Tee'))
  giveCart(page, { itemCount: 0 })
  await look(view, badge(''))
  giveCart(page, { itemCount: 1 })
  await look(view, badge('1'))
}

const promotions: Visit = async (look) => {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async () => {} },
    configurable: true,
  })
  const links = (...texts: string[]) => texts.map((text) => ({ url: `/c/${text}`, text }))
  const banner = (headline: string, more: object = {}) =>
    responseOf('ApiTopBannerPromotion', {
      headline,
      links: links(headline),
      legalText: `Gilt für ${headline}.`,
      legalTextHint: 'Bedingungen',
      ...more,
    })
  let arrive = (_benefits: object) => {}
  const benefits = new Promise<object>((resolve) => (arrive = resolve))
  let isSecond = false
  const shown = showPromotions(
    {
      [TOP]: () =>
        isSecond
          ? banner('Winter', { ctaButtonLink: 'https://shop.at/', ctaButtonText: 'Hin' })
          : banner('Sommer', { voucherCode: 'SONNE', voucherCodeInstructions: 'Einlösen' }),
      '/service/promotion/api/promotion/strip': benefits,
      '/service/promotion/api/promotion/sale': responseOf('ApiCategory', {
        headline: 'Sale',
        ctaButtonLink: 'https://shop.at/',
        ctaButtonText: 'Zum Sale',
      }),
    },
    { promotionIds: ['strip', 'sale'] },
  )
  const { view } = shown
  await look(view, () => [part(view, 'voucher-copy'), part(view, 'banner-cta')])
  arrive(responseOf('ApiHeaderBenefitsPromotion', { links: links('Erstens', 'Zweitens') }))
  await look(view, () => expect(parts(view, 'benefit')[0]!.textContent).toBe('Erstens'))
  part(view, 'voucher-copy').click()
  await look(view, () => expect(view.querySelector('.copied')).not.toBe(null))
  later()
  await look(view, () => expect(view.querySelector('.copied')).toBe(null))
  part(view, 'legal-toggle').click()
  await look(view, () => expect(part(view, 'legal-text').hidden).toBe(false))
  isSecond = true
  shown.change({ promotionIds: ['strip', 'sale'], allOfTags: ['winter'] })
  await look(view, () => expect(part(view, 'top-banner').textContent).toContain('Winter'))
}

const menus: Visit = async (look) => {
  let arrive = (_nodes: object) => {}
  const nodes = new Promise<object>((resolve) => (arrive = resolve))
  const navigation = [node('Vorab', [node('Zuvor')])]
  const { view, change } = showHeader(
    header,
    { platform: 'CLASSIC', navigation },
    {
      '/jsonflyoutnavigation': nodes,
      '/service/themeworld-frontend/api/themeworlds/navigation': {
        sections: { scout: { headline: 'Entdeckt', themeworlds: [{ url: '/t', title: 'Italien' }] } },
      },
      '/service/searchfrontend/api/cachekey': {},
    },
  )
  const more = () => view.querySelectorAll<HTMLElement>('.more')
  const step = (title: string) =>
    parts(view, 'drilldown-node')
      .find(({ textContent }) => textContent === title)!
      .click()
  const titles = (name: string, text: string) => () =>
    expect(parts(view, name).map(({ textContent }) => textContent)).toContain(text)
  await look(view, titles('nav-item', 'Vorab'))
  more()[0]!.click()
  await look(view, () => expect(part(view, 'nav-flyout').hidden).toBe(false))
  arrive({ list: [node('Kaffee', [node('Bohnen', [node('Crema')])]), node('Tee', [node('Assam')])] })
  await look(view, titles('nav-item', 'Tee'))
  more()[1]!.click()
  await look(view, () => expect(view.textContent).toContain('Assam'))
  part(view, 'nav-flyout-close').click()
  await look(view)
  change({ platform: 'MATCH', navigation })
  await look(view, () => part(view, 'drilldown-toggle'))
  part(view, 'drilldown-toggle').click()
  await look(view, titles('drilldown-node', 'Kaffee'))
  step('Kaffee')
  await look(view, titles('drilldown-node', 'Bohnen'))
  step('Bohnen')
  await look(view, titles('drilldown-node', 'Crema'))
  part(view, 'drilldown-back').click()
  await look(view, titles('drilldown-node', 'Bohnen'))
  change({ platform: 'MATCH', navigation, reduced: true, showSecureHint: true })
  await look(view, () => part(view, 'secure-hint'))
  change({ platform: 'CLASSIC', navigation, locale: 'de-AT', site: 'AT' })
  await look(view, () => part(view, 'nav'))
}

const footers: Visit = async (look) => {
  let arrive = (_content: object) => {}
  const edited = new Promise<object>((resolve) => (arrive = resolve))
  const salesTax = { textBeforeLink: 'Alle Preise', textAfterLink: 'inklusive Steuern.' }
  const shown = show(footer, {
    services: { '/json/psdata': {}, '/service/promotion/api/promotion/SHOP_FOOTER': edited },
  })
  await look(shown.root, () => shown.part('footer'))
  const legalLinks = [{ url: '/imprint', text: 'Anbieter' }]
  arrive({ type: 'ApiFooter', contentJSON: JSON.stringify({ legalLinks, salesTax }) })
  await look(shown.root, () => expect(shown.part('sales-tax').textContent).toContain('Alle Preise'))
  shown.part('categories-toggle').click()
  await look(shown.root)
  const link = { url: '/shipping', text: 'zuzüglich Versand' }
  shown.change({ options: { content: { salesTax: { ...salesTax, link } } } })
  await look(shown.root, () => expect(shown.part('sales-tax').textContent).toContain('Versand'))
  shown.change({ platform: 'SMARTPHONE', options: {} })
  await look(shown.root, () => expect(shown.part('footer').dataset['platform']).toBe('SMARTPHONE'))
  shown.change({ platform: 'CLASSIC', site: 'PL', locale: 'pl-PL' })
  await look(shown.root, () => expect(shown.root.textContent).toContain('Obsługa klienta'))
}

const newsletters: Visit = async (look) => {
  const statuses = [500, 201]
  const page = await openNewsletter({
    site: 'AT',
    locale: 'de-AT',
    options: { showDoiError: true },
    subscribe: () => ({ status: statuses.shift()! }),
  })
  const { place } = page
  const error = (text: RegExp) => () => expect(page.error('email')).toMatch(text)
  await look(place)
  page.submit()
  await look(place, error(/Pflicht/))
  page.type('email', 'anna')
  await look(place, error(/gültig/))
  page.type('email', 'anna@example.com')
  await look(place, () => expect(page.has('salutation')).toBe(true))
  page.tick('DNE')
  page.part('legal-toggle')!.click()
  await look(place)
  page.submit()
  await look(place, () => expect(page.part('error-banner')).not.toBe(null))
  void page.change({ site: 'TR', locale: 'tr-TR' } as object)
  await look(place, () => expect(page.part('newsletter-consent')).not.toBe(null))
  page.submit()
  await look(place, () => expect(page.error('email')).toBeTruthy())
  void page.change({})
  await look(place, () => expect(page.part('newsletter-consent')).toBe(null))
  page.type('email', 'anna@example.com')
  page.submit()
  await look(place, () => expect(page.part('success')).not.toBe(null))
}

const support: Visit = async (look) => {
  const page = await openSupport({
    options: {
      schema: {
        properties: {
          secret: { title: 'Kennwort', format: 'password' },
          topic: { title: 'Thema', enum: ['Lieferung'] },
        },
        required: ['topic'],
      },
    },
  })
  const { place } = page
  const counter = (text: string) => () => expect(page.part('counter')!.textContent).toContain(text)
  FakeUpload.response = undefined
  const upload = async (count: number) => {
    page.submit()
    await waitFor(() => expect(FakeUpload.all).toHaveLength(count))
    return FakeUpload.all[count - 1]!
  }
  await look(place)
  page.submit()
  await look(place, () => expect(page.error('customerEmail')).not.toBe(''))
  page.type('customerEmail', 'anna')
  await look(place, () => expect(page.error('customerEmail')).toContain('gültig'))
  page.fill()
  page.type('topic', 'Lieferung')
  page.type('secret', 'abc')
  await look(place, () => expect(page.error('customerEmail')).toBe(''))
  page.type('secret', 'Abc!123-def-456')
  page.type('message', 'Guten Tag')
  await look(place, counter('1.991'))
  later()
  page.type('message', 'a'.repeat(2003))
  await look(place, counter('3 Zeichen zu viel'))
  later()
  page.type('message', '')
  await look(place, counter('2.000'))
  later()
  await look(place)
  page.choose('attachments', [fileOf('a.png'), fileOf('b.png'), fileOf('c.png', 'image/png', 9e6)])
  await look(place, () => expect(page.error('attachments')).toContain('c.png'))
  page.parts('file-remove')[0]!.click()
  await look(place, () => expect(page.parts('file')).toHaveLength(1))
  page.choose('attachments', [fileOf('d.png')])
  await look(place, () => expect(page.parts('file')).toHaveLength(2))
  const first = await upload(1)
  first.progress(30, 100)
  await look(place, () => expect(place.textContent).toContain('30\u00a0%'))
  first.progress(80, 100)
  await look(place, () => expect(place.textContent).toContain('80\u00a0%'))
  first.respond(503)
  await look(place, () => expect(page.part('error-banner')).not.toBe(null))
  await upload(2)
  await look(place)
  place.querySelectorAll<HTMLElement>('.actions button')[1]!.click()
  await look(place, () => expect(place.textContent).toContain('abgebrochen'))
  void page.change({ site: 'CZ', locale: 'cs-CZ' } as object)
  await look(place, () => expect(place.textContent).not.toContain('Vorname'))
  const last = await upload(3)
  last.respond(201)
  await look(place, () => expect(page.part('success')).not.toBe(null))
  page.part('success')!.querySelector('button')!.click()
  await look(place, () => expect(page.part('form')).not.toBe(null))
}

const panel: Visit = async (look) => {
  const shown = show(preview, {
    cookies: { StaffAuthToken: 'staff' },
    services: {
      '/service/preview/api/auth/checkauth': { status: 'SUCCESS' },
      '/service/preview/api/auth/login/renew': { status: 'SUCCESS' },
      '/service/preview/api/auth/logout': { status: 'SUCCESS' },
      '/service/preview/api/token': { status: 'SUCCESS' },
      '/service/abtestfrontend/api/v1/gettestsat': [{ name: 'teasers', groups: [{ name: 'A' }] }],
    },
  })
  const { root } = shown
  const note = () => root.querySelector('.as-of')?.textContent ?? ''
  const choose = (name: string, value: string) => fireEvent.change(shown.part(name), { target: { value } })
  await look(root, () => shown.part('preview-toggle'))
  click(shown.part('preview-toggle'))
  await look(root, () => expect(shown.parts('test')).toHaveLength(1))
  choose('test', 'teasers')
  await look(root, () => expect((shown.part('group') as HTMLSelectElement).disabled).toBe(false))
  click(shown.part('apply'))
  await look(root, () => expect(root.querySelector('#group-error')!.textContent).not.toBe(''))
  choose('group', 'A')
  await look(root, () => expect(root.querySelector('#group-error')!.textContent).toBe(''))
  click(shown.part('apply'))
  await look(root, () => expect(note()).toContain('teasers'))
  choose('test', '')
  await look(root)
  click(shown.part('apply'))
  await look(root, () => expect(note()).toMatch(/\d\.$/))
}

const VISITS = { search, cart, promotions, menus, footers, newsletters, support, panel }

it.each(Object.entries(VISITS))(
  '%s show the same texts with and without a translator',
  async (_name, visit) => {
    const plain = await seenIn(visit)
    expect(plain.length).toBeGreaterThan(4)
    for (const [name, translator] of Object.entries(TRANSLATORS))
      expect(await seenIn(visit, translator), `the translator ${name}`).toEqual(plain)
  },
)
