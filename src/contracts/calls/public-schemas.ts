/**
 * The schemas under their public names: the exports of `shop-embed/contracts`, and with a capital the names in
 * `openapi.json`. Teams that own a service rely on these names.
 */
import { SCHEMAS } from './schemas.js'

export const {
  activeTests,
  authCheck: staffAnswer,
  baseData,
  cartChange,
  cartErrorResponse: cartError,
  cartResponse: cartAnswer,
  confirmationResponse: confirmationAnswer,
  createSubscriberRequest: subscriberRequest,
  customerInfo,
  footerContent,
  footerPromotionResponse: footerAnswer,
  headerPromotionResponse: promotionAnswer,
  navigationTree: navigationNode,
  navigationTreeResponse: navigationAnswer,
  newsletterError,
  newsletterStatus,
  promotionContent,
  subscriberResponse: subscriberAnswer,
  suggestionsResponse: suggestionsAnswer,
  supportRefusal,
  supportRequest,
  themeWorldsResponse: themeWorldsAnswer,
  tokenRequest: previewSettings,
  tokenResponse: previewResult,
  updateSubscriberRequest: subscriberChange,
  visitorData: visitorAnswer,
} = SCHEMAS
