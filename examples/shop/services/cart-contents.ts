/** What the shop stores of a visitor's cart: ids and quantities. Titles are looked up for each response. */
export interface CartLine {
  productId: string
  tcm: string
  quantity: number
}

/** What can be wrong with an entry of the cart; set on the faults page. */
export const CART_TROUBLES = [
  'soldOut',
  'notAvailable',
  'defectiveArticle',
  'defectiveGiftCard',
  'defectivePartnerProduct',
  'defectiveSubscription',
] as const
export type CartTrouble = (typeof CART_TROUBLES)[number]

export interface CartContents {
  articles: CartLine[]
  freeArticles: Array<{ productId: string; campaignId: string }>
  giftCards: Array<{ productId: string; tcm: string }>
  partnerProducts: string[]
  subscriptions: string[]
  /** Each problem applies to the first article, gift card, partner product or subscription. */
  troubles: CartTrouble[]
}

export const emptyCart = (): CartContents => ({
  articles: [],
  freeArticles: [],
  giftCards: [],
  partnerProducts: [],
  subscriptions: [],
  troubles: [],
})
