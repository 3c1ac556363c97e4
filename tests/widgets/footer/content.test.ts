import { describe, expect, it } from 'vitest'
import type { Site } from '../../../loader/protocol.js'
import { footerContentKeys, isLogoSource, type FooterContent } from '../../../src/contracts/footer.js'
import { SITES } from '../../../src/contracts/platform.js'
import type { SiteContent } from '../../../src/sites/site.js'
import { CONTACTS } from '../../../src/widgets/support/contacts.js'
import { BRAND_ICONS, SERVICE_ICONS } from '../../../src/widgets/footer/icons.js'
import { fillIn } from '../../../src/widgets/footer/Anchor.js'
import { mergeContent } from '../../../src/widgets/footer/content.js'
import { SITE_FILES } from './sites.js'

const contentOf = (site: Site): SiteContent => SITE_FILES[site].content

const merge = (...layers: object[]) => {
  const skipped: string[] = []
  const content = mergeContent(layers, (what) => skipped.push(what))
  return { content, skipped }
}

/** All texts and addresses of a value, in reading order. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

const CLAIMS: Record<string, string[]> = {
  DE: ['30 Tage Rückgaberecht'],
  AT: ['14 Tage Rückgaberecht'],
  CH: ['3 Monate Rückgaberecht'],
  CH_FR: ['Droit de retour de 3 mois'],
  PL: ['Darmowa dostawa od 100 zł', '30 dni na zwrot'],
  CZ: ['Doprava zdarma od 999 Kč (499 Kč s věrnostní kartou)', '30 dní na vrácení', 'Každá 11. káva zdarma'],
  SK: ['Doprava zadarmo od 40 € (20 € s vernostnou kartou)', '30 dní na vrátenie', 'Každá 11. káva zadarmo'],
  HU: ['30 napos visszaküldési jog'],
  TR: [
    '1000 TL ve üzeri alışverişlerde ücretsiz kargo',
    '1-2 iş günü içinde kargoda',
    '90 gün ücretsiz iade',
    'her gün 09:00-19:00',
  ],
}

describe.each(SITES)('the footer content of %s', (site) => {
  const content = contentOf(site)
  const { content: read, skipped } = merge(content)

  it('has every key in a right shape, and no entry is lost', () => {
    expect(skipped).toEqual([])
    expect(Object.keys(read).sort()).toEqual(Object.keys(footerContentKeys).sort())
    for (const key of Object.keys(content) as Array<keyof SiteContent>)
      expect(textsOf(read[key]).filter(Boolean)).toEqual(textsOf(content[key]))
  })

  it.each(CLAIMS[site]!)('says "%s"', (claim) => {
    expect(textsOf(content).join('\n')).toContain(claim)
  })

  it('is plain data that survives a JSON file', () => {
    expect(JSON.parse(JSON.stringify(content))).toEqual(content)
  })

  it('has the shared paths', () => {
    const addresses = textsOf(content)
    expect(addresses).toContain('/service/storefinder/')
    expect(addresses).toContain('/contact')
    expect(addresses).toContain('/subscribenewsletter')
    expect(addresses).toContain('/registerfree{product}card')
    expect(addresses.includes('/account')).toBe(site === 'TR')
  })

  it('tells how to reach the service, as the support footer does', () => {
    const { phone, callbackUrl } = CONTACTS[site]
    expect(textsOf(content)).toContain(site === 'HU' ? callbackUrl : `tel:${phone.replaceAll(' ', '')}`)
  })

  it('names only logos, icons and sizes that exist', () => {
    const full = read as FooterContent
    const images = [
      ...full.qualityLogos.logos.map((logo) => logo.image),
      ...full.teaser.groups.flatMap((group) => group.images),
    ]
    expect(images.filter((image) => !isLogoSource(image.source))).toEqual([])
    for (const { image } of full.qualityLogos.logos) expect([80, 90]).toContain(image.width)
    for (const { heading } of full.teaser.groups)
      expect([...SERVICE_ICONS.keys()]).toContain(fillIn(heading.iconName))
    for (const { iconName } of [...full.socialMedia.socialMediaIcons, ...full.appReferences.appIcons])
      expect([...BRAND_ICONS.keys()]).toContain(iconName)
  })

  it('has something for each place of the footer', () => {
    const full = read as FooterContent
    expect(full.teaser.groups.some((group) => group.hideGroupInCheckout)).toBe(true)
    expect(full.teaser.groups.some((group) => !group.hideGroupInCheckout)).toBe(true)
    expect(full.teaser.groups.every((group) => group.links.length > 0)).toBe(true)
    expect(full.seo.columns.length).toBeGreaterThan(1)
    expect(full.legalLinks.length).toBeGreaterThan(2)
    expect(full.salesTax.link?.url).toBeTruthy()
  })
})

it('only Czech and Slovak cards promise the 11th coffee', () => {
  for (const site of SITES)
    expect(textsOf(contentOf(site)).some((text) => text.includes('11.'))).toBe(site === 'CZ' || site === 'SK')
})

it('Swiss German texts have no ß', () => {
  expect(textsOf(contentOf('CH')).join('')).not.toContain('ß')
})

describe('what is laid over a country’s content', () => {
  const site = {
    ...contentOf('DE'),
    headline: 'country',
    legalLinks: [{ url: '/a', text: 'A' }],
    viewChanger: { toMobile: 'm', toDesktop: 'd' },
  }

  it('the page wins over the editors, the editors win over the country, key by key', () => {
    const { content } = merge(
      site,
      { headline: 'editors', legalLinks: [{ url: '/e', text: 'E' }] },
      { headline: 'page' },
    )
    expect(content.headline).toBe('page')
    expect(content.legalLinks).toEqual([{ url: '/e', text: 'E' }])
    expect(content.viewChanger).toEqual(site.viewChanger)
  })

  it('a wrongly shaped key is skipped alone, and named', () => {
    const { content, skipped } = merge(
      site,
      { headline: 7, viewChanger: { toMobile: 'M', toDesktop: 'D' } },
      { legalLinks: 'none' },
    )
    expect(content.headline).toBe('country')
    expect(content.legalLinks).toEqual(site.legalLinks)
    expect(content.viewChanger.toMobile).toBe('M')
    expect(skipped).toEqual(['"headline" has a wrong shape', '"legalLinks" has a wrong shape'])
  })

  it('a bad entry of a list is dropped, not the list', () => {
    const { content } = merge(site, { legalLinks: [null, { url: '/a', text: 'A' }, { url: '/b' }, 'x'] })
    expect(content.legalLinks).toEqual([{ url: '/a', text: 'A' }])
  })

  it('unknown keys and prototypes are not looked at', () => {
    const { content } = merge(site, JSON.parse('{"__proto__":{"headline":"x"},"colour":"red"}') as object)
    expect(content.headline).toBe('country')
    expect(Object.keys(content)).not.toContain('colour')
  })
})
