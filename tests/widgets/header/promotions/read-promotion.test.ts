import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePromotion } from '../../../../src/widgets/header/promotions/read-promotion.js'

const parse = (content: unknown, type = 'ApiTopBannerPromotion') =>
  parsePromotion({ type, contentJSON: JSON.stringify(content) })

describe('the content of a promotion', () => {
  test('without any field is empty, not invalid', () => {
    expect(parse({})!.content).toMatchObject({ headline: '', legalText: '', links: [] })
  })
  test('with fields of wrong types is parsed as if they were missing', () => {
    const { content } = parse({ headline: 'Sale', subline: 7, theme: 'rainbow', links: 'none', image: [] })!
    expect(content).toMatchObject({ headline: 'Sale', subline: '', links: [] })
    expect(content.theme).toBeUndefined()
    expect(content.image).toBeUndefined()
  })
  test('loses only its malformed links, not the whole list', () => {
    const links = [null, { url: '/a', text: 'A' }, { url: '/b' }, 'x']
    expect(parse({ links })!.content.links).toEqual([{ url: '/a', text: 'A', boldLink: false }])
  })
  test('is cut where it is too long', () => {
    expect(parse({ headline: 'x'.repeat(10_000) })!.content.headline).toHaveLength(300)
  })
  test('takes the CSS of a cutout as text or as an object', () => {
    const cutouts = [
      { imagePath: '/a', imageCss: { 'object-fit': 'contain' } },
      { imagePath: '/b', imageCss: 'object-fit: cover', breakpoint: 767 },
    ]
    const found = parse({ image: { imageData: { cutouts } } })!.content.image!.imageData.cutouts
    expect(found.map(({ imageCss, breakpoint }) => [imageCss, breakpoint])).toEqual([
      ['object-fit:contain', undefined],
      ['object-fit: cover', '767'],
    ])
  })
  test('changes no prototype', () => {
    parsePromotion({ type: 'ApiCategory', contentJSON: '{"__proto__": {"polluted": true}}' })
    expect('polluted' in {}).toBe(false)
  })
  test.each(['', 'null', '[]', '"text"', '{"headline": "cut of', '{'.repeat(5000)])(
    'that is not an object shows nothing (%#)',
    (contentJSON) => {
      expect(parsePromotion({ type: 'ApiCategory', contentJSON })).toBe(null)
    },
  )
  test('of any kind is either null or complete', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (content) => {
        const promotion = parse(content)
        return promotion === null || typeof promotion.content.headline === 'string'
      }),
    )
  })
})

test.each(['', 'ApiBannerOfTheFuture', 'constructor', '__proto__'])(
  'a promotion of the type "%s" shows nothing',
  (type) => {
    expect(parse({ headline: 'x' }, type)).toBe(null)
  },
)
