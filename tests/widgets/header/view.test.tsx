import { fireEvent, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartState } from '../../../src/api/cart.js'
import { announcePageChange } from '../../../src/host/page-change.js'
import header from '../../../src/widgets/header/index.js'
import type { HeaderValues } from '../../../src/widgets/header/options.js'
import { setWidth } from '../../support/browser.js'
import { idle } from '../../support/idle.js'
import type { Services } from '../../support/services.js'
import { responseOf, TOP } from './promotions/promotions-page.js'
import { node, part, parts, showHeader } from './render.js'

const RESPONSES = {
  '/jsonflyoutnavigation': { list: [node('Kaffee', [node('Bohnen')]), node('Tee')] },
  '/service/searchfrontend/api/cachekey': {},
}

let page: ReturnType<typeof showView>
const showView = (given: Partial<HeaderValues>, services: Services, cart?: Partial<CartState>) =>
  showHeader(header, { platform: 'CLASSIC', ...given }, services, cart && { cart })
const change = (given: Partial<HeaderValues>) => page.change({ platform: 'CLASSIC', ...given })
const show = async (given: Partial<HeaderValues> = {}, cart: Partial<CartState> = {}) => {
  page = showView(given, RESPONSES, cart)
  await waitFor(() => part(page.view, 'header'))
  await waitFor(() => expect(page.addresses.join()).toContain('cachekey'))
}

beforeEach(() => sessionStorage.clear())
afterEach(() => page.unmount())

it('calls the default navigation path if the option is empty', async () => {
  await show({ navigationUrl: '' })
  await waitFor(() => expect(page.addresses).toContain('/jsonflyoutnavigation?site=DE'))
})

it("requests the visitor's data and the cache key when the navigation has been loaded", async () => {
  let respond = (_navigation: object) => {}
  const navigation = new Promise<object>((resolve) => (respond = resolve))
  const later = () => page.addresses.filter((path) => /cachekey|psdata/.test(path))
  page = showView({}, { ...RESPONSES, '/jsonflyoutnavigation': navigation })
  await waitFor(() => expect(page.addresses).toContain('/jsonflyoutnavigation?site=DE'))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(later()).toEqual([])
  respond(RESPONSES['/jsonflyoutnavigation'])
  await waitFor(() => expect(later()).toHaveLength(2))
})

describe('on a desktop', () => {
  it.each(['CLASSIC', 'TABLET'] as const)('%s has logo, navigation, search and icons', async (platform) => {
    await show({ platform })
    await waitFor(() =>
      expect(parts(page.view, 'nav-item').map((item) => item.textContent)).toContain('Kaffee'),
    )
    for (const name of ['logo', 'nav', 'search-input', 'user', 'store-finder', 'cart']) part(page.view, name)
    expect(parts(page.view, 'drilldown-toggle')).toEqual([])
    expect(part(page.view, 'header').dataset.platform).toBe(platform)
    expect(part(page.view, 'logo').getAttribute('href')).toBe('https://shop.example/')
  })
})

