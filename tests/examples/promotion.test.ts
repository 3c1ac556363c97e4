import { describe, expect, it } from 'vitest'
import { createFooterContentKeys } from '../../src/services/footer-content.js'
import { createPromotionResponse, PROMOTION_TYPES } from '../../src/services/promotions.js'
import { createPromotionContent } from '../../src/services/promotion-content.js'
import { SITE_NAMES } from '../../src/api/names.js'
import { promotionIds } from '../../examples/shop/services/promotions.js'
import { visit } from './visit.js'

const footerContentKeys = createFooterContentKeys()
const promotionResponse = createPromotionResponse()
const promotionContent = createPromotionContent()

const PATH = '/service/promotion/api/promotion'
const fetchPromotion = async (id: string, site = 'DE', query = '') => {
  const response = promotionResponse.parse(
    await visit().json(`${PATH}/${id}${query}`, { 'X-Hunter-Site': site }),
  )
  return { type: response.type, content: promotionContent.parse(JSON.parse(response.contentJSON)) }
}
const WHOLE = [
  '~header_top',
  'top-voucher',
  'top-cta',
  'benefits',
  'category-sale',
  'category-plain',
  'pi-autumn',
  'low-contrast',
]

describe('promotions', () => {
  it.each(SITE_NAMES)('of %s are accepted by the schema of the header', async (site) => {
    for (const id of WHOLE) {
      const { type, content } = await fetchPromotion(id, site)
      expect(Object.keys(PROMOTION_TYPES), id).toContain(type)
      expect(content.headline || content.links.length, id).toBeTruthy()
      if (site === 'CH') expect(JSON.stringify(content)).not.toContain('ß')
    }
  })

  it('differ by language', async () => {
    const headlines = await Promise.all(
      SITE_NAMES.map(async (site) => (await fetchPromotion('~header_top', site)).content.headline),
    )
    expect(new Set(headlines).size).toBe(7)
  })

  it('of the top banner have either a voucher or a button', async () => {
    const voucher = await fetchPromotion('top-voucher')
    expect(voucher.content).toMatchObject({ voucherCode: 'KUECHE15', ctaButtonLink: '' })
    const button = await fetchPromotion('top-cta')
    expect(button.content.voucherCode).toBe('')
    expect(button.content.ctaButtonLink).toMatch(/^\/c\//)
  })

  it('contain their picture in several cutouts', async () => {
    const { content } = await fetchPromotion('category-sale')
    const cutouts = content.image?.imageData.cutouts ?? []
    expect(cutouts).toHaveLength(2)
    for (const { imagePath, targetSize } of cutouts) {
      expect(imagePath).toMatch(/^\/service\/imagedelivery\//)
      expect(imagePath).toContain(`${targetSize.width}x${targetSize.height}`)
      expect((await visit().get(imagePath)).status).toBe(200)
    }
  })

  it('are chosen by tags', async () => {
    expect(
      (await fetchPromotion('~header_top', 'DE', '?allOfTags=cta,fashion')).content.ctaButtonText,
    ).not.toBe('')
    expect(
      (await fetchPromotion('~header_top', 'DE', '?anyOfTags=cta,unknown')).content.ctaButtonText,
    ).not.toBe('')
    expect((await fetchPromotion('~header_top', 'DE', '?noneOfTags=voucher')).content.voucherCode).toBe('')
    expect((await visit().get(`${PATH}/~header_top?allOfTags=voucher,cta`)).status).toBe(404)
  })

  it('with hostile content become harmless when they are parsed', async () => {
    for (const id of ['hostile', 'hostile-benefits', 'hostile-category', 'hostile-pi']) {
      const { content } = await fetchPromotion(id)
      expect(content.headline.length).toBeLessThanOrEqual(300)
      expect(content.headlineShort).toBe('')
    }
    const raw = await visit().json<{ contentJSON: string }>(`${PATH}/hostile`)
    expect(raw.contentJSON.length).toBeGreaterThan(10_000)
    expect(raw.contentJSON).toContain('__proto__')
  })

  it('can contain invalid JSON', async () => {
    const { contentJSON } = promotionResponse.parse(await visit().json(`${PATH}/malformed`))
    expect(() => JSON.parse(contentJSON) as unknown).toThrow()
  })

  it('that do not exist return 404', async () => {
    expect((await visit().get(`${PATH}/nothing`)).status).toBe(404)
  })

  it('are all listed on the page for testers', async () => {
    const page = await visit().page('/demo')
    for (const id of promotionIds()) expect(page).toContain(`<code>${id}</code>`)
  })
})

describe('the footer content of the promotion service', () => {
  it('replaces nothing until it is switched on', async () => {
    const visitor = visit()
    expect(await visitor.json(`${PATH}/SHOP_FOOTER`)).toMatchObject({ contentJSON: '{}' })
    await visitor.page('/?footerContent=on')
    const { contentJSON } = promotionResponse.parse(
      await visitor.json(`${PATH}/SHOP_FOOTER`, { 'X-Hunter-Site': 'SK' }),
    )
    const content = JSON.parse(contentJSON) as Record<string, unknown>
    expect(Object.keys(content).length).toBeGreaterThan(1)
    for (const [key, value] of Object.entries(content))
      expect(footerContentKeys[key as keyof typeof footerContentKeys].safeParse(value).success, key).toBe(
        true,
      )
    expect(contentJSON).toContain('Radi pomôžeme')
    await visitor.page('/?footerContent=off')
    expect(await visitor.json(`${PATH}/SHOP_FOOTER`)).toMatchObject({ contentJSON: '{}' })
  })
})
