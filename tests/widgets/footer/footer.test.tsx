import { nextTask } from '../../../src/host/next-task.js'
import { endPrerender, prerender } from '../../support/prerender.js'
import { unmountAll } from '../../support/show-widget.js'
import { waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Shop } from '../../../src/api/shop.js'
import { SITE_NAMES } from '../../../src/api/names.js'
import { NEAR_VIEWPORT } from '../../../src/host/load-times.js'
import { SERVICE_ICONS } from '../../../src/widgets/footer/icons.js'
import footer from '../../../src/widgets/footer/index.js'
import { idle } from '../../support/idle.js'
import { setWidth } from '../../support/browser.js'
import { Reply } from '../../support/services.js'
import { show, type Scene, type Shown } from '../show.js'
import { CONTENT } from './sites.js'

const PROMOTION = '/service/promotion/api/promotion/SHOP_FOOTER'
const NEWSLETTER_STATUS = '/json/psdata'

const showFooter = (scene: Scene = {}): Shown =>
  show(footer, {
    ...scene,
    services: { [NEWSLETTER_STATUS]: {}, ...scene.services },
  })
const drawn = async (scene: Scene = {}): Promise<Shown> => {
  const shown = showFooter(scene)
  await waitFor(() => shown.part('footer'))
  await waitFor(() => expect(shown.requests.some((call) => call.path === PROMOTION)).toBe(true))
  return shown
}
const editedTo = (content: unknown): Record<string, unknown> => ({
  [PROMOTION]: { type: 'ApiFooter', contentJSON: JSON.stringify(content) },
})
afterEach(() => sessionStorage.clear())

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

