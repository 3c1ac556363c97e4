import { describe, expect, it } from 'vitest'
import type { Site } from '../../../src/api/names.js'
import { footerContentKeys } from '../../../src/contracts/footer.js'
import { SITE_NAMES } from '../../../src/sites/index.js'
import type { SiteContent } from '../../../src/sites/site.js'
import { readContent } from '../../../src/widgets/footer/edited/index.js'
import type { Shown } from '../../../src/widgets/footer/shown.js'
import { SITE_FILES } from './sites.js'
import { BRANDS, SERVICE_ICONS } from '../../../src/widgets/footer/edited/icons.js'

const contentOf = (site: Site): SiteContent => SITE_FILES[site].content

const read = (given: object) => {
  const skipped: string[] = []
  const shown = readContent(given, (what) => skipped.push(what))
  return { shown, skipped }
}

/** All texts and addresses of a value, in reading order. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

/** In the order of what is shown. */
const KEYS: Array<keyof SiteContent> = [
  'headline',
  'teaser',
  'seo',
  'socialMedia',
  'appReferences',
  'qualityLogos',
  'legalLinks',
  'salesTax',
  'viewChanger',
]

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

describe.each(SITE_NAMES)('the footer content of %s', (site) => {
  const content = contentOf(site)
  const { shown, skipped } = read(content)
  const [, groups, categories, social, apps, seals, legal, tax] = shown as Shown

  it('has every key in a right shape, and no entry is lost', () => {
    expect(skipped).toEqual([])
    expect(Object.keys(content).sort()).toEqual(Object.keys(footerContentKeys).sort())
    for (const [at, key] of KEYS.entries()) {
      const drawn = textsOf(shown[at])
      // Names of pictures give way to the pictures.
      for (const text of textsOf(content[key]).filter((word) => !/^[a-z_{}]+$/.test(word)))
        expect(drawn).toContain(text.replaceAll('{product}', 'shop'))
    }
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
    const { phone, callbackUrl } = SITE_FILES[site].contact.texts
    expect(textsOf(content)).toContain(site === 'HU' ? callbackUrl : `tel:${phone.replaceAll(' ', '')}`)
  })

  it('names only logos, icons and sizes that exist', () => {
    // A logo that does not exist would have been told.
    expect(seals[1]).toHaveLength(content.qualityLogos.logos.length)
    for (const [, , , width = 0, height = 0] of seals[1])
      for (const size of [width, height]) expect([0, 90]).toContain(size)
    for (const [icon] of groups) expect(icon).toMatch(/^M/)
    for (const [, name, mark] of [...social[1], ...apps[1]]) expect(name).toBe(BRANDS.get(mark!))
  })

  it('has something for each place of the footer', () => {
    const isHidden = groups.map(([, , , , , hideInCheckout]) => !!hideInCheckout)
    expect(isHidden).toContain(true)
    expect(isHidden).toContain(false)
    expect(groups.every(([, , links]) => links.length > 0)).toBe(true)
    expect(categories[1].length).toBeGreaterThan(1)
    expect(legal.length).toBeGreaterThan(2)
    expect(tax[1]).toHaveLength(2)
  })
})

it('only Czech and Slovak cards promise the 11th coffee', () => {
  for (const site of SITE_NAMES)
    expect(textsOf(contentOf(site)).some((text) => text.includes('11.'))).toBe(site === 'CZ' || site === 'SK')
})

it('Swiss German texts have no ß', () => {
  expect(textsOf(contentOf('CH')).join('')).not.toContain('ß')
})

describe('content that a page or an editor gives', () => {
  it('is brought into the form that is drawn, key by key', () => {
    const { shown, skipped } = read({
      legalLinks: [{ url: '/{product}-terms', text: 'Terms' }],
      viewChanger: { toMobile: 'm', toDesktop: 'd' },
      qualityLogos: {
        heading: 'q',
        logos: [{ link: '/seal', image: { label: 'Seal', source: 'ehi', width: 80, height: 90 } }],
      },
    })
    expect(Object.entries(shown)).toEqual([
      ['5', ['q', [['/seal', 'Seal', 'ehi', 0, 90]]]],
      ['6', [['/shop-terms', 'Terms']]],
      ['8', ['m', 'd']],
    ])
    expect(skipped).toEqual([])
  })

  it('has the brand’s name wherever an address asks for it, and only the logos that the shop has', () => {
    const image = { label: 'Seal', source: 'ehi', width: 80, height: 90 }
    const { shown, skipped } = read({
      teaser: {
        groups: [
          {
            heading: { iconName: '{product}_card', link: { url: '/{product}-card', text: 'Card' } },
            links: [
              { link: { url: '/{product}/{product}', text: 'A' }, hideInClassic: true },
              { link: { url: '/b', text: 'B' } },
            ],
            introductoryText: 'Hello',
            images: [image, { ...image, source: 'nobody' }],
            hideGroupInCheckout: true,
          },
          { heading: { iconName: 'nothing', link: { url: '/c', text: 'C' } }, links: [], images: [] },
        ],
      },
      qualityLogos: { heading: '', logos: [{ link: '/{product}-seal', image }] },
      socialMedia: {
        heading: 'Follow',
        socialMediaIcons: [
          { iconName: 'facebook', link: '/{product}-f' },
          { iconName: 'other', link: '/{product}-o' },
        ],
      },
      salesTax: { textBeforeLink: 'before', textAfterLink: 'after' },
    })
    expect(shown[1]).toEqual([
      [
        SERVICE_ICONS.get('shop_card'),
        ['/shop-card', 'Card'],
        [
          ['/shop/shop', 'A', '', 1],
          ['/b', 'B'],
        ],
        'Hello',
        [['', 'Seal', 'ehi', 0, 90]],
        1,
      ],
      ['', ['/c', 'C'], []],
    ])
    expect(shown[5]).toEqual(['', [['/shop-seal', 'Seal', 'ehi', 0, 90]]])
    expect(shown[3]).toEqual([
      'Follow',
      [
        ['/shop-f', 'Facebook', 'facebook'],
        ['/shop-o', 'other'],
      ],
    ])
    expect(shown[7]).toEqual(['before', '', 'after'])
    expect(skipped).toEqual(['unknown logo "nobody"'])
  })

  it('a wrongly shaped key is skipped alone, and named', () => {
    const { shown, skipped } = read({
      headline: 7,
      viewChanger: { toMobile: 'M', toDesktop: 'D' },
      legalLinks: 'none',
    })
    expect(Object.entries(shown)).toEqual([['8', ['M', 'D']]])
    expect(skipped.sort()).toEqual(['"headline" has a wrong shape', '"legalLinks" has a wrong shape'])
  })

  it('a bad entry of a list is dropped, not the list', () => {
    const { shown } = read({ legalLinks: [null, { url: '/a', text: 'A' }, { url: '/b' }, 'x'] })
    expect(shown[6]).toEqual([['/a', 'A']])
  })

  it('a logo that the shop does not have is named and left out', () => {
    const { shown, skipped } = read({
      qualityLogos: { logos: [{ link: '/x', image: { label: 'x', source: '../../evil' } }] },
    })
    expect(shown[5]).toEqual(['', []])
    expect(skipped).toEqual(['unknown logo "../../evil"'])
  })

  it('unknown keys and prototypes are not looked at', () => {
    const { shown } = read(JSON.parse('{"__proto__":{"headline":"x"},"colour":"red"}') as object)
    expect(shown).toEqual([])
  })
})
