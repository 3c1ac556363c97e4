/**
 * Products that something is the matter with, by their number, so that everyone can meet each documented
 * error without a trick. All other products are in stock.
 */
type Situation =
  /** Three pieces are left; more are refused with AVAILABILITY_LIMIT. */
  | 'few'
  /** Refused with AVAILABILITY_LIMIT and the limit 0. */
  | 'soldOut'
  /** The cart takes it, and by then it is sold out: the checkout stays closed. */
  | 'sellsOut'
  /** The same with NOT_AVAILABLE. */
  | 'paused'
  /** Refused with PRICE_UNAVAILABLE. */
  | 'noPrice'
  /** Refused with PRODUCTDATA_UNAVAILABLE. */
  | 'noData'
  /** The cart takes it and lists it among the defective articles. */
  | 'defective'

const SITUATIONS: Readonly<Record<string, Situation>> = {
  '7': 'few',
  '47': 'few',
  '107': 'few',
  '147': 'few',
  '13': 'noPrice',
  '66': 'noData',
  '50': 'soldOut',
  '100': 'soldOut',
  '150': 'soldOut',
  '90': 'sellsOut',
  '91': 'paused',
  '92': 'defective',
}
const FEW = 3

export const situationOf = (productId: string): Situation | undefined =>
  Object.hasOwn(SITUATIONS, productId) ? SITUATIONS[productId] : undefined

/** Pieces in the warehouse. */
export const stockOf = (productId: string): number => {
  const situation = situationOf(productId)
  return situation === 'soldOut' ? 0 : situation === 'few' ? FEW : 1000
}
export const SITUATION_LIST = Object.entries(SITUATIONS)