describe('on a phone', () => {
  it.each(['MATCH', 'SMARTPHONE'] as const)(
    '%s has a menu, and an icon that opens the search',
    async (platform) => {
      await show({ platform })
      expect(parts(page.view, 'nav')).toEqual([])
      expect(parts(page.view, 'search-input')).toEqual([])
      const toggle = part(page.view, 'search-toggle')
      expect(toggle.getAttribute('href')).toBe('https://shop.example/search?query=*&available=true')
      fireEvent.click(toggle)
      await waitFor(() => part(page.view, 'search-flyout'))
      expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
      fireEvent.click(part(page.view, 'search-flyout-close'))
      await waitFor(() => expect(parts(page.view, 'search-flyout')).toEqual([]))
      await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'))
    },
  )

  it('leaves a click on the search icon with a modifier key to the browser', async () => {
    await show({ platform: 'MATCH' })
    let wasPrevented = true
    page.view.addEventListener('click', (event) => {
      wasPrevented = event.defaultPrevented
      event.preventDefault()
    })
    fireEvent.click(part(page.view, 'search-toggle'), { ctrlKey: true })
    expect(wasPrevented).toBe(false)
    expect(parts(page.view, 'search-flyout')).toEqual([])
  })

  it.each([
    ['drilldown-toggle', 'drilldown'],
    ['search-toggle', 'search-flyout'],
  ])(
    'closes what %s has opened when the page is left, so that Back shows the page',
    async (toggle, opened) => {
      await show({ platform: 'MATCH' })
      part(page.view, toggle).click()
      await waitFor(() => expect(part(page.view, opened).hasAttribute('open')).toBe(true))
      const dialog = part(page.view, opened)
      window.dispatchEvent(new Event('pagehide'))
      // At once: the browser freezes the page after this event.
      expect(dialog.hasAttribute('open')).toBe(false)
      await waitFor(() => expect(parts(page.view, opened)).toEqual([]))
      expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
    },
  )

  const fieldOfPage = document.createElement('input')
  it.each<[string, () => void]>([
    ['the page has changed', announcePageChange],
    ['the visitor has turned to a field of the page', () => fireEvent.focusIn(fieldOfPage)],
  ])('does not open a menu whose code arrives after %s', async (_name, turn) => {
    document.body.append(fieldOfPage)
    await show({ platform: 'MATCH' })
    part(page.view, 'drilldown-toggle').click()
    // The header renders in this task, and the code comes in a later one.
    for (let at = 0; at < 9; at++) await Promise.resolve()
    expect(part(page.view, 'drilldown-toggle').getAttribute('aria-expanded')).toBe('true')
    turn()
    await waitFor(() =>
      expect(part(page.view, 'drilldown-toggle').getAttribute('aria-expanded')).toBe('false'),
    )
    await idle()
    expect(parts(page.view, 'drilldown')).toEqual([])
  })

  it('opens the menu, and locks scrolling while it is open', async () => {
    await show({ platform: 'MATCH' })
    fireEvent.click(part(page.view, 'drilldown-toggle'))
    await waitFor(() =>
      expect(parts(page.view, 'drilldown-node').map((row) => row.textContent)).toEqual(['Kaffee', 'Tee']),
    )
    expect(part(page.view, 'drilldown-toggle').getAttribute('aria-expanded')).toBe('true')
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    ;(part(page.view, 'drilldown') as HTMLDialogElement).close()
    await waitFor(() => expect(parts(page.view, 'drilldown')).toEqual([]))
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  })
})

describe('the reduced header', () => {
  it('has the logo and no other links', async () => {
    await show({ reduced: true })
    expect(part(page.view, 'header').dataset.reduced).toBe('true')
    for (const name of [
      'nav',
      'search',
      'search-toggle',
      'user',
      'store-finder',
      'cart',
      'benefits',
      'drilldown-toggle',
      'secure-hint',
    ])
      expect(parts(page.view, name), name).toEqual([])
    part(page.view, 'logo')
  })

  it('shows the secure hint if the option is set', async () => {
    await show({ reduced: true, showSecureHint: true })
    expect(part(page.view, 'secure-hint').textContent).toBe('Sicher einkaufen')
  })

  it('loads neither navigation, theme worlds nor customer', async () => {
    await show({ reduced: true })
    expect(page.addresses).toEqual(['/service/searchfrontend/api/cachekey'])
  })
})

describe('the sticky header', () => {
  it.each([
    ['CLASSIC', true, 'false'],
    ['TABLET', true, 'true'],
    ['MATCH', true, 'true'],
    ['SMARTPHONE', true, 'true'],
    ['TABLET', false, 'false'],
  ] as const)('on %s with the option %s: %s', async (platform, sticky, state) => {
    await show({ platform, sticky })
    expect(part(page.view, 'header').dataset.sticky).toBe(state)
    expect(page.element.hasAttribute('data-shop-sticky')).toBe(state === 'true')
  })

  it('keeps the height that the host page reserves at this width, and none when it is no longer sticky', async () => {
    let reserved = 409
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const isStretched =
        this.classList.contains('page-place') && !page.element.hasAttribute('data-shop-sticky')
      return new DOMRect(
        0,
        0,
        390,
        isStretched ? Math.max(reserved, Number.parseInt(this.style.minBlockSize) || 0) : 0,
      )
    })
    await show({ platform: 'MATCH', sticky: true })
    const place = () => page.view.querySelector<HTMLElement>('.page-place')!
    await waitFor(() => expect(place().style.minBlockSize).toBe('409px'))
    reserved = 240
    // The lower edge of the window moves, for example with a phone's toolbar.
    window.dispatchEvent(new Event('resize'))
    expect(place().style.minBlockSize).toBe('409px')
    const width = window.innerWidth
    setWidth(844)
    expect(place().style.minBlockSize).toBe('240px')
    expect(page.element.hasAttribute('data-shop-sticky')).toBe(true)
    change({ platform: 'CLASSIC', sticky: true })
    await waitFor(() => expect(part(page.view, 'header').dataset.sticky).toBe('false'))
    expect(place().style.minBlockSize).toBe('')
    setWidth(width)
  })

  it('locks scrolling while a flyout is open, and releases it', async () => {
    await show({ platform: 'TABLET', sticky: true })
    await waitFor(() =>
      expect(parts(page.view, 'nav-item').map((item) => item.textContent)).toContain('Kaffee'),
    )
    const more = page.view.querySelector<HTMLElement>('[aria-label="Untermenü Kaffee"]')!
    fireEvent.click(more)
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'))
    part(page.view, 'nav-flyout')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'))
  })
})

