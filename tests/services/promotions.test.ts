import { describe, expect, it } from 'vitest'
import { createPromotionResponse } from '../../src/services/promotions.js'
import { createPromotionContent } from '../../src/services/promotion-content.js'

const promotionResponse = createPromotionResponse()
const promotionContent = createPromotionContent()

describe('the response of the promotion service', () => {
  it('is malformed without contentJSON; a missing or invalid type is empty', () => {
    expect(promotionResponse.parse({ contentJSON: '{}' })).toStrictEqual({ type: '', contentJSON: '{}' })
    expect(promotionResponse.parse({ type: 7, contentJSON: '{}' }).type).toBe('')
    for (const value of [{}, { contentJSON: {} }, null])
      expect(promotionResponse.safeParse(value).success).toBe(false)
  })
})

describe('the content of a promotion', () => {
  const readCutout = (cutout: object) =>
    promotionContent.parse({ image: { imageData: { cutouts: [{ imagePath: '/a.jpg', ...cutout }] } } }).image!
      .imageData.cutouts[0]!

  it('has empty texts and lists for missing or invalid fields', () => {
    const empty = promotionContent.parse({})
    expect(empty).toMatchObject({ headline: '', legalText: '', ctaButtonLink: '', links: [] })
    expect(promotionContent.parse({ headline: 7, links: 'x' })).toEqual(empty)
    for (const value of [null, [], 'x']) expect(promotionContent.safeParse(value).success).toBe(false)
  })

  it('is light or dark; other themes count as missing', () => {
    expect(['light', 'dark', 'pink', 7].map((theme) => promotionContent.parse({ theme }).theme)).toEqual([
      'light',
      'dark',
      undefined,
      undefined,
    ])
  })

  it('reads breakpoints that are names, texts or numbers', () => {
    expect(['xl', '979', 979, {}].map((breakpoint) => readCutout({ breakpoint }).breakpoint)).toEqual([
      'xl',
      '979',
      '979',
      undefined,
    ])
  })

  it('has the size 0 for a cutout without a valid size', () => {
    expect(readCutout({}).targetSize).toEqual({ width: 0, height: 0 })
    expect(readCutout({ targetSize: { width: 320.5, height: '7' } }).targetSize).toEqual({
      width: 320,
      height: 0,
    })
  })

  it('reads CSS that is a text or an object of texts and numbers', () => {
    expect(readCutout({ imageCss: 'object-fit:cover' }).imageCss).toBe('object-fit:cover')
    expect(readCutout({ imageCss: { 'object-fit': 'cover', padding: 0, color: {} } }).imageCss).toBe(
      'object-fit:cover;padding:0',
    )
    expect(readCutout({ imageCss: 7 }).imageCss).toBeUndefined()
  })

  it('drops a CSS value that cannot be converted to a text', () => {
    const imageCss = { color: { toString: 1, valueOf: 1 } }
    expect(readCutout({ imageCss }).imageCss).toBe('')
  })
})
