import { waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isSearchOpenAtom } from '../../../../src/page/searches.js'
import type { PromotionOptions } from '../../../../src/widgets/header/promotions/promotion.js'
import { setWidth } from '../../../support/browser.js'
import { idle } from '../../../support/idle.js'
import { part, parts } from '../render.js'
import { responseOf, showPromotions, TOP, type PromotionsPage } from './promotions-page.js'

const topBanner = (content: object) => ({ [TOP]: responseOf('ApiTopBannerPromotion', content) })

let shown: PromotionsPage
const show = (responses: object, options: Partial<PromotionOptions> = {}) =>
  (shown = showPromotions(responses, options))
const calls = () => shown.page.requests.map(({ init }) => init)
const page = window as unknown as { happyDOM: { setURL(url: string): void } }

afterEach(() => {
  shown.unmount()
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'PreviewToken=; max-age=0'
  vi.useRealTimers()
})

describe('promotions are loaded', () => {
  test('with the site and the tags, for the top and for the ids of the host page', async () => {
    show({}, { site: 'CH', promotionIds: ['sale', 'autumn'], allOfTags: ['a', 'b&'], noneOfTags: ['c'] })
    await waitFor(() => expect(shown.addresses).toHaveLength(3))
    expect(shown.addresses[0]).toBe(`${TOP}?allOfTags=a,b%26&noneOfTags=c`)
    expect(shown.addresses[1]).toContain('/promotion/sale?')
    expect(calls()[0]!.headers).toMatchObject({ 'X-Hunter-Site': 'CH' })
    expect(calls()[0]!.cache).toBe('default')
  })
  test('by ids that every object inherits, but not by ids and tags that cannot be encoded', async () => {
    show({}, { promotionIds: ['constructor', '__proto__', 'sale', '\ud800'], allOfTags: ['\ud800', 'a'] })
    await waitFor(() => expect(shown.addresses).toHaveLength(4))
    expect(shown.addresses.slice(1)).toEqual(
      ['constructor', '__proto__', 'sale'].map((id) => `/service/promotion/api/promotion/${id}?allOfTags=a`),
    )
    expect(parts(shown.view, 'header')).toHaveLength(1)
    expect(shown.errors).toEqual([])
  })
  test('not for the top if the host page shows no banner there', async () => {
    show({}, { showPromotionBanner: false, promotionIds: ['sale'] })
    await waitFor(() => expect(shown.addresses).toHaveLength(1))
    expect(shown.addresses[0]).toContain('/promotion/sale')
  })
  test('without any cache for staff who preview another day', async () => {
    page.happyDOM.setURL('https://shop.example/')
    document.cookie = 'PreviewToken=1'
    show({})
    await waitFor(() => expect(calls()).toHaveLength(1))
    expect(calls()[0]!.cache).toBe('no-store')
  })
  test('again when ids, tags or the preview change', async () => {
    show({})
    await waitFor(() => expect(shown.addresses).toHaveLength(1))
    shown.change({ anyOfTags: ['new'] })
    await waitFor(() => expect(shown.addresses).toHaveLength(2))
    expect(shown.addresses[1]).toContain('anyOfTags=new')
    document.dispatchEvent(new CustomEvent('preview-changed'))
    await waitFor(() => expect(shown.addresses).toHaveLength(3))
  })
  test('never from a path that leaves the service’s folder', async () => {
    show({}, { showPromotionBanner: false, promotionIds: ['..', 'a/../../b'] })
    await waitFor(() => expect(shown.addresses).toHaveLength(1))
    expect(shown.addresses[0]).toContain('/promotion/a%2F..%2F..%2Fb')
  })
})

describe('if no promotion is placed', () => {
  test('nothing is shown, and nothing is reported', async () => {
    show({}, { promotionIds: ['sale'] })
    await waitFor(() => expect(shown.addresses).toHaveLength(2))
    await idle()
    expect(shown.view.querySelector('.promotion')).toBe(null)
    expect(shown.errors).toEqual([])
  })
  test('malformed content and unknown types show nothing', async () => {
    show(
      {
        [TOP]: { type: 'ApiTopBannerPromotion', contentJSON: '{"headline": "cut of' },
        '/service/promotion/api/promotion/x': responseOf('ApiBannerOfTheFuture', {
          headline: 'From the future',
        }),
        '/service/promotion/api/promotion/y': responseOf('constructor', { headline: 'From the past' }),
      },
      { promotionIds: ['x', 'y'] },
    )
    await waitFor(() => expect(shown.addresses).toHaveLength(3))
    await idle()
    await waitFor(() => expect(shown.view.querySelector('.top-slot, .page-slot')).toBe(null))
    expect(shown.view.querySelector('.promotion')).toBe(null)
  })
})

