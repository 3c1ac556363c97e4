/**
 * The schemas of all requests and responses. Teams that own a service know them by the names of `public-schemas.ts`.
 * `strict.ts` has their strict form.
 */
import * as z from 'zod/mini'
import { CART_ERROR_CODES } from '../../api/cart.js'
import { cartArguments, createCartErrorResponse, createCartResponse } from '../cart.js'
import { createCustomerInfo } from '../customer.js'
import { lenient, lengthOf, type Fields } from '../fields.js'
import { createFooterContentKeys } from '../footer.js'
import { createNavigationTreeSchemas } from '../navigation-tree.js'
import { createBaseData, createNewsletterError } from '../newsletter.js'
import { createActiveTests, createAuthCheck, createTokenResponse, tokenRequest } from '../preview.js'
import { createPromotionResponse, PROMOTION_TYPES } from '../promotion.js'
import { createPromotionContent } from '../promotion-content.js'
import { createSuggestionsResponse } from '../search.js'
import { createSubscriberSchemas } from '../subscriber.js'
import { ATTACHMENT_TYPES, createSupportRefusal, EMAIL_MAX, MESSAGE_MAX } from '../support.js'
import { createThemeWorldsResponse } from '../theme-worlds.js'
import { createNewsletterStatus, visitorData } from '../visitor.js'
import { jsonText } from './json-text.js'

/** A change of the cart: an object with exactly one key. header-search-cart §7; interface §5. */
const createCartChange = (f: Fields) =>
  z.union([
    f.closed(z.object({ setArticle: f.closed(cartArguments.setArticle) })),
    f.closed(z.object({ setFreeArticle: f.closed(cartArguments.setFreeArticle) })),
    f.closed(z.object({ setGiftCard: f.closed(cartArguments.setGiftCard) })),
    f.closed(z.object({ setPartnerProduct: f.closed(cartArguments.setPartnerProduct) })),
    f.closed(z.object({ deleteSubscription: f.closed(cartArguments.deleteSubscription) })),
  ])

const MAX_CONTENT_CHARS = 1_048_576

function createPromotionSchemas(f: Fields) {
  const promotionResponse = createPromotionResponse(f)
  const promotionContent = createPromotionContent(f)
  const footerContent = z.partial(z.object(createFooterContentKeys(f)))
  return {
    /** A header promotion. Service `promotions`; header-search-cart §3, §7. */
    headerPromotionResponse: z.extend(promotionResponse, {
      type: z.enum(Object.keys(PROMOTION_TYPES) as Array<keyof typeof PROMOTION_TYPES>),
      contentJSON: jsonText(f.text(MAX_CONTENT_CHARS), promotionContent),
    }),
    /** The content of a header promotion, from its `contentJSON`. header-search-cart §3. */
    promotionContent,
    /** The footer content that editors have changed. newsletter-footer-preview-support §7, call 5. */
    footerPromotionResponse: z.extend(promotionResponse, {
      contentJSON: jsonText(f.text(MAX_CONTENT_CHARS), footerContent),
    }),
    /** The parts of the footer that a promotion replaces, from its `contentJSON`. */
    footerContent,
  }
}

/** A limited field. zod's own `maxLength` would count UTF-16 units, and the line breaks of a form twice. */
const limitedField = (max: number) =>
  z
    .string()
    .check(
      z.minLength(1),
      z.refine((value) => lengthOf(value) <= max, `a text of at most ${max} characters`),
    )
    .register(z.globalRegistry, { maxLength: max })
/**
 * A support request, as a form. The host page's schema may add fields; without a schema, names have up to 40
 * characters. Empty fields are left out. newsletter-footer-preview-support §5; interface §5.
 */
const supportRequest = z.catchall(
  z.object({
    customerFirstName: z.optional(z.string()),
    customerLastName: z.optional(z.string()),
    customerEmail: z.optional(limitedField(EMAIL_MAX)),
    message: z.optional(limitedField(MESSAGE_MAX)),
    attachments: z.optional(z.array(z.file().check(z.mime([...ATTACHMENT_TYPES])))),
  }),
  z.string(),
)

/** @param f  the kinds of fields, which decide how strict the schemas are */
export const createCallSchemas = (f: Fields) => ({
  /** The cart, after a read or a change. Service `cart`; header-search-cart §3, §7. */
  cartResponse: createCartResponse(f),
  /** Why the cart cannot be read or changed. The widgets treat other codes as UNKNOWN. header-search-cart §8. */
  cartErrorResponse: z.extend(createCartErrorResponse(f), { error: z.enum(CART_ERROR_CODES) }),
  cartChange: createCartChange(f),
  /** Who the visitor is. LOGGED_OUT and no `tracking` mean the same. Service `visitor`; header-search-cart §4, §7. */
  visitorData: z.extend(visitorData(f), {
    tracking: z.optional(z.object({ loginStatus: z.enum(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT']) })),
  }),
  /** The visitor's newsletter status. Service `visitor`; newsletter-footer-preview-support §7, call 6. */
  newsletterStatus: createNewsletterStatus(f),
  /** The navigation tree. Service `navigation`; header-search-cart §3, §7; interface §5. */
  ...createNavigationTreeSchemas(f),
  /** The theme worlds by section. Service `navigation`; header-search-cart §3, §7; interface §5. */
  themeWorldsResponse: createThemeWorldsResponse(f),
  ...createPromotionSchemas(f),
  /** Suggestions for a search term. Service `search`; header-search-cart §3, §7. */
  suggestionsResponse: createSuggestionsResponse(f),
  /** Sign-ups and subscribers. Service `newsletter`; newsletter-footer-preview-support §3, §7, calls 1 and 3. */
  ...createSubscriberSchemas(f),
  /** Why a sign-up is refused. newsletter-footer-preview-support §8. */
  newsletterError: createNewsletterError(f),
  /** A customer's data for the newsletter form. newsletter-footer-preview-support §7, call 2. */
  baseData: createBaseData(f),
  /** The A/B tests that run at a time. Service `tests`; newsletter-footer-preview-support §7, call 9. */
  activeTests: createActiveTests(f),
  /** The settings of the preview panel. Service `preview`; newsletter-footer-preview-support §7, call 10; interface §5. */
  tokenRequest: f.closed(tokenRequest),
  /** Whether the settings are applied. newsletter-footer-preview-support §7, call 10. */
  tokenResponse: createTokenResponse(f),
  /** Whether the visitor is a member of staff. newsletter-footer-preview-support §7, call 11. */
  authCheck: createAuthCheck(f),
  /** A customer's data for the support form. Service `support`; newsletter-footer-preview-support §7, call 14. */
  customerInfo: createCustomerInfo(f),
  supportRequest,
  /** Which field of a support request is refused. interface §7. */
  supportRefusal: createSupportRefusal(f),
})

/** The schemas in the lenient form that the widgets use. */
export const SCHEMAS = createCallSchemas(lenient)
