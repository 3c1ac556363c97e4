import { afterEach, describe, expect, it } from 'vitest'
import type { Site } from '../../../src/api/names.js'
import { leavePage, openPage } from './support-page.js'

afterEach(leavePage)

const open = (site: Site, locale: string, texts?: Record<string, string>) =>
  openPage({ site, locale, options: { part: 'footer', texts } })

describe('the support footer', () => {
  it('shows the service’s name, address, telephone number and opening hours', async () => {
    const page = await open('DE', 'de-DE')
    expect(page.part('address')!.textContent).toContain('Kundenservice')
    expect(page.part('address')!.textContent).toContain('20457 Hamburg')
    expect(page.part('address')!.textContent).toContain('Bitte halten Sie Ihre Bestellnummer bereit.')
    expect(page.part('address')!.querySelector('a')).toBeNull()
    expect(page.part('service')!.querySelector('a')!.getAttribute('href')).toBe('tel:+494066969100')
    expect(page.part('service')!.textContent).toContain('Montag bis Samstag, 8–20\u00a0Uhr')
  })

  it('in Turkey states daily hours from 09:00 to 19:00', async () => {
    const page = await open('TR', 'tr-TR')
    expect(page.part('service')!.textContent).toContain('Her gün 09:00-19:00')
  })

  it.each([
    ['CZ', 'cs-CZ'],
    ['SK', 'sk-SK'],
  ] as const)('in %s links the contact’s name to the e-mail address', async (site, locale) => {
    const page = await open(site, locale)
    expect(page.part('address')!.querySelector('a')!.getAttribute('href')).toBe('mailto:podpora@shop.example')
  })

  it('in Poland shows no service name', async () => {
    const page = await open('PL', 'pl-PL')
    expect(page.part('address')!.textContent).not.toContain('Obsługa klienta')
    expect(page.part('address')!.textContent).toContain('Warszawa')
  })

  it('in Hungary offers a callback instead of a telephone number', async () => {
    const page = await open('HU', 'hu-HU')
    const service = page.part('service')!
    expect(service.textContent).toContain('Szívesen visszahívjuk')
    expect(service.querySelector('a')!.textContent).toBe('Visszahívás kérése')
    expect(service.querySelector('a')!.getAttribute('href')).toBe('https://shop.example/service/callback/')
    expect(service.querySelector('[href^="tel:"]')).toBeNull()
  })

  it('shows the texts of the `texts` option', async () => {
    const page = await open('DE', 'de-DE', {
      serviceName: 'Team Kaffee',
      contactName: 'Frau Muster',
      phone: '040 123',
      openingHours: 'immer',
      footerTitle: 'Hallo',
    })
    expect(page.part('address')!.textContent).toContain('Team Kaffee')
    expect(page.part('address')!.textContent).toContain('Frau Muster')
    expect(page.part('service')!.querySelector('a')!.getAttribute('href')).toBe('tel:040123')
    expect(page.part('service')!.textContent).toContain('immer')
    expect(page.place.querySelector('h2')!.textContent).toBe('Hallo')
  })

  it.each([
    ['+41 (0)44 668 18 00', 'tel:+41446681800'],
    ['+49 (0) 40 123 45 67', 'tel:+49401234567'],
    ['+49-(0)40-123 45 67', 'tel:+49401234567'],
    ['+49/(0)40/123 45 67', 'tel:+49401234567'],
    ['(+41) 44 668 18 00', 'tel:+41446681800'],
    ['(+49) (0)40 123 45 67', 'tel:+49401234567'],
    ['(Tel.) 044 668 18 00', 'tel:0446681800'],
    ['0041 (0)44 668 18 00', 'tel:0041446681800'],
    ['(044) 668 18 00', 'tel:0446681800'],
    ['Tel.: +43 1 205 00 10', 'tel:+4312050010'],
    ['040/123 45 67', 'tel:0401234567'],
    ['040 - 123 45 67', 'tel:0401234567'],
    ['044 668 18 00 / 044 668 18 01', 'tel:0446681800'],
    ['044 668 18 00, 044 668 18 01', 'tel:0446681800'],
    ['+41 44 668 18 00 oder +41 44 668 18 01', 'tel:+41446681800'],
    ['+43 1 205 00 10 DW 12', 'tel:+4312050010'],
    ['+43 1 205 00 10 (Mo–Fr 8–18 Uhr)', 'tel:+4312050010'],
    ['+43 1 205 00 10, täglich 8–18 Uhr', 'tel:+4312050010'],
    ['\u200e+43 1 205 00 10\u200e', 'tel:+4312050010'],
    ['+43 1 205 00 10 8–18 Uhr', undefined],
    ['+43 1 205 00 10 8:00–18:00', undefined],
    ['0800 KAFFEE', undefined],
    ['044 668 18 00 044 668 18 01', undefined],
    ['auf Anfrage', undefined],
  ])('dials the number in “%s”, or has no link', async (phone, href) => {
    const page = await open('DE', 'de-DE', { phone })
    const service = page.part('service')!
    expect(service.textContent).toContain(phone)
    expect(service.querySelector('a')?.getAttribute('href')).toBe(href)
  })

  it('shows braces in the host page’s texts, which are no values, as they are', async () => {
    const page = await openPage({
      options: {
        texts: {
          note: 'Bitte {Bestellnummer} angeben, {{sonst}} {name:string}',
          filesHint: 'Bis {count:number|number} {{Datei|Dateien}} zu {Bestellnummer}',
          phone: '{0}',
          zipLine: '{{{Ort}}} } {',
        },
      },
    })
    expect(page.part('address')!.textContent).toContain(
      'Bitte {Bestellnummer} angeben, {{sonst}} {name:string}',
    )
    expect(page.place.textContent).toContain('Bis 3 Dateien zu {Bestellnummer}')
    expect(page.part('service')!.textContent).toContain('{0}')
    expect(page.part('address')!.textContent).toContain('{{{Ort}}} } {')
  })

  it('does not link to an address that runs code', async () => {
    const page = await open('HU', 'hu-HU', { callbackUrl: 'javascript:alert(1)' })
    expect(page.part('service')!.querySelector('a')).toBeNull()
    expect(page.part('service')!.textContent).toContain('Visszahívás kérése')
  })

  it.each([
    ['form', true, false],
    ['footer', false, true],
    ['both', true, true],
  ] as const)('and the form are shown as the `part` option says: %s', async (part, hasForm, hasFooter) => {
    const page = await openPage({ options: { part } })
    expect(!!page.part('form')).toBe(hasForm)
    expect(!!page.part('support-footer')).toBe(hasFooter)
  })
})
