/**
 * The schemas of all requests and answers. `strictAnswer` and `strictRequest` turn them into what may be sent. Teams that own
 * a service know them by the names of `public-schemas.ts`.
 */
import * as z from 'zod/mini'
import { CART_ERROR_CODES } from '../../api/cart.js'
import { cartArguments, cartErrorResponse as cartErrors } from '../cart.js'
import { footerContentKeys } from '../footer.js'
import { promotionResponse, PROMOTION_TYPES } from '../promotion.js'
import { promotionContent } from '../promotion-content.js'
import { ATTACHMENT_TYPES, EMAIL_MAX, MESSAGE_MAX } from '../support.js'
import { visitorData as visitor } from '../visitor.js'
import { jsonText } from './json-text.js'

const MAX_CONTENT_CHARS = 1_048_576

/** The cart, after a read or a change. Service `cart`; header-search-cart §3, §7. */
export { cartResponse } from '../cart.js'

/** Why the cart cannot be read or changed. The widgets treat other codes as UNKNOWN. header-search-cart §8. */
export const cartErrorResponse = z.extend(cartErrors, { error: z.enum(CART_ERROR_CODES) })

/** A change of the cart: an object with exactly one key. header-search-cart §7; interface §5. */
export const cartChange = z.union([
  z.object({ setArticle: cartArguments.setArticle }),
  z.object({ setFreeArticle: cartArguments.setFreeArticle }),
  z.object({ setGiftCard: cartArguments.setGiftCard }),
  z.object({ setPartnerProduct: cartArguments.setPartnerProduct }),
  z.object({ deleteSubscription: cartArguments.deleteSubscription }),
])

/** Who the visitor is. LOGGED_OUT and no `tracking` mean the same. Service `visitor`; header-search-cart §4, §7. */
export const visitorData = z.extend(visitor(), {
  tracking: z.optional(z.object({ loginStatus: z.enum(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT']) })),
})

/** The visitor's newsletter status. Service `visitor`; newsletter-footer-preview-support §7, call 6. */
export { newsletterStatus } from '../visitor.js'

/** The tree of the navigation. Service `navigation`; header-search-cart §3, §7; interface §5. */
export { navigationTreeResponse } from '../navigation-tree.js'
/** A node of the navigation, with its children. */
export { navigationTree } from '../navigation-tree.js'

/** The theme worlds by section. Service `navigation`; header-search-cart §3, §7; interface §5. */
export { themeWorldsResponse } from '../theme-worlds.js'

/** What the text `contentJSON` of a header's promotion contains. header-search-cart §3. */
export { promotionContent }
/** A promotion of the header. Service `promotions`; header-search-cart §3, §7. */
export const headerPromotionResponse = z.extend(promotionResponse, {
  type: z.enum(Object.keys(PROMOTION_TYPES) as Array<keyof typeof PROMOTION_TYPES>),
  contentJSON: jsonText(MAX_CONTENT_CHARS, promotionContent),
})

/** What the text `contentJSON` of the footer's promotion contains: the parts of the footer that it replaces. */
export const footerContent = z.partial(z.object(footerContentKeys))
/** The content of the footer that editors have changed. newsletter-footer-preview-support §7, call 5. */
export const footerPromotionResponse = z.extend(promotionResponse, {
  contentJSON: jsonText(MAX_CONTENT_CHARS, footerContent),
})

/** Suggestions for a search term. Service `search`; header-search-cart §3, §7. */
export { suggestionsResponse } from '../search.js'

/** A sign-up. Service `newsletter`; newsletter-footer-preview-support §3, §7, call 1. */
export { createSubscriberRequest } from '../newsletter.js'
/** Why a sign-up is refused. newsletter-footer-preview-support §8. */
export { newsletterError } from '../newsletter.js'
/** A change of a subscriber, with the interests. The widgets send none. newsletter-footer-preview-support §3, §7, call 3. */
export { updateSubscriberRequest } from '../subscriber.js'
/** A subscriber. The widgets do not request it. newsletter-footer-preview-support §3, §7, call 3. */
export { subscriberResponse } from '../subscriber.js'
/** Whether a subscriber has confirmed the address. The widgets do not request it. */
export { confirmationResponse } from '../subscriber.js'
/** A customer's data for the newsletter form. newsletter-footer-preview-support §7, call 2. */
export { baseData } from '../newsletter.js'

/** The A/B tests that run at a time. Service `tests`; newsletter-footer-preview-support §7, call 9. */
export { activeTests } from '../preview.js'
/** The settings of the preview panel. Service `preview`; newsletter-footer-preview-support §7, call 10; interface §5. */
export { tokenRequest } from '../preview.js'
/** Whether the settings are applied. newsletter-footer-preview-support §7, call 10. */
export { tokenResponse } from '../preview.js'
/** Whether the visitor is a member of staff. newsletter-footer-preview-support §7, call 11. */
export { authCheck } from '../preview.js'

/** A customer's data for the support form. Service `support`; newsletter-footer-preview-support §7, call 14. */
export { customerInfo } from '../customer.js'
const formField = (max?: number) =>
  max === undefined ? z.string() : z.string().check(z.minLength(1), z.maxLength(max))
/**
 * A request to the support, as a form. The fields of the host page's schema come on top; without a schema, names have up
 * to 40 characters. Empty fields are left out. newsletter-footer-preview-support §5; interface §5.
 */
export const supportRequest = z.catchall(
  z.object({
    customerFirstName: z.optional(formField()),
    customerLastName: z.optional(formField()),
    customerEmail: z.optional(formField(EMAIL_MAX)),
    message: z.optional(formField(MESSAGE_MAX)),
    attachments: z.optional(z.array(z.file().check(z.mime([...ATTACHMENT_TYPES])))),
  }),
  z.string(),
)
/** Which field of a request to the support is refused. interface §7. */
export { supportRefusal } from '../support.js'
