import { expect, it } from 'vitest'
import { footerContent, footerContentKeys, LOGO_SOURCES } from '../../src/contracts/footer.js'

it('the content is an object whose keys are checked one by one', () => {
  expect({ ...footerContent.parse({ headline: 7, other: [] }) }).toEqual({ headline: 7, other: [] })
  for (const value of [null, [], 'x', 7]) expect(footerContent.safeParse(value).success).toBe(false)
})

it('a key with a list needs the list; its invalid entries are dropped', () => {
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

it('a logo has one of two sizes', () => {
  const logos = [90, 80, 100, '90', undefined].map((width) => ({ image: { source: 'visa', width } }))
  const parsed = footerContentKeys.qualityLogos.parse({ logos })
  expect(parsed.logos.map(({ image }) => image.width)).toEqual([90, 80, 80, 80, 80])
})

it('the shipped logos have each a name of their own', () => {
  expect(new Set(LOGO_SOURCES).size).toBe(LOGO_SOURCES.length)
  expect(LOGO_SOURCES).toHaveLength(27)
})
