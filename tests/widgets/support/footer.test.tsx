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