describe('the site’s footer', () => {
  it.each(SITE_NAMES)('%s shows its own groups, categories, legal links and tax note', async (site) => {
    const content = CONTENT[site]
    const { root, parts, part } = await drawn({ site })
    expect(within(root).getByRole('heading', { name: content.headline })).toBeTruthy()
    expect(parts('service-group')).toHaveLength(content.teaser.groups.length)
    for (const { heading } of content.teaser.groups)
      expect(within(root).getByRole('heading', { name: heading.link.text })).toBeTruthy()
    expect(part('categories').querySelectorAll('a')).toHaveLength(
      content.seo.columns.flatMap((column) => column.links).length,
    )
    expect(textsOf(parts('legal-link'))).toEqual(content.legalLinks.map((link) => link.text))
    const { textBeforeLink, link, textAfterLink = '' } = content.salesTax
    expect(part('sales-tax').textContent).toBe(textBeforeLink + link.text + textAfterLink)
    expect(parts('social-link')).toHaveLength(content.socialMedia.socialMediaIcons.length)
    expect(parts('app-link')).toHaveLength(content.appReferences.appIcons.length)
    expect(parts('quality-logo')).toHaveLength(content.qualityLogos.logos.length)
  })

  it('has the site’s language, and its texts that of the locale', async () => {
    const { root: view } = await drawn({ site: 'DE', locale: 'en' })
    const walker = document.createTreeWalker(view, NodeFilter.SHOW_TEXT)
    const inEnglish: string[] = []
    const inGerman: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const lang = text.parentElement!.closest('[lang]')?.getAttribute('lang')
      if (text.data.trim() && !text.parentElement!.closest('[part=country-switcher]'))
        (lang === 'de-DE' ? inGerman : inEnglish).push(text.data)
    }
    expect(inEnglish.join()).not.toMatch(/[äöüß]|Versand|Kategorien|Preise|App$|AGB|Newsletter,/)
    expect(inGerman).toEqual(expect.arrayContaining(['Wir sind für Sie da', 'Versandkosten', 'AGB', '.']))
    for (const link of view.querySelectorAll('a[title]:not([part=country-link])'))
      expect(link.closest('[lang="de-DE"]')).toBeNull()
  })

  it('links to the host page’s addresses, and shows plain text for a refused one', async () => {
    const countries = { AT: 'https://shop.at', PL: 'javascript:alert(1)', CZ: 7 }
    const { parts } = await drawn({ options: { content: { countries } } })
    const link = (site: string) => parts('country-link').find(({ dataset }) => dataset['country'] === site)!
    expect(link('AT').getAttribute('href')).toBe('https://shop.at/')
    expect(link('AT').getAttribute('rel')).toBe('noopener noreferrer')
    expect([link('PL').tagName, link('PL').textContent]).toEqual(['SPAN', 'Polska'])
    for (const site of ['DE', 'CZ'])
      expect(link(site).getAttribute('href')).toBe(`https://shop.example/?site=${site}`)
  })

  it('links to the editors’ addresses', async () => {
    const contentJSON = JSON.stringify({ countries: { AT: 'https://shop.at' } })
    const services = { '/service/promotion/api/promotion/SHOP_FOOTER': { type: 'x', contentJSON } }
    const { parts } = await drawn({ services })
    const link = () => parts('country-link').find(({ dataset }) => dataset['country'] === 'AT')!
    await waitFor(() => expect(link().getAttribute('href')).toBe('https://shop.at/'))
  })

  it('names the nine countries in their own languages, and marks the current one', async () => {
    const { parts } = await drawn({ site: 'CH_FR' })
    expect(parts('country-link').map((link) => [link.dataset['country'], link.textContent])).toEqual([
      ['DE', 'Deutschland'],
      ['AT', 'Österreich'],
      ['CH', 'Schweiz'],
      ['CH_FR', 'Suisse'],
      ['CZ', 'Česko'],
      ['HU', 'Magyarország'],
      ['PL', 'Polska'],
      ['SK', 'Slovensko'],
      ['TR', 'Türkiye'],
    ])
    const current = parts('country-link').filter((link) => link.hasAttribute('aria-current'))
    expect(current.map((link) => link.dataset['country'])).toEqual(['CH_FR'])
    expect(parts('country-link').map((link) => link.querySelector('img')?.src.split('.svg#')[1])).toEqual([
      ...['DE', 'AT', 'CH', 'CH', 'CZ', 'HU', 'PL', 'SK', 'TR'],
    ])
    expect(parts('country-link')[1]!.getAttribute('href')).toBe('https://shop.example/?site=AT')
  })

  it('replaces {product} in every address and icon name of the content', async () => {
    const link = (name: string) => ({ url: `/{product}-${name}/{product}`, text: name })
    const { root, part } = await drawn({
      options: {
        content: {
          teaser: {
            groups: [
              {
                heading: { iconName: '{product}_card', link: link('group') },
                links: [{ link: link('in-group') }],
              },
            ],
          },
          seo: { heading: 'h', columns: [{ links: [link('category')] }] },
          socialMedia: {
            heading: 'h',
            socialMediaIcons: [{ iconName: 'facebook', link: link('social').url }],
          },
          appReferences: { heading: 'h', appIcons: [{ iconName: 'android', link: link('app').url }] },
          qualityLogos: {
            heading: 'h',
            logos: [{ link: link('seal').url, image: { label: 'Seal', source: 'ehi' } }],
          },
          legalLinks: [link('legal')],
          salesTax: { textBeforeLink: 'tax', link: link('tax') },
        },
      },
    })
    for (const name of ['group', 'in-group', 'category', 'social', 'app', 'seal', 'legal', 'tax'])
      expect(root.querySelector(`a[href="https://shop.example/shop-${name}/shop"]`), name).not.toBeNull()
    expect(root.innerHTML).not.toContain('{product}')
    expect(part('service-group').querySelector('.bar > .icon path')!.getAttribute('d')).toBe(
      SERVICE_ICONS.get('shop_card'),
    )
  })
})

describe('the tax note', () => {
  const link = { url: '/shipping', text: 'shipping' }

  it.each([
    ['a space on both sides of its link if none was written', 'plus', 'costs', 'plus shipping costs'],
    ['the one space that was written', 'plus ', ' costs', 'plus shipping costs'],
    ['no space before the end of the sentence', 'plus', '.', 'plus shipping.'],
    ['no space around a link that stands alone', '', '', 'shipping'],
  ])('has %s', async (_what, textBeforeLink, textAfterLink, shown) => {
    const { part } = await drawn({
      options: { content: { salesTax: { textBeforeLink, link, textAfterLink } } },
    })
    expect(part('sales-tax').textContent).toBe(shown)
    expect(part('sales-tax').querySelector('a')!.textContent).toBe('shipping')
  })

  it('is text only if it has no link', async () => {
    const { part } = await drawn({
      options: { content: { salesTax: { textBeforeLink: 'before', textAfterLink: 'after' } } },
    })
    expect(part('sales-tax').textContent).toBe('before after')
    expect(part('sales-tax').querySelector('a')).toBeNull()
  })
})

