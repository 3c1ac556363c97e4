import { waitFor } from '@testing-library/dom'
import { afterEach, describe, expect, it } from 'vitest'
import type { Site } from '../../../src/api/names.js'
import { leavePage, openPage } from './newsletter-page.js'

afterEach(leavePage)

const LOCALES: Array<[Site, string]> = [
  ['DE', 'de-DE'],
  ['AT', 'de-AT'],
  ['CH', 'de-CH'],
  ['CH_FR', 'fr-CH'],
  ['CZ', 'cs-CZ'],
  ['HU', 'hu-HU'],
  ['PL', 'pl-PL'],
  ['SK', 'sk-SK'],
  ['TR', 'tr-TR'],
]
const localeOf = (site: Site) => LOCALES.find(([name]) => name === site)![1]
const openIn = (site: Site) => openPage({ site, locale: localeOf(site) })
const EXTRA = ['salutation', 'firstName', 'lastName']

it.each(LOCALES)('in %s, the form has its parts, texts, links and fields', async (site, locale) => {
  const { default: texts } = (await import(`../../../locales/${locale}/newsletter.ts`)) as {
    default: { newTab: string }
  }
  const page = await openPage({ site, locale })
  for (const name of ['title', 'discount-bubble', 'legal-toggle', 'consent', 'submit', 'voucher-footnote'])
    expect(page.part(name)?.textContent, name).toBeTruthy()
  expect(page.part('title')!.textContent).toContain('10')
  expect(page.part('required-note')!.textContent).toMatch(/^\*/)
  expect(!!page.part('privacy-hint')).toBe(site !== 'TR')
  expect(!!page.part('newsletter-consent')).toBe(site === 'TR')

  const legal = page.part('legal-text')!.textContent
  expect(legal, 'the minimum age').toContain(site === 'CZ' || site === 'SK' ? '18' : '16')
  expect(legal).not.toMatch(/[[\]{}]/)
  const links = [...page.place.querySelectorAll('a')]
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) {
    expect(link.href, 'leads to the shop').toMatch(/^https:\/\/shop\.example\/./)
    expect([link.target, link.title], 'says that it opens a new tab').toEqual(['_blank', texts.newTab])
  }

  // The extra fields appear when the e-mail field is focused, in the order in which people write their names.
  expect(EXTRA.filter(page.has)).toEqual([])
  page.control('email').focus()
  const expected = { HU: EXTRA, AT: EXTRA, TR: EXTRA.slice(1) }[site as string] ?? []
  await waitFor(() => expect(EXTRA.filter(page.has)).toEqual(expected))
  const fields = [...page.place.querySelectorAll<HTMLElement>('.names [data-field]')]
  const names = { HU: ['lastName', 'firstName'], AT: EXTRA.slice(1), TR: EXTRA.slice(1) }
  expect(fields.map(({ dataset }) => dataset.field)).toEqual(names[site as keyof typeof names] ?? [])
})

it('the minimum age depends on the site, not on the language', async () => {
  const page = await openPage({ site: 'SK', locale: 'en' })
  expect(page.part('legal-text')!.textContent).toContain('at least 18 years')
})

it('in Turkey, the form links to the legal pages and says that unconfirmed sign-ups are deleted after 14 days', async () => {
  const page = await openIn('TR')
  const text = page.part('legal-text')!
  expect([...page.place.querySelectorAll('a')].map((link) => new URL(link.href).pathname)).toEqual(
    expect.arrayContaining(['/kvkk', '/ticari-elektronik-ileti-onay-metni']),
  )
  expect(text.textContent).toContain('14 gün')
})

it('in Hungary, the footnote names the products that the voucher excludes', async () => {
  const page = await openIn('HU')
  expect(page.part('voucher-footnote')!.textContent).toMatch(
    /Kávéra, kapszulás termékekre és ajándékkártyákra nem/,
  )
})

describe('required fields', () => {
  const placeholders = async (site: Site) => {
    const page = await openIn(site)
    page.control('email').focus()
    await waitFor(() => expect(page.has('lastName')).toBe(true))
    return ['email', ...EXTRA]
      .filter(page.has)
      .map((name) => page.control(name))
      .map((control) => (control.placeholder || control.querySelector('option')!.textContent)!.endsWith('*'))
  }
  it('have an asterisk: only the e-mail address in Austria', async () =>
    expect(await placeholders('AT')).toEqual([true, false, false, false]))
  it('have an asterisk: all fields in Hungary', async () =>
    expect(await placeholders('HU')).toEqual([true, true, true, true]))
  it('have an asterisk: e-mail address and names in Turkey', async () =>
    expect(await placeholders('TR')).toEqual([true, true, true]))

  it('show an error if empty in Hungary, including the salutation', async () => {
    const page = await openIn('HU')
    page.submit()
    await waitFor(() => expect(page.error('salutation')).toBe('A mező kitöltése kötelező.'))
    expect(page.error('firstName')).toBe('A keresztnév megadása kötelező.')
    expect(page.error('lastName')).toBe('A vezetéknév megadása kötelező.')
    expect(page.requests()).toEqual([])
  })

  it('are optional in Austria', async () => {
    const page = await openIn('AT')
    page.type('email', 'anna@example.com')
    page.submit()
    await waitFor(() => expect(page.requests()).toHaveLength(1))
  })

  it('include the consent to commercial messages in Turkey', async () => {
    const page = await openIn('TR')
    page.type('email', 'anna@example.com')
    await waitFor(() => expect(page.has('firstName')).toBe(true))
    page.type('firstName', 'Ayşe')
    page.type('lastName', 'Yılmaz')
    page.submit()
    await waitFor(() =>
      expect(page.error('NEWSLETTER')).toBe('Lütfen ticari elektronik ileti almak için onay verin.'),
    )
    expect(page.requests()).toEqual([])
    page.tick('NEWSLETTER')
    page.submit()
    await waitFor(() => expect(page.requests()).toHaveLength(1))
    expect(page.requests()[0]!.body).toMatchObject({ consents: ['NEWSLETTER'], firstName: 'Ayşe' })
  })
})

it('the salutations have the values that the service knows', async () => {
  const page = await openIn('AT')
  page.control('email').focus()
  await waitFor(() => expect(page.has('salutation')).toBe(true))
  const { options } = page.control('salutation') as unknown as HTMLSelectElement
  expect([...options].map(({ value }) => value)).toEqual(['', 'MR', 'MRS', 'DIVERS', 'COMPANY'])
})