describe('the platform may change while the page is open', () => {
  it('from a desktop to a phone and back', async () => {
    await show({ platform: 'CLASSIC' })
    change({ platform: 'MATCH' })
    await waitFor(() => part(page.view, 'drilldown-toggle'))
    expect(parts(page.view, 'nav')).toEqual([])
    change({ platform: 'TABLET' })
    await waitFor(() => part(page.view, 'nav'))
  })

  it.each<[Partial<HeaderValues>, string, string]>([
    [{ platform: 'CLASSIC' }, 'drilldown-toggle', 'drilldown'],
    [{ platform: 'MATCH', reduced: true }, 'drilldown-toggle', 'drilldown'],
    [{ platform: 'CLASSIC' }, 'search-toggle', 'search-flyout'],
  ])('the change to %j closes what %s has opened, and it stays closed', async (other, toggle, opened) => {
    await show({ platform: 'MATCH' })
    part(page.view, toggle).click()
    await waitFor(() => part(page.view, opened))
    change(other)
    await waitFor(() => expect(parts(page.view, opened)).toEqual([]))
    change({ platform: 'MATCH' })
    await waitFor(() => expect(part(page.view, toggle).getAttribute('aria-expanded')).toBe('false'))
    expect(parts(page.view, opened)).toEqual([])
  })
})

describe('the cart’s messages', () => {
  it('are rendered when the first error appears', async () => {
    await show(
      {},
      { itemCount: 2, error: { code: 'UNKNOWN', during: 'set', message: 'Später noch einmal.' } },
    )
    await waitFor(() => expect(part(page.view, 'cart-messages').textContent).toContain('Später noch einmal.'))
    expect(part(page.view, 'cart-badge').textContent).toBe('2')
  })
})

const languageOf = (element: Element | null) => element!.closest('[lang]')?.getAttribute('lang') ?? 'en'

it('what comes for the site has the language of the site, and texts have that of the option', async () => {
  const list = [{ ...node('Küche', [node('Pfannen')]), target: '_blank' }]
  page = showView({ locale: 'en', site: 'DE' }, { ...RESPONSES, '/jsonflyoutnavigation': { list } })
  const link = await waitFor(() => part(page.view, 'nav-item'))
  const [title, note] = link.children
  expect([title!.textContent, languageOf(title!)]).toEqual(['Küche', 'de-DE'])
  // The link has a target.
  expect([note!.textContent, languageOf(note!)]).toEqual([' (opens in a new tab)', 'en'])
  const more = page.view.querySelector<HTMLElement>('.more')!
  expect(languageOf(more)).toBe('en')
  more.click()
  const flyout = await waitFor(() => part(page.view, 'nav-flyout'))
  expect(languageOf(flyout)).toBe('de-DE')
  expect(languageOf(flyout.querySelector('.heading'))).toBe('de-DE')
  expect(languageOf(flyout.querySelector('.all'))).toBe('en')
  expect(languageOf(part(flyout, 'nav-flyout-close'))).toBe('en')
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  await waitFor(() => expect(page.events).toMatchObject([{ label: 'Küche' }]))
})