describe('links', () => {
  it('that leave the shop open in a new tab without opener and referrer', async () => {
    const { parts } = await drawn()
    for (const link of [...parts('social-link'), ...parts('app-link')]) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    }
  })

  it('into the shop and telephone links stay in the tab', async () => {
    const { parts } = await drawn()
    for (const link of [...parts('legal-link'), ...parts('service-link')])
      expect(link.getAttribute('target')).toBeNull()
    expect(parts('service-link')[0]!.getAttribute('href')).toBe('tel:+494066969100')
  })

  it.each([
    ['https://shop.example/own', true],
    ['http://elsewhere.example/', true],
    [' \n https://elsewhere.example/', true],
    ['//elsewhere.example/', true],
    ['mailto:a@shop.example', true],
    ['/own', false],
    ['tel:+4940', false],
  ])('%s opens in a new tab: %s', async (url, isOutward) => {
    const { part } = await drawn({ options: { content: { legalLinks: [{ url, text: 'x' }] } } })
    expect(part('legal-link').getAttribute('target') === '_blank').toBe(isOutward)
  })

  it('with a refused address stay as plain text', async () => {
    const url = 'javascript:alert(1)'
    const { part, root } = await drawn({
      options: {
        content: {
          legalLinks: [{ url, text: 'Only text' }],
          socialMedia: { heading: 'h', socialMediaIcons: [{ iconName: 'facebook', link: url }] },
        },
      },
    })
    expect(part('legal-link').textContent).toBe('Only text')
    expect(part('legal-link').hasAttribute('href')).toBe(false)
    expect(part('social-link').textContent).toBe('Facebook')
    expect(part('social-link').hasAttribute('href')).toBe(false)
    expect(root.innerHTML).not.toContain('alert(1)')
  })

  it('and logos on a partner’s page use the shop’s addresses', async () => {
    const { part, parts } = await drawn({ apiBase: 'https://partner-shop.example' })
    expect(parts('legal-link')[0]!.getAttribute('href')).toBe(
      'https://partner-shop.example/agb-s400007325.html',
    )
    expect(part('quality-logo').querySelector('img')!.getAttribute('src')).toBe(
      'https://partner-shop.example/service/footer-images/logos/trustedshops.svg',
    )
  })
})

describe('service groups', () => {
  const states = ({ parts }: Shown) =>
    parts('service-group-toggle').map((toggle) => toggle.getAttribute('aria-expanded'))

  it.each(['CLASSIC', 'TABLET', 'MATCH'] as const)('are open on a wide %s window', async (platform) => {
    const shown = await drawn({ platform, width: 767 })
    expect(new Set(states(shown))).toEqual(new Set(['true']))
  })

  it.each(['CLASSIC', 'TABLET', 'MATCH'] as const)(
    'start closed on a %s window under 767 px',
    async (platform) => {
      const shown = await drawn({ platform, width: 766 })
      await waitFor(() => expect(new Set(states(shown))).toEqual(new Set(['false'])))
      const toggle = shown.part('service-group-toggle')
      const panel = shown.root.querySelector<HTMLElement>(`#${toggle.getAttribute('aria-controls')}`)!
      expect(panel.hidden).toBe(true)
      await userEvent.click(toggle)
      expect(toggle.getAttribute('aria-expanded')).toBe('true')
      expect(panel.hidden).toBe(false)
    },
  )

  it('close when the window becomes narrower than 767 px, and open when it becomes wider', async () => {
    const shown = await drawn({ width: 1000 })
    setWidth(500)
    await waitFor(() => expect(new Set(states(shown))).toEqual(new Set(['false'])))
    expect(shown.parts('categories')).toHaveLength(0)
    setWidth(1000)
    await waitFor(() => expect(new Set(states(shown))).toEqual(new Set(['true'])))
    expect(shown.parts('categories')).toHaveLength(1)
  })

  it('are named by their headings', async () => {
    const { root } = await drawn()
    expect(within(root).getByRole('button', { name: 'Lieferung' })).toBeTruthy()
    expect(within(root).getByRole('link', { name: 'Lieferung' }).getAttribute('href')).toBe(
      'https://shop.example/lieferung',
    )
  })

  it('are always open on phones, without heading links', async () => {
    const { root, parts } = await drawn({ platform: 'SMARTPHONE', width: 360 })
    await waitFor(() => expect(parts('categories')).toHaveLength(0))
    expect(parts('service-group-toggle')).toHaveLength(0)
    expect(within(root).queryByRole('link', { name: 'Lieferung' })).toBeNull()
    expect(root.querySelectorAll('.panel[hidden]')).toHaveLength(0)
  })

  it('leave out, on CLASSIC, the links that the content marks', async () => {
    const shown = await drawn()
    const link = () => shown.parts('service-link').find(({ textContent }) => textContent === 'Unsere App')
    expect(link()).toBeUndefined()
    shown.change({ platform: 'TABLET' })
    await waitFor(() => expect(link()).toBeDefined())
  })
})