describe('the top banner', () => {
  const VOUCHER = {
    headline: '15 % auf alles aus der Küche',
    headlineShort: '15 % auf Küche',
    voucherCode: 'KUECHE15',
    voucherCodeInstructions: 'Im Warenkorb einlösen',
    ctaButtonText: 'Jetzt sparen',
    ctaButtonLink: '/c/sale',
    legalText: 'Gilt bis Sonntag.',
    legalTextHint: 'Teilnahmebedingungen',
    legalTextHintShort: 'Bedingungen',
    links: [{ url: '/c/kitchen', text: 'Zur Küche', boldLink: true }],
  }

  test('shows both headlines, its link, and the voucher instead of the button', async () => {
    show(topBanner(VOUCHER))
    const banner = await waitFor(() => part(shown.view, 'top-banner'))
    expect(banner.textContent).toContain('15 % auf alles aus der Küche')
    expect(banner.textContent).toContain('15 % auf Küche')
    expect(within(banner).getByRole('link', { name: 'Zur Küche' }).getAttribute('href')).toBe(
      'https://shop.example/c/kitchen',
    )
    expect(part(banner, 'voucher-code').textContent).toBe('KUECHE15')
    expect(parts(banner, 'banner-cta')).toEqual([])
  })
  test('copies the voucher code and confirms that for three seconds', async () => {
    const writeText = vi.fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    show(topBanner(VOUCHER))
    const button = await waitFor(() => part(shown.view, 'voucher-copy'))
    const status = () => shown.view.querySelector('[role=status]')!.textContent
    // React's own scheduler stays real.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const code = part(shown.view, 'voucher-code')
    expect(code.getAttribute('translate')).toBe('no')
    // A tool that changes the page's texts.
    const [text] = code.childNodes
    code.textContent = 'KITCHEN15'
    button.click()
    await idle()
    expect(writeText).toHaveBeenCalledWith('KUECHE15')
    code.replaceChildren(text!)
    expect(status()).toBe('Kopiert')
    await vi.advanceTimersByTimeAsync(2900)
    await idle()
    expect(status()).toBe('Kopiert')
    await vi.advanceTimersByTimeAsync(200)
    await idle()
    expect(status()).toBe('')
  })
  test('without a clipboard selects the voucher code and copies the selection', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    const setData = vi.fn()
    const copy = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } })
    const execCommand = vi.fn(() => !document.dispatchEvent(copy))
    Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true })
    show(topBanner(VOUCHER))
    await userEvent.click(await waitFor(() => part(shown.view, 'voucher-copy')))
    await waitFor(() => expect(shown.view.querySelector('[role=status]')!.textContent).toBe('Kopiert'))
    expect(execCommand).toHaveBeenCalledWith('copy')
    expect(setData).toHaveBeenCalledWith('text/plain', 'KUECHE15')
  })
  test('starts afresh when another preview has another promotion', async () => {
    const services = topBanner(VOUCHER)
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async () => {} },
      configurable: true,
    })
    show(services)
    const copied = () => shown.view.querySelector('[role=status]')!.textContent
    const button = await waitFor(() => part(shown.view, 'voucher-copy'))
    part(shown.view, 'legal-toggle').click()
    button.click()
    await waitFor(() => expect(copied()).toBe('Kopiert'))
    Object.assign(services, topBanner({ ...VOUCHER, voucherCode: 'HERBST5' }))
    document.dispatchEvent(new CustomEvent('preview-changed'))
    await waitFor(() => expect(part(shown.view, 'voucher-code').textContent).toBe('HERBST5'))
    expect(copied()).toBe('')
    expect(part(shown.view, 'legal-text').hidden).toBe(true)
  })
  test('without a voucher shows its button', async () => {
    show(topBanner({ ...VOUCHER, voucherCode: '' }))
    const cta = await waitFor(() => part(shown.view, 'banner-cta'))
    expect(cta.getAttribute('href')).toBe('https://shop.example/c/sale')
    cta.addEventListener('click', (event) => event.preventDefault())
    cta.click()
    await waitFor(() =>
      expect(shown.events).toContainEqual({
        event_name: 'select_promotion',
        event_type: 'ga4',
        emitter: 'header',
        subject: 'topBanner',
        label: 'Jetzt sparen',
        href: 'https://shop.example/c/sale',
      }),
    )
  })
  test('opens a link that leaves the shop in a new tab', async () => {
    show(topBanner({ headline: 'x', links: [{ url: 'https://blog.example/', text: 'Blog' }] }))
    const link = await waitFor(() => within(shown.view).getByRole('link', { name: /Blog/ }))
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  describe('has a legal text', () => {
    const open = async () => {
      show(topBanner(VOUCHER))
      const toggle = await waitFor(() => part(shown.view, 'legal-toggle'))
      expect(part(shown.view, 'legal-text').hidden).toBe(true)
      toggle.click()
      await waitFor(() => expect(part(shown.view, 'legal-text').hidden).toBe(false))
      expect(toggle.getAttribute('aria-expanded')).toBe('true')
      await idle()
      return toggle
    }
    const scrollTo = async (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
      window.dispatchEvent(new Event('scroll'))
      await vi.advanceTimersByTimeAsync(50)
    }

    test('that opens and closes', async () => {
      const toggle = await open()
      toggle.click()
      await waitFor(() => expect(part(shown.view, 'legal-text').hidden).toBe(true))
    })
    test('that closes when the page is scrolled down, not up', async () => {
      Object.defineProperty(window, 'scrollY', { value: 300, configurable: true })
      await open()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      await scrollTo(200)
      expect(part(shown.view, 'legal-text').hidden).toBe(false)
      await scrollTo(260)
      await waitFor(() => expect(part(shown.view, 'legal-text').hidden).toBe(true))
    })
    test('that stays when the page springs back from beyond its start', async () => {
      Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
      await open()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      for (const y of [-60, -20, 0]) await scrollTo(y)
      await idle()
      expect(part(shown.view, 'legal-text').hidden).toBe(false)
    })
    test('that closes when a flyout opens', async () => {
      await open()
      shown.openFlyout()
      await waitFor(() => expect(part(shown.view, 'legal-text').hidden).toBe(true))
    })
    test('that closes when the search flyout opens', async () => {
      await open()
      shown.page.store.set(isSearchOpenAtom, true)
      await waitFor(() => expect(part(shown.view, 'legal-text').hidden).toBe(true))
    })
  })

  test('takes the colours of the content, made readable', async () => {
    show(topBanner({ headline: 'x', backgroundColorCode: '#f5d94e', textColor: '#ffffff' }))
    const { style } = await waitFor(() => part(shown.view, 'top-banner'))
    expect(style.getPropertyValue('--p-ground')).toBe('rgb(245 217 78)')
    expect(style.getPropertyValue('--p-ink')).not.toBe('rgb(255 255 255)')
  })
  test('uses the theme’s colours if those of the content are invalid', async () => {
    show(topBanner({ headline: 'x', theme: 'dark', backgroundColorCode: 'red;} body{display:none' }))
    const banner = await waitFor(() => part(shown.view, 'top-banner'))
    expect(banner.className).toContain('dark')
    expect(banner.style.getPropertyValue('--p-ground')).toBe('')
  })
})

