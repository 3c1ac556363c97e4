/**
 * The schemas under their public names: the exports of `shop-embed/contracts`, and with a capital the names in
 * `openapi.json`. Teams that own a service rely on these names.
 */
export {
  activeTests,
  authCheck as staffAnswer,
  baseData,
  cartChange,
  cartErrorResponse as cartError,
  cartResponse as cartAnswer,
  confirmationResponse as confirmationAnswer,
  createSubscriberRequest as subscriberRequest,
  customerInfo,
  footerContent,
  footerPromotionResponse as footerAnswer,
  headerPromotionResponse as promotionAnswer,
  navigationTree as navigationNode,
  navigationTreeResponse as navigationAnswer,
  newsletterError,
  newsletterStatus,
  promotionContent,
  subscriberResponse as subscriberAnswer,
  suggestionsResponse as suggestionsAnswer,
  supportRefusal,
  supportRequest,
  themeWorldsResponse as themeWorldsAnswer,
  tokenRequest as previewSettings,
  tokenResponse as previewResult,
  updateSubscriberRequest as subscriberChange,
  visitorData as visitorAnswer,
} from './schemas.js'