describe('popular categories', () => {
  it('open and close', async () => {
    const { root } = await drawn()
    const toggle = within(root).getByRole('button', { name: 'Beliebte Kategorien' })
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect(root.querySelector<HTMLElement>('#categories')!.hidden).toBe(true)
  })

  it.each([
    ['CLASSIC', 1600, 1],
    ['MATCH', 767, 1],
    ['MATCH', 766, 0],
    ['SMARTPHONE', 1600, 0],
  ] as const)('on %s at %i px: %i', async (platform, width, count) => {
    const { parts } = await drawn({ platform, width })
    await waitFor(() => expect(parts('categories')).toHaveLength(count))
  })
})

describe('logos and icons', () => {
  it('are loaded from the shop, and have their size in the markup', async () => {
    const { parts } = await drawn()
    const images = parts('quality-logo').map((logo) => logo.querySelector('img')!)
    expect(images.map((image) => image.getAttribute('alt'))[0]).toBe('Trusted Shops')
    expect(images[0]!.getAttribute('src')).toBe(
      'https://shop.example/service/footer-images/logos/trustedshops.svg',
    )
    expect(images.map((image) => image.getAttribute('width'))).toEqual(['80', '90', '80', '80'])
    expect(images.every((image) => image.getAttribute('height') === '80')).toBe(true)
  })

  it('have the name of the logo if it is a link and has no label', async () => {
    const logo = (link: string) => ({ link, image: { label: '', source: 'visa' } })
    const { parts } = await drawn({
      options: { content: { qualityLogos: { logos: [logo('/x'), logo('')] } } },
    })
    const images = parts('quality-logo').map((element) => element.querySelector('img')!)
    expect(images.map(({ alt }) => alt)).toEqual(['visa', ''])
  })

  it('omit an unknown logo, with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const logo = (source: string) => ({ link: '/x', image: { label: source, source, width: 4000 } })
    const { parts } = await drawn({
      options: { content: { qualityLogos: { heading: 'q', logos: [logo('../../evil'), logo('visa')] } } },
    })
    expect(parts('quality-logo')).toHaveLength(1)
    expect(parts('quality-logo')[0]!.querySelector('img')!.getAttribute('width')).toBe('80')
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith(
        expect.stringMatching(/unknown logo "..\/..\/evil", so it is left out. .*\/docs\/start\/content$/),
      ),
    )
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('have one list of names for headings, social media and apps', async () => {
    const link = 'https://x.example/'
    const { part, parts } = show(footer, {
      site: 'DE',
      options: {
        content: {
          teaser: { groups: [{ heading: { iconName: 'youtube', link: { url: link, text: 'Videos' } } }] },
          socialMedia: { heading: 'h', socialMediaIcons: [{ iconName: 'contact', link }] },
          appReferences: { heading: 'h', appIcons: [{ iconName: '{product}_card', link }] },
        },
      },
    })
    await waitFor(() => expect(part('service-group').querySelector('img')!.src).toMatch(/#youtube$/))
    expect(part('social-link').textContent).toBe('Kontakt')
    expect(part('app-link').textContent).toBe('Kundenkarte')
    for (const name of ['social-link', 'app-link']) expect(parts(name)[0]!.querySelector('svg')).toBeTruthy()
  })

  it('show the name of an unknown icon', async () => {
    const { part } = await drawn({
      options: {
        content: {
          socialMedia: {
            heading: 'h',
            socialMediaIcons: [{ iconName: 'constructor', link: 'https://new.example/' }],
          },
        },
      },
    })
    expect(part('social-link').textContent).toBe('constructor')
  })

  it.each([
    'facebook',
    'instagram',
    'linkedin',
    'pinterest',
    'twitter',
    'xing',
    'youtube',
    'android',
    'appleinc',
  ])('%s has a picture and a name', async (iconName) => {
    const { part } = await drawn({
      options: {
        content: {
          socialMedia: { heading: 'h', socialMediaIcons: [{ iconName, link: 'https://x.example/' }] },
        },
      },
    })
    await waitFor(() =>
      expect(part('social-link').querySelector('img')?.src.endsWith(`.svg#${iconName}`)).toBe(true),
    )
    expect(part('social-link').textContent).toBeTruthy()
  })
})

describe('the reduced footer', () => {
  const isReduced = async (scene: Scene) => {
    const content = CONTENT.DE
    const { part, parts } = await drawn(scene)
    await waitFor(() => expect(part('footer').dataset['reduced']).toBe('true'))
    for (const name of ['categories', 'social-link', 'app-link', 'newsletter'])
      expect(parts(name)).toEqual([])
    expect(parts('service-group')).toHaveLength(
      content.teaser.groups.filter((group) => !group.hideGroupInCheckout).length,
    )
    expect(parts('legal-link').length).toBeGreaterThan(0)
  }

  it('is chosen by option', () => isReduced({ options: { reduced: true } }))
  it('is shown to visitors from an affiliate', () => isReduced({ cookies: { affiliateNumber: '4711' } }))
  it('is shown in the new app', () => isReduced({ cookies: { 'xc-app': 'new' } }))
  it('is shown neither in the older app nor to ordinary visitors', async () => {
    const { part } = await drawn({ cookies: { 'xc-app': 'old', my_affiliateNumber: '1' } })
    expect(part('footer').dataset['reduced']).toBe('false')
  })
})

describe('the view switch', () => {
  it.each(['SMARTPHONE', 'TABLET'] as const)(
    'on %s leads to the desktop view of the current page',
    async (platform) => {
      const { part } = await drawn({ platform, address: '/shoes?size=42&forceP=SMARTPHONE#top' })
      await waitFor(() => part('view-switch'))
      expect(part('view-switch').getAttribute('href')).toBe(
        'https://shop.example/shoes?size=42&forceP=WEBSHOP#top',
      )
      expect(part('view-switch').textContent).toBe('Zur Desktop-Ansicht')
      // The view is chosen when the page loads, so no router may follow the link.
      expect(part('view-switch').getAttribute('rel')).toBe('external')
    },
  )

  it.each([
    ['its address', { address: '/?forceP=WEBSHOP' }],
    ['its cookie', { cookies: { forceP: 'WEBSHOP' } }],
  ])('leads back to the mobile view if %s forces the desktop view', async (_by, scene) => {
    const { part } = await drawn(scene)
    await waitFor(() => part('view-switch'))
    expect(part('view-switch').getAttribute('href')).toBe('https://shop.example/?forceP=SMARTPHONE')
    expect(part('view-switch').textContent).toBe('Zur mobilen Ansicht')
  })

  it('works on a page with a very long address', async () => {
    const address = `/?q=${'x'.repeat(3000)}`
    const { part } = await drawn({ platform: 'TABLET', address })
    await waitFor(() => part('view-switch'))
    const href = `https://shop.example${address}&forceP=WEBSHOP`
    expect(part('view-switch').getAttribute('href')).toBe(href)
    part('view-switch').addEventListener('click', (event) => event.preventDefault())
    part('view-switch').click()
    expect(part('view-switch').getAttribute('href')).toBe(href)
  })

  it.each<[string, Scene]>([
    ['on an ordinary desktop', {}],
    ['on MATCH', { platform: 'MATCH' }],
    ['in a window as wide as a tablet', { windowPlatform: 'TABLET' }],
    [
      'after returning to the mobile view',
      { address: '/?forceP=SMARTPHONE', cookies: { forceP: 'WEBSHOP' } },
    ],
    ['in the app, found by its cookie', { platform: 'SMARTPHONE', cookies: { 'xc-app': '1' } }],
    ['in the app, found by its user agent', { platform: 'TABLET', userAgent: 'Mozilla/5.0 ShopApp/7.1' }],
  ])('is not shown %s', async (_where, scene) => {
    const { parts } = await drawn(scene)
    await Promise.resolve()
    expect(parts('view-switch')).toEqual([])
  })
})

describe('the editors’ content', () => {
  /** Dispatches the event of the preview panel. */
  const applyPreview = (root: HTMLElement) => {
    const detail = { previewDateTime: '2026-12-24T10:00:00.000Z', test: '', group: '' }
    root.dispatchEvent(new CustomEvent('preview-changed', { bubbles: true, composed: true, detail }))
  }

  it('is loaded once, with the site, and replaces keys of the site’s content', async () => {
    const { root, requests } = await drawn({ services: editedTo({ headline: 'Adventszeit' }) })
    await within(root).findByRole('heading', { name: 'Adventszeit' })
    const calls = requests.filter((call) => call.path === PROMOTION)
    expect(calls).toHaveLength(1)
    expect(calls[0]!.headers['X-Hunter-Site']).toBe('DE')
    expect(calls[0]!.init.credentials).toBe('same-origin')
    expect(calls[0]!.init.cache).toBe('default')
  })

  it('is replaced by the `content` option', async () => {
    const { root } = await drawn({
      services: editedTo({ headline: 'Editors', salesTax: { textBeforeLink: 'Editors’ tax' } }),
      options: { content: { headline: 'Page' } },
    })
    await within(root).findByText('Editors’ tax')
    expect(within(root).getByRole('heading', { name: 'Page' })).toBeTruthy()
  })

  it('is there from the first render on the next page of the visit, until editors take it away', async () => {
    const first = await drawn({ services: editedTo({ headline: 'Adventszeit' }) })
    await waitFor(() => expect(first.part('footer').textContent).toContain('Adventszeit'))
    const next = showFooter()
    await waitFor(() => expect(next.part('footer').textContent).toContain('Adventszeit'))
    await waitFor(() => expect(next.part('footer').textContent).toContain('Wir sind für Sie da'))
    expect(sessionStorage).toHaveLength(0)
  })

  it('may be missing (404), which is not reported', async () => {
    const { errors, part } = await drawn()
    expect(part('footer').textContent).toContain('Wir sind für Sie da')
    expect(errors).toEqual([])
  })

  it.each([
    ['a server error', new Reply(500)],
    ['contentJSON that is not JSON', { type: 'x', contentJSON: '{"headline": "cut' }],
    ['contentJSON that is a list', { type: 'x', contentJSON: '[1]' }],
    ['no contentJSON', { type: 'x' }],
  ])('%s is reported, and the site’s content stays', async (_what, response) => {
    const { errors, part } = await drawn({ services: { [PROMOTION]: response } })
    await waitFor(() => expect(errors).toHaveLength(1))
    expect(part('footer').textContent).toContain('Wir sind für Sie da')
  })

  it('that editors wrote for one site is not shown on another, which may have to wait for its own', async () => {
    let calls = 0
    const contentJSON = JSON.stringify({ legalLinks: [{ url: '/impressum-de', text: 'Impressum DE' }] })
    const { change, part, parts } = show(footer, {
      site: 'DE',
      services: {
        '/json/psdata': {},
        [PROMOTION]: () => (calls++ === 0 ? { type: 'ApiFooter', contentJSON } : new Promise(() => {})),
      },
    })
    await waitFor(() => expect(part('legal-link').textContent).toBe('Impressum DE'))
    change({ site: 'PL', locale: 'pl-PL' })
    await waitFor(() => expect(calls).toBe(2))
    await waitFor(() =>
      expect(parts('legal-link').map(({ textContent }) => textContent)).not.toContain('Impressum DE'),
    )
    expect(parts('country-link').find((link) => link.hasAttribute('aria-current'))!.dataset['country']).toBe(
      'PL',
    )
  })

  it('that cannot be loaded is reported, and the console says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { errors } = show(footer, { services: { '/json/psdata': {}, [PROMOTION]: new Reply(503) } })
    await waitFor(() => expect(errors).toHaveLength(1))
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`GET ${PROMOTION} failed: status 503`)]])
  })

  it('that is malformed is reported once, however often it is loaded', async () => {
    const { root, requests, errors } = await drawn({
      services: { [PROMOTION]: { type: 'x', contentJSON: '{"headline": "cut' } },
    })
    await waitFor(() => expect(errors).toEqual(['SHOP_FOOTER: contentJSON is malformed: no JSON']))
    applyPreview(root)
    await waitFor(() => expect(requests.filter((call) => call.path === PROMOTION)).toHaveLength(2))
    await idle()
    expect(errors).toHaveLength(1)
  })

  it.each(['x', ''])(
    'is loaded again, bypassing all caches, when staff change the preview: cookie %j',
    async (PreviewToken) => {
      let turn = 0
      const { root, requests } = await drawn({
        cookies: { PreviewToken },
        services: {
          [PROMOTION]: () => ({ type: 'x', contentJSON: JSON.stringify({ headline: `turn ${++turn}` }) }),
        },
      })
      await within(root).findByRole('heading', { name: 'turn 1' })
      applyPreview(root)
      await within(root).findByRole('heading', { name: 'turn 2' })
      expect(
        requests.filter((call) => call.path === PROMOTION).every((call) => call.init.cache === 'no-store'),
      ).toBe(true)
    },
  )
})