const hostile = {
  headline: `<img src=x onerror="hacked=1">${'Very long headline '.repeat(600)}`,
  headlineShort: 42,
  subline: ['no text'],
  voucherCode: { code: 'OBJECT' },
  theme: 'rainbow',
  backgroundColorCode: 'url(javascript:alert(1))',
  textColor: {},
  ctaButtonLink: 'javascript:alert(1)',
  ctaButtonText: '<script>hacked=1</script>',
  legalText: '<style>*{display:none}</style>',
  legalTextHint: 7,
  links: [{ url: 'javascript:alert(1)', text: 'script' }, null, { url: '/ok', text: {} }],
  image: {
    imageData: {
      cutouts: [
        { imagePath: 'javascript:alert(1)', targetSize: { width: -5, height: 'tall' }, breakpoint: {} },
        { imagePath: '/img/x.svg', imageCss: 'position:fixed;inset:0' },
        'nonsense',
      ],
    },
  },
}

test.each(['ApiTopBannerPromotion', 'ApiCategory', 'ApiPiPromotion', 'ApiHeaderBenefitsPromotion'])(
  'hostile content can neither break nor leave the header (%s)',
  async (type) => {
    show({ '/service/promotion/api/promotion/bad': responseOf(type, hostile) }, { promotionIds: ['bad'] })
    await waitFor(() => expect(shown.addresses).toHaveLength(2))
    await idle()
    await waitFor(() => expect(shown.view.querySelector('.page-slot')).toBe(null))
    for (const link of shown.view.querySelectorAll('a[href]'))
      expect(link.getAttribute('href')).toMatch(/^https:\/\/shop\.example\//)
    expect(shown.view.querySelectorAll('script, style, [onerror], [style*=fixed]')).toHaveLength(0)
    for (const image of shown.view.querySelectorAll('img'))
      expect(image.getAttribute('src')).toBe('https://shop.example/img/x.svg')
    expect(shown.view.textContent.length).toBeLessThan(3000)
    expect(parts(shown.view, 'benefit').length).toBeGreaterThan(0)
  },
)

describe('on the page', () => {
  const image = {
    imageData: {
      cutouts: [
        {
          imagePath: '/service/imagedelivery/s/640.svg',
          targetSize: { width: 640, height: 360 },
          breakpoint: 'xs',
        },
        {
          imagePath: '/service/imagedelivery/s/1440.svg',
          targetSize: { width: 1440, height: 480 },
          breakpoint: 'xl',
        },
      ],
    },
  }
  const showPage = () =>
    show(
      {
        '/service/promotion/api/promotion/sale': responseOf('ApiCategory', {
          headline: 'Kaffeemaschinen',
          subline: 'Jetzt günstig',
          voucherCode: 'ESPRESSO30',
          ctaButtonLink: '/c/machines',
          ctaButtonText: 'Zu den Maschinen',
          legalText: 'Nur solange der Vorrat reicht.',
          legalTextHint: 'Bedingungen',
          image,
        }),
        '/service/promotion/api/promotion/autumn': responseOf('ApiPiPromotion', {
          headline: 'Herbst',
          subline: 'Warme Decken',
          image,
          links: [{ url: '/t/autumn', text: 'Zur Themenwelt' }],
        }),
      },
      { promotionIds: ['sale', 'autumn'] },
    )

  test('the category banner has a voucher, a button for a new tab and a legal text', async () => {
    showPage()
    const banner = await waitFor(() => part(shown.view, 'category-banner'))
    const named = (name: string) =>
      banner.querySelector<HTMLElement>(`[part~="${name}"][part~="category-${name}"]`)!
    expect(named('voucher-code').textContent).toBe('ESPRESSO30')
    expect(named('banner-cta').getAttribute('target')).toBe('_blank')
    expect(named('banner-cta').getAttribute('href')).toBe('https://shop.example/c/machines')
    expect(named('legal-text').hidden).toBe(true)
    named('legal-toggle').click()
    await waitFor(() => expect(named('legal-text').hidden).toBe(false))
  })
  test('the phase-integration promotion has an image in several cutouts, texts and one link', async () => {
    showPage()
    const banner = await waitFor(() => part(shown.view, 'pi-banner'))
    const source = banner.querySelector('source')!
    expect(source.getAttribute('media')).toBe('(min-width: 1023px)')
    expect(source.getAttribute('srcset')).toBe('https://shop.example/img/s/1440.svg')
    const img = banner.querySelector('img')!
    expect(img.getAttribute('src')).toBe('https://shop.example/img/s/640.svg')
    expect(img.getAttribute('width')).toBe('640')
    expect(within(banner).getAllByRole('link')).toHaveLength(1)
  })
  test('an image has the styles of the cutout for the width, even if two cutouts have the same picture', async () => {
    const cutout = (breakpoint: string, imageCss: string) => ({
      imagePath: '/service/imagedelivery/s/640.svg',
      targetSize: { width: 640, height: 360 },
      breakpoint,
      imageCss,
    })
    setWidth(500)
    show(
      {
        '/service/promotion/api/promotion/sale': responseOf('ApiCategory', {
          headline: 'Kaffeemaschinen',
          image: {
            imageData: {
              cutouts: [cutout('xs', 'object-position: left'), cutout('l', 'object-position: right')],
            },
          },
        }),
      },
      { promotionIds: ['sale'] },
    )
    const img = await waitFor(() => part(shown.view, 'category-banner').querySelector('img')!)
    const position = () => img.style.getPropertyValue('object-position')
    await waitFor(() => expect(position()).toBe('left'))
    setWidth(1200)
    await waitFor(() => expect(position()).toBe('right'))
  })
  test('an image that does not load leaves only its space', async () => {
    showPage()
    const img = await waitFor(() => part(shown.view, 'pi-banner').querySelector('img')!)
    img.dispatchEvent(new Event('error'))
    await waitFor(() => expect(img.hidden).toBe(true))
    expect(shown.view.querySelector('.frame')).not.toBe(null)
  })
})

describe('the app banner', () => {
  const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile'
  const onDevice = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const offered = () => waitFor(() => part(shown.view, 'app-banner'))
  const notOffered = async () => {
    await idle()
    expect(shown.view.querySelector('[part=app-banner], .app-slot')).toBe(null)
  }

  test('is shown on Android, with the app’s rating', async () => {
    onDevice(ANDROID)
    show({}, { showPromotionBanner: false })
    const banner = await offered()
    expect(banner.textContent).toContain('5 Sterne bei 89.000 Bewertungen')
    expect(within(banner).getByRole('link').getAttribute('href')).toContain('play.google.com')
  })
  test('is shown in Chrome on iOS', async () => {
    onDevice('Mozilla/5.0 (iPhone) CriOS/140 Mobile Safari')
    show({}, { showPromotionBanner: false })
    expect(
      within(await offered())
        .getByRole('link')
        .getAttribute('href'),
    ).toContain('apps.apple.com/de/')
  })
  test('is not shown in Safari, on a desktop, in the app itself or above a reduced header', async () => {
    for (const [agent, options] of [
      ['Mozilla/5.0 (iPhone) Version/18 Mobile Safari', {}],
      ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140', {}],
      [`${ANDROID} ShopApp/3`, {}],
      [ANDROID, { reduced: true }],
    ] as const) {
      onDevice(agent)
      show({}, { showPromotionBanner: false, ...options })
      await notOffered()
      shown.unmount()
    }
  })
  test('is not shown in the app if only its cookie identifies it', async () => {
    onDevice(ANDROID)
    document.cookie = 'xc-app=1'
    show({}, { showPromotionBanner: false })
    await notOffered()
    document.cookie = 'xc-app=; max-age=0'
  })
  test('is never shown again after it was closed', async () => {
    onDevice(ANDROID)
    show({}, { showPromotionBanner: false })
    await offered()
    await userEvent.click(part(shown.view, 'app-banner-close'))
    await waitFor(() => expect(parts(shown.view, 'app-banner')).toEqual([]))
    expect(localStorage.getItem('shop-app-banner-closed')).toBeTruthy()
    shown.unmount()
    show({}, { showPromotionBanner: false })
    await notOffered()
  })
})

describe('the benefits', () => {
  const texts = () => parts(shown.view, 'benefit').map((benefit) => benefit.textContent)

  test('are those of the German shop', async () => {
    show({})
    await waitFor(() =>
      expect(texts()).toEqual([
        'Gratisversand ab 20\u00a0EUR',
        '10\u00a0% Rabatt mit dem Newsletter',
        'Kostenlose Abholung & Rückgabe in über 550 Filialen',
      ]),
    )
  })
  test('depend on the site, not on the language', async () => {
    show({}, { site: 'TR' })
    await waitFor(() => expect(texts()[0]).toBe('Kaffee versandkostenfrei ab 175\u00a0TL'))
  })
  test('are replaced by a promotion, with at most four links', async () => {
    const links = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'].map((text) => ({ url: '/b', text }))
    show({ [TOP]: responseOf('ApiHeaderBenefitsPromotion', { links }) })
    await waitFor(() => expect(texts()).toEqual(['Eins', 'Zwei', 'Drei', 'Vier']))
  })
  test('are tracked by their names', async () => {
    show({})
    const benefit = await waitFor(() => {
      expect(parts(shown.view, 'benefit')).toHaveLength(3)
      return parts(shown.view, 'benefit')[2]!
    })
    // Prevent the default, because happy-dom would follow the link.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    benefit.click()
    await waitFor(() =>
      expect(shown.events).toContainEqual(
        expect.objectContaining({ event_name: 'select_promotion', subject: 'crossChannel' }),
      ),
    )
  })
})
