import { expect, it } from 'vitest'
import { createFooterContentKeys, LOGO_SOURCES, rawFooterContent } from '../../src/services/footer-content.js'

const footerContentKeys = createFooterContentKeys()

it('the content is an object whose keys are not validated yet', () => {
  expect({ ...rawFooterContent.parse({ headline: 7, other: [] }) }).toEqual({ headline: 7, other: [] })
  for (const value of [null, [], 'x', 7]) expect(rawFooterContent.safeParse(value).success).toBe(false)
})

it('a key whose value should be a list is invalid with another value; invalid entries are dropped', () => {
  const { legalLinks, teaser } = footerContentKeys
  expect(
    legalLinks.parse([{ url: '/agb', text: 'AGB' }, { text: 'Ohne' }, { url: '/x' }, null]),
  ).toStrictEqual([
    { url: '/agb', text: 'AGB' },
    { url: '', text: 'Ohne' },
  ])
  for (const value of [undefined, null, {}, 'x']) expect(legalLinks.safeParse(value).success).toBe(false)
  expect(teaser.safeParse({}).success).toBe(false)
  const heading = { link: { text: 'Hilfe' } }
  expect(teaser.parse({ groups: [{ heading }, {}] }).groups).toStrictEqual([
    {
      heading: { iconName: '', link: { url: '', text: 'Hilfe' } },
      hideGroupInCheckout: false,
      introductoryText: '',
      links: [],
      images: [],
    },
  ])
})

it('a link, an icon or a panel without a name that people can see is left out', () => {
  const { legalLinks, socialMedia, seo, teaser } = footerContentKeys
  expect(
    legalLinks.parse([
      { url: '/a', text: '' },
      { url: '/b', text: 'B' },
    ]),
  ).toHaveLength(1)
  const socialMediaIcons = [
    { iconName: ' ', link: 'https://a.example' },
    { iconName: 'xing', link: 'https://b.example' },
  ]
  expect(socialMedia.parse({ socialMediaIcons }).socialMediaIcons).toHaveLength(1)
  expect(seo.safeParse({ heading: '', columns: [] }).success).toBe(false)
  expect(teaser.parse({ groups: [{ heading: { link: { url: '/a', text: ' ' } } }] }).groups).toEqual([])
})

it('a logo is 80 or 90 px wide; any other width counts as 80', () => {
  const logos = [90, 80, 100, '90', undefined].map((width) => ({ image: { source: 'visa', width } }))
  const parsed = footerContentKeys.qualityLogos.parse({ logos })
  expect(parsed.logos.map(({ image }) => image.width)).toEqual([90, 80, 80, 80, 80])
})

it('the names of the 27 shipped logos differ', () => {
  expect(new Set(LOGO_SOURCES).size).toBe(LOGO_SOURCES.length)
  expect(LOGO_SOURCES).toHaveLength(27)
})
