/** The contract of the promotion service: the promotions of the header, and the footer's content. */
import * as z from 'zod/mini'
import { jsonText } from './contract/json-text.js'
import { failed, siteInHeader } from './contract/parameters.js'
import { template, type Parameter, type ServiceCall } from './contract/service-call.js'
import { contractSchemas } from './contract/strict.js'
import { createFooterContentKeys } from './footer-content.js'
import { createPromotionContent } from './promotion-content.js'
import {
  createPromotionResponse,
  FOOTER_PROMOTION_ID,
  HEADER_PROMOTION_ID,
  PROMOTION_TYPES,
  promotionPath,
} from './promotions.js'

export { HEADER_PROMOTION_ID, promotionPath }

const MAX_CONTENT_CHARS = 1_048_576

export const { promotionResponse, promotionContent, footerResponse, footerContent } = contractSchemas((f) => {
  const response = createPromotionResponse(f)
  /** The content of a header promotion, from its `contentJSON`. */
  const promotionContent = createPromotionContent(f)
  /** The parts of the footer that a promotion replaces, from its `contentJSON`. */
  const footerContent = z.partial(z.object(createFooterContentKeys(f)))
  return {
    promotionResponse: z.extend(response, {
      type: z.enum(Object.keys(PROMOTION_TYPES) as Array<keyof typeof PROMOTION_TYPES>),
      contentJSON: jsonText(f.text(MAX_CONTENT_CHARS), promotionContent),
    }),
    promotionContent,
    footerResponse: z.extend(response, { contentJSON: jsonText(f.text(MAX_CONTENT_CHARS), footerContent) }),
    footerContent,
  }
})

const tags = (meaning: string): Parameter => ({
  in: 'query',
  meaning: `The promotion has ${meaning} of these tags, separated by commas.`,
  example: 'coffee,new',
  missing: 'if no tags are set',
})

const calls: readonly ServiceCall[] = [
  {
    name: 'readPromotion',
    service: 'promotions',
    summary: 'A header promotion',
    caller:
      'The header, for `~header_top` and each of its `promotion-ids`. It calls again if these, the tags or the preview change.',
    spec: 'header-search-cart §2, §3, §7; interface §5',
    method: 'GET',
    path: template(promotionPath('{id}')),
    parameters: {
      id: { in: 'path', meaning: 'The id of the promotion’s place.', example: HEADER_PROMOTION_ID },
      allOfTags: tags('all'),
      anyOfTags: tags('at least one'),
      noneOfTags: tags('none'),
      'X-Hunter-Site': siteInHeader,
    },
    responses: {
      200: {
        meaning: 'The promotion. `type` decides where the header shows it.',
        schema: promotionResponse,
        example: {
          type: 'ApiTopBannerPromotion',
          contentJSON: JSON.stringify({ headline: 'Two for one', ctaButtonLink: '/c/coffee' }),
        },
      },
      404: { meaning: 'No promotion is placed there. This is not a failure.' },
      default: { meaning: `${failed.meaning} No promotion is shown.` },
    },
  },
  {
    name: 'readFooterContent',
    service: 'promotions',
    summary: 'The footer content that editors have changed',
    caller: 'The footer when it starts, and for a new preview.',
    spec: 'newsletter-footer-preview-support §2.2, §7 (call 5)',
    method: 'GET',
    path: template(promotionPath(FOOTER_PROMOTION_ID)),
    parameters: { 'X-Hunter-Site': siteInHeader },
    responses: {
      200: {
        meaning: 'The parts of the footer that replace those of the site.',
        schema: footerResponse,
        example: {
          type: 'ApiFooter',
          contentJSON: JSON.stringify({ legalLinks: [{ text: 'Terms', url: '/terms' }] }),
        },
      },
      404: { meaning: 'Editors have changed nothing. This is not a failure.' },
      default: { meaning: `${failed.meaning} The footer shows the site’s own content.` },
    },
  },
]

export default calls
