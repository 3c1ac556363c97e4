/**
 * Products with a fixed problem, by product number. They make each documented error of the cart reproducible. All
 * other products are in stock.
 */
type Situation =
  /** Three pieces are left; more are refused with AVAILABILITY_LIMIT. */
  | 'few'
  /** Refused with AVAILABILITY_LIMIT and the limit 0. */
  | 'soldOut'
  /** The cart accepts it and then lists it as SOLDOUT: the checkout stays disabled. */
  | 'sellsOut'
  /** The cart accepts it and then lists it as NOT_AVAILABLE: the checkout stays disabled. */
  | 'paused'
  /** Refused with PRICE_UNAVAILABLE. */
  | 'noPrice'
  /** Refused with PRODUCTDATA_UNAVAILABLE. */
  | 'noData'
  /** The cart accepts it and lists it among the defective articles. */
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
const PLENTY = 1000

export const situationOf = (productId: string): Situation | undefined =>
  Object.hasOwn(SITUATIONS, productId) ? SITUATIONS[productId] : undefined

/** @returns the pieces in the warehouse */
export const stockOf = (productId: string): number => {
  const situation = situationOf(productId)
  if (situation === 'soldOut') return 0
  return situation === 'few' ? FEW : PLENTY
}
export const SITUATION_LIST = Object.entries(SITUATIONS)
