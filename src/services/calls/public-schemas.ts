/**
 * The schemas under their public names: the exports of `shop-embed/contracts` and, capitalised, the names in
 * `openapi.json`. Teams that own a service rely on these names.
 */
import { SCHEMAS } from './schemas.js'

export const {
  activeTests,
  authCheck: staffResponse,
  baseData,
  cartChange,
  cartErrorResponse: cartError,
  cartResponse,
  confirmationResponse,
  createSubscriberRequest: subscriberRequest,
  customerInfo,
  footerContent,
  footerPromotionResponse: footerResponse,
  headerPromotionResponse: promotionResponse,
  navigationTree: navigationNode,
  navigationTreeResponse: navigationResponse,
  newsletterError,
  newsletterStatus,
  promotionContent,
  subscriberResponse,
  suggestionsResponse,
  supportRefusal,
  supportRequest,
  themeWorldsResponse,
  tokenRequest: previewSettings,
  tokenResponse: previewResult,
  updateSubscriberRequest: subscriberChange,
  visitorData: visitorResponse,
} = SCHEMAS
