import { describe, expect, it } from 'vitest'
import { SITE_NAMES, type Site } from '../../../src/api/names.js'
import { createFooterContentKeys } from '../../../src/services/footer-content.js'
import { SUPPORT_FACTS } from '../../../src/sites/support.js'
import { BRANDS, SERVICE_ICONS, withBrand } from '../../../src/widgets/footer/icons.js'
import {
  readContent,
  readEditedContent,
  type PartialContent,
} from '../../../src/widgets/footer/read-content.js'
import { CONTENT } from './sites.js'

const footerContentKeys = createFooterContentKeys()

const read = (given: object) => {
  const skipped: string[] = []
  const content = readContent(given, (what) => skipped.push(what))
  return { content, skipped }
}

/** All texts and addresses in a value, in reading order. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

const CLAIMS: Record<Site, string[]> = {
  DE: ['30 Tage Rückgaberecht'],
  AT: ['14 Tage Rückgaberecht'],
  CH: ['3 Monate Rückgaberecht'],
  CH_FR: ['Droit de retour de 3 mois'],
  PL: ['Darmowa dostawa od 100\u00a0zł', '30 dni na zwrot'],
  CZ: [
    'Doprava zdarma od 999\u00a0Kč (499\u00a0Kč s věrnostní kartou)',
    '30 dní na vrácení',
    'Každá 11. káva zdarma',
  ],
  SK: [
    'Doprava zadarmo od 40\u00a0€ (20\u00a0€ s vernostnou kartou)',
    '30 dní na vrátenie',
    'Každá 11. káva zadarmo',
  ],
  HU: ['30 napos visszaküldési jog'],
  TR: [
    '1000\u00a0TL ve üzeri alışverişlerde ücretsiz kargo',
    '1-2 iş günü içinde kargoda',
    '90 gün ücretsiz iade',
    'her gün 09:00-19:00',
  ],
}

describe.each(SITE_NAMES)('the footer content of %s', (site) => {
  const given = CONTENT[site]
  const { content, skipped } = read(given)
  const { teaser, seo, socialMedia, appReferences, qualityLogos, legalLinks, salesTax } =
    content as Required<PartialContent>

  it('has all keys in the right shape, and loses no entry when it is read', () => {
    expect(skipped).toEqual([])
    expect(Object.keys(given).sort()).toEqual(
      Object.keys(footerContentKeys)
        .filter((key) => key !== 'countries')
        .sort(),
    )
    expect(content).toMatchObject(given)
  })

  it.each(CLAIMS[site])('contains "%s"', (claim) => {
    expect(textsOf(given).join('\n')).toContain(claim)
  })

  it('is plain JSON data', () => {
    expect(JSON.parse(JSON.stringify(given))).toEqual(given)
  })

  it('links to the paths that all sites share', () => {
    const addresses = textsOf(given)
    expect(addresses).toContain('/service/storefinder/')
    expect(addresses).toContain('/contact')
    expect(addresses).toContain('/subscribenewsletter')
    expect(addresses).toContain('/registerfree{product}card')
    expect(addresses).toContain('/registerfreeprivatecard')
    expect(addresses.includes('/account')).toBe(site === 'TR')
  })

  it('has the same telephone number or callback address as the support footer', () => {
    const { phone, callbackUrl } = SUPPORT_FACTS[site].texts
    expect(textsOf(given)).toContain(site === 'HU' ? callbackUrl : `tel:${phone.replaceAll(' ', '')}`)
  })

  it('uses only logos, icons and sizes that exist', () => {
    // `skipped` above would name an unknown logo.
    for (const { image } of qualityLogos.logos)
      for (const size of [image.width, image.height]) expect([80, 90]).toContain(size)
    for (const { heading } of teaser.groups) expect(SERVICE_ICONS.has(withBrand(heading.iconName))).toBe(true)
    for (const { iconName } of [...socialMedia.socialMediaIcons, ...appReferences.appIcons])
      expect([...BRANDS.keys()]).toContain(iconName)
  })

  it('has entries for each part of the footer', () => {
    const isHidden = teaser.groups.map(({ hideGroupInCheckout }) => hideGroupInCheckout)
    expect(isHidden).toContain(true)
    expect(isHidden).toContain(false)
    expect(teaser.groups.every(({ links }) => links.length > 0)).toBe(true)
    expect(seo.columns.length).toBeGreaterThan(1)
    expect(legalLinks.length).toBeGreaterThan(2)
    expect(salesTax.link?.url).toBeTruthy()
    expect(salesTax.link?.text).toBeTruthy()
  })
})

it('only Czech and Slovak cards promise the 11th coffee', () => {
  for (const site of SITE_NAMES)
    expect(textsOf(CONTENT[site]).some((text) => text.includes('11.'))).toBe(site === 'CZ' || site === 'SK')
})

it('Swiss German texts have no ß', () => {
  expect(textsOf(CONTENT.CH).join('')).not.toContain('ß')
})

describe('content from a host page or an editor', () => {
  const image = { label: 'Seal', source: 'ehi', width: 80, height: 90 }

  it('is read key by key, and missing values get defaults', () => {
    const { content, skipped } = read({
      legalLinks: [{ url: '/{product}-terms', text: 'Terms' }],
      teaser: { groups: [{ heading: { link: { text: 'Card' } } }] },
      qualityLogos: { logos: [{ image }, { link: '/seal', image: { ...image, width: 4000 } }] },
      salesTax: { textBeforeLink: 'before', textAfterLink: 'after' },
    })
    expect(content).toEqual({
      legalLinks: [{ url: '/{product}-terms', text: 'Terms' }],
      teaser: {
        groups: [
          {
            heading: { iconName: '', link: { url: '', text: 'Card' } },
            hideGroupInCheckout: false,
            introductoryText: '',
            links: [],
            images: [],
          },
        ],
      },
      qualityLogos: {
        heading: '',
        logos: [
          { link: '', image },
          { link: '/seal', image },
        ],
      },
      salesTax: { textBeforeLink: 'before', textAfterLink: 'after' },
    })
    expect(skipped).toEqual([])
  })

  it('keeps known logos, and warns about each unknown one', () => {
    const { content, skipped } = read({
      teaser: {
        groups: [{ heading: { link: { text: 'A' } }, images: [image, { ...image, source: 'nobody' }] }],
      },
      qualityLogos: { logos: [{ link: '/x', image: { label: 'x', source: '../../evil' } }] },
    })
    expect(content.teaser!.groups[0]!.images).toEqual([image])
    expect(content.qualityLogos).toEqual({ heading: '', logos: [] })
    expect(skipped).toEqual(['unknown logo "nobody"', 'unknown logo "../../evil"'])
  })

  it('loses only a key with a wrong shape, and the warning names where it is wrong', () => {
    const { content, skipped } = read({
      headline: 7,
      viewChanger: { toMobile: 'M', toDesktop: 'D' },
      legalLinks: 'none',
      seo: { heading: 'h', columns: 7 },
    })
    expect(content).toEqual({ viewChanger: { toMobile: 'M', toDesktop: 'D' } })
    expect(skipped).toEqual([
      '"headline" has a wrong shape',
      '"seo.columns" has a wrong shape',
      '"legalLinks" has a wrong shape',
    ])
  })

  it('loses unknown keys, and __proto__ has no effect', () => {
    const { content } = read(JSON.parse('{"__proto__":{"headline":"x"},"colour":"red"}') as object)
    expect(content).toEqual({})
  })
})

describe('the content of the editors’ promotion', () => {
  it('is the text of a JSON object', () => {
    expect(readEditedContent('{"headline":"Advent"}', () => {})).toEqual({
      ok: true,
      content: { headline: 'Advent' },
    })
  })

  it.each([
    ['{"headline": "cut', 'no JSON'],
    ['[1]', 'the response itself'],
    [`{"a":${'['.repeat(50)}${']'.repeat(50)}}`, 'nested deeper than 32'],
  ])('is refused as a whole otherwise: %s', (contentJSON, problem) => {
    expect(readEditedContent(contentJSON, () => {})).toEqual({ ok: false, problem })
  })
})