describe('the A/B assignment', () => {
  it('is requested once, and a failure is not reported', async () => {
    const { requests, errors } = await drawn({
      services: { '/service/abtestfrontend/api/v1/getassignment': new Reply(500) },
    })
    expect(requests.filter((call) => call.path.endsWith('/getassignment'))).toHaveLength(1)
    expect(errors).toEqual([])
  })

  describe('on a prerendered page', () => {
    const assignments = ({ requests }: Shown) =>
      requests.filter((call) => call.path.endsWith('/getassignment'))
    afterEach(endPrerender)

    it('is requested when the visitor opens the page', async () => {
      const open = prerender()
      const shown = await drawn()
      expect(assignments(shown)).toEqual([])
      open()
      await waitFor(() => expect(assignments(shown)).toHaveLength(1))
    })

    it('is not requested if the footer has left by then', async () => {
      const open = prerender()
      const shown = await drawn()
      unmountAll()
      open()
      await nextTask(window)
      expect(assignments(shown)).toEqual([])
    })
  })
})

describe('the newsletter block', () => {
  class Watcher {
    static all: Watcher[] = []
    watched: Element[] = []
    constructor(
      readonly notify: (entries: Array<{ isIntersecting: boolean }>) => void,
      readonly settings: { rootMargin: string },
    ) {
      Watcher.all.push(this)
    }
    observe(element: Element) {
      this.watched.push(element)
    }
    disconnect() {
      this.watched = []
    }
  }
  const withWatcher = () => {
    Watcher.all = []
    vi.stubGlobal('IntersectionObserver', Watcher)
    const mount = vi.fn(() => Promise.resolve())
    const unmount = vi.fn()
    return { shop: { mount, unmount } as unknown as Shop, mount, unmount }
  }

  it('mounts the form near the viewport, and unmounts it with the footer', async () => {
    const { shop, mount, unmount } = withWatcher()
    const shown = await drawn({ site: 'AT', locale: 'de-AT', shop })
    await waitFor(() => expect(Watcher.all).toHaveLength(1))
    const [watcher] = Watcher.all
    const place = shown.part('newsletter').querySelector('[data-shop-widget="newsletter"]')!
    expect(watcher!.settings.rootMargin).toBe(NEAR_VIEWPORT)
    expect(watcher!.watched).toEqual([place])
    watcher!.notify([{ isIntersecting: false }])
    expect(mount).not.toHaveBeenCalled()
    watcher!.notify([{ isIntersecting: true }])
    expect(mount).toHaveBeenCalledTimes(1)
    expect(mount).toHaveBeenCalledWith(place, 'newsletter', {})
    expect(place.getAttribute('data-site')).toBe('AT')
    expect(place.getAttribute('data-locale')).toBe('de-AT')
    expect(unmount).not.toHaveBeenCalled()
    shown.unmount()
    await waitFor(() => expect(unmount).toHaveBeenCalledWith(place))
  })

  it.each<[string, Partial<Scene>, string]>([
    ['data-api-base', { apiBase: 'https://other.example' }, 'https://other.example'],
    ['data-credentials', { options: { credentials: 'include' } }, 'include'],
    ['data-stage', { options: { stage: 'test' } }, 'test'],
    ['data-spa', { options: { spa: true } }, 'true'],
    ['data-theme', { options: { theme: 'dark' } }, 'dark'],
  ])('follows the footer’s %s, and keeps what the visitor has typed', async (name, change, expected) => {
    const { shop, mount, unmount } = withWatcher()
    const shown = await drawn({ shop })
    await waitFor(() => expect(Watcher.all).toHaveLength(1))
    Watcher.all[0]!.notify([{ isIntersecting: true }])
    const place = shown.part('newsletter').querySelector('[data-shop-widget="newsletter"]')!
    const before = place.getAttribute(name)
    shown.change(change)
    await waitFor(() => expect(place.getAttribute(name)).toBe(expected))
    shown.change(before === null ? { apiBase: '' } : { options: {} })
    await waitFor(() => expect(place.getAttribute(name)).toBe(before))
    expect(mount).toHaveBeenCalledTimes(1)
    expect(unmount).not.toHaveBeenCalled()
  })

  it.each(['WAITING_FOR_DOI', 'SUBSCRIBED'])(
    'becomes empty but keeps its height if the status %s arrives late, so that nothing moves',
    async (status) => {
      const { shop, mount } = withWatcher()
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(704)
      let respond = (_status: object) => {}
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const shown = showFooter({
        shop,
        services: { [NEWSLETTER_STATUS]: new Promise<object>((resolve) => (respond = resolve)) },
      })
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
      await vi.advanceTimersByTimeAsync(1000)
      vi.useRealTimers()
      await waitFor(() => expect(shown.parts('newsletter')).toHaveLength(1))
      const place = shown.part('newsletter')
      respond({ nl_status: status })
      await waitFor(() => expect(shown.parts('newsletter')).toEqual([]))
      expect(shown.part('footer').firstElementChild).toBe(place)
      expect(place.style.getPropertyValue('block-size')).toBe('704px')
      expect(place.childElementCount).toBe(0)
      expect(mount).not.toHaveBeenCalled()
      expect(shown.requests.filter((call) => call.path === NEWSLETTER_STATUS)).toHaveLength(1)
    },
  )

  it('links to the newsletter page until the form is mounted', async () => {
    const { part } = await drawn()
    expect(within(part('newsletter')).getByRole('link').getAttribute('href')).toBe(
      'https://shop.example/subscribenewsletter',
    )
  })

  it.each(['WAITING_FOR_DOI', 'SUBSCRIBED'])('is not shown to visitors who are %s', async (status) => {
    const { shop, mount } = withWatcher()
    const { parts } = await drawn({ shop, services: { [NEWSLETTER_STATUS]: { nl_status: status } } })
    await waitFor(() => expect(parts('newsletter')).toEqual([]))
    expect(Watcher.all).toEqual([])
    expect(mount).not.toHaveBeenCalled()
  })

  it.each([
    ['any other status', { nl_status: 'UNSUBSCRIBED' }],
    ['a failed call', new Reply(503)],
  ])('is shown after %s', async (_what, response) => {
    const { shop } = withWatcher()
    const { parts } = await drawn({ shop, services: { [NEWSLETTER_STATUS]: response } })
    await waitFor(() => expect(Watcher.all).toHaveLength(1))
    expect(parts('newsletter')).toHaveLength(1)
  })

  it.each<[string, Scene]>([
    ['showNewsletter is false', { options: { showNewsletter: false } }],
    ['the host page hides the form', { options: { newsletterHidden: true } }],
    ['the footer is reduced', { options: { reduced: true } }],
    ['the visitor comes from an affiliate', { cookies: { affiliateNumber: '4711' } }],
    ['the visitor comes from the new app', { cookies: { 'xc-app': 'new' } }],
  ])('is not shown, and the status is not loaded, if %s', async (_why, scene) => {
    const { parts, requests } = await drawn(scene)
    expect(parts('newsletter')).toEqual([])
    expect(requests.filter((call) => call.path === NEWSLETTER_STATUS)).toEqual([])
  })

  it('keeps the link if the form cannot be loaded, and does not report that again', async () => {
    const { shop, mount } = withWatcher()
    mount.mockImplementation(() => Promise.reject(Object.assign(new Error('gone'), { code: 'LOAD_FAILED' })))
    const { errors, part } = await drawn({ shop })
    await waitFor(() => expect(Watcher.all).toHaveLength(1))
    Watcher.all[0]!.notify([{ isIntersecting: true }])
    await Promise.resolve()
    expect(errors).toEqual([])
    expect(within(part('newsletter')).getByRole('link')).toBeTruthy()
  })
})
