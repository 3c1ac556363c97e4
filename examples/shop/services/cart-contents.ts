/** What is in a visitor's cart: numbers and quantities. Names are looked up when it is shown. */
export interface CartLine {
  productId: string
  tcm: string
  quantity: number
}

/** What can go wrong with the things in a cart; set on the faults page. */
export const CART_TROUBLES = [
  'soldOut',
  'notAvailable',
  'defectiveArticle',
  'defectiveGiftCard',
  'defectivePartnerProduct',
  'defectiveSubscription',
] as const
type CartTrouble = (typeof CART_TROUBLES)[number]

export interface CartContents {
  articles: CartLine[]
  freeArticles: Array<{ productId: string; campaignId: string }>
  giftCards: Array<{ productId: string; tcm: string }>
  partnerProducts: string[]
  subscriptions: string[]
  /** Falls on the first article, card, product or subscription. */
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