it('the menu of a phone, the theme worlds and the suggestions have the language of the site, too', async () => {
  const world = { url: '/t', title: 'Italien', availability: ['SOON'], shopCard: true }
  page = showView(
    { locale: 'en', site: 'DE', platform: 'MATCH' },
    {
      ...RESPONSES,
      '/service/themeworld-frontend/api/themeworlds/navigation': {
        sections: { scout: { headline: 'Entdeckt', themeworlds: [world] } },
        translations: { SOON: 'bald' },
      },
      '/service/searchfrontend/api/suggestions': {
        searchTerms: [{ searchterm: 'kaffee' }],
        products: [{ id: 7, title: 'Kaffeemühle', productViewUrl: '/p/7' }],
      },
    },
  )
  const spanIn = (element: Element) => element.querySelector('span') ?? element
  const row = (title: string) =>
    waitFor(() => {
      const found = parts(page.view, 'drilldown-node').find(({ textContent }) => textContent === title)
      expect(found).toBeDefined()
      return found!
    })
  ;(await waitFor(() => part(page.view, 'drilldown-toggle'))).click()
  expect(languageOf(await row('Tee'))).toBe('de-DE')
  expect(languageOf(spanIn(await row('Kaffee')))).toBe('de-DE')
  const themes = await row('Themes')
  expect(languageOf(spanIn(themes))).toBe('en')
  ;(await row('Kaffee')).click()
  expect(languageOf(await row('Bohnen'))).toBe('de-DE')
  expect(languageOf(page.view.querySelector('.level-title'))).toBe('de-DE')
  expect(languageOf(await row('All Kaffee'))).toBe('en')
  part(page.view, 'drilldown-back').click()
  ;(await row('Themes')).click()
  const teaser = await waitFor(() => part(page.view, 'themeworld-teaser'))
  for (const element of [page.view.querySelector('.worlds-title'), teaser, part(teaser, 'availability')])
    expect(languageOf(element)).toBe('de-DE')
  expect(languageOf(part(teaser, 'card-flag'))).toBe('en')
  page.view.querySelector('dialog')!.close()

  change({ locale: 'en', site: 'DE' })
  const input = (await waitFor(() => part(page.view, 'search-input'))) as HTMLInputElement
  input.focus()
  fireEvent.input(input, { target: { value: 'ka' } })
  const [term, product] = [
    await waitFor(() => part(page.view, 'search-term')),
    part(page.view, 'search-product'),
  ]
  for (const suggestion of [term, product])
    expect(languageOf(suggestion.querySelector('span[lang] > *'))).toBe('de-DE')
  expect(languageOf(term.parentElement)).toBe('en')
})

it('promotions have the language of the site, and their buttons that of the texts', async () => {
  const banner = responseOf('ApiTopBannerPromotion', {
    headline: 'Sommer',
    voucherCode: 'SONNE',
    legalText: 'Gilt bis Sonntag.',
    links: [{ url: 'https://shop.at/', text: 'Hin' }],
  })
  const benefits = responseOf('ApiHeaderBenefitsPromotion', { links: [{ url: '/b', text: 'Erstens' }] })
  const sale = responseOf('ApiCategory', {
    headline: 'Sale',
    ctaButtonLink: 'https://shop.at/',
    ctaButtonText: 'Hin',
  })
  page = showView(
    { locale: 'en', site: 'DE', promotionIds: ['strip', 'sale'] },
    {
      ...RESPONSES,
      [TOP]: banner,
      '/service/promotion/api/promotion/strip': benefits,
      '/service/promotion/api/promotion/sale': sale,
    },
  )
  const top = await waitFor(() => part(page.view, 'top-banner'))
  const category = await waitFor(() => part(page.view, 'category-banner'))
  for (const element of [top, category, part(page.view, 'voucher-code')])
    expect(languageOf(element)).toBe('de-DE')
  await waitFor(() => expect(part(page.view, 'benefit').textContent).toBe('Erstens'))
  expect(languageOf(part(page.view, 'benefit').querySelector('span'))).toBe('de-DE')
  for (const element of [part(page.view, 'voucher-copy'), part(page.view, 'legal-toggle')])
    expect(languageOf(element)).toBe('en')
  for (const link of page.view.querySelectorAll('.promotion a[target] .quiet'))
    expect([link.textContent, languageOf(link)]).toEqual([' (opens in a new tab)', 'en'])
})
