/** The response of the cart service: the cart with titles in the site's language, and its defective entries in separate lists. */
import type { Article, Cart } from '../../../src/api/cart.js'
import type { Site } from '../../../src/api/names.js'
import { freeArticlesOf, giftCardsOf } from '../assortment/extras.js'
import { findProduct } from '../assortment/products.js'
import { situationOf } from '../assortment/situations.js'
import type { CartContents, CartLine, CartTrouble } from './cart-contents.js'

export const articleOf = (
  site: Site,
  { productId, tcm, quantity }: CartLine,
  availability: string,
): Article => ({
  productId,
  tcm,
  title: findProduct(site, productId)?.title,
  quantity,
  availability,
})

/** A problem that is set on the faults page applies to the first entry of a list. */
const isHit = (contents: CartContents, trouble: CartTrouble, index: number): boolean =>
  index === 0 && contents.troubles.includes(trouble)

const availabilityOf = (contents: CartContents, { productId }: CartLine, index: number): string => {
  const situation = situationOf(productId)
  if (situation === 'sellsOut' || isHit(contents, 'soldOut', index)) return 'SOLDOUT'
  if (situation === 'paused' || isHit(contents, 'notAvailable', index)) return 'NOT_AVAILABLE'
  return 'AVAILABLE'
}

const split = <T>(
  items: readonly T[],
  isDefective: (item: T, index: number) => boolean,
): [whole: T[], defective: T[]] => [
  items.filter((item, index) => !isDefective(item, index)),
  items.filter((item, index) => isDefective(item, index)),
]

const giftCardEntries = (contents: CartContents, site: Site) => {
  const known = giftCardsOf(site)
  return contents.giftCards.map(({ productId, tcm }) => ({
    article: {
      productId,
      tcm,
      title: known.find(({ id }) => id === productId)?.title,
      quantity: 1,
      availability: 'AVAILABLE',
    },
  }))
}

const freeArticleEntries = (contents: CartContents, site: Site) => {
  const known = freeArticlesOf(site)
  return contents.freeArticles.map(({ productId, campaignId }) => ({
    productId,
    campaignId,
    title: known.find(({ id }) => id === productId)?.title,
    // For free articles the real service sends an object instead of a number.
    quantity: { quantity: 1 },
    availability: 'AVAILABLE',
  }))
}

export const showCart = (contents: CartContents, site: Site): Cart => {
  const hit = (trouble: CartTrouble) => (_: unknown, index: number) => isHit(contents, trouble, index)
  const [articles, defectiveArticles] = split(
    contents.articles.map((line, index) => articleOf(site, line, availabilityOf(contents, line, index))),
    ({ productId }, index) =>
      situationOf(productId) === 'defective' || isHit(contents, 'defectiveArticle', index),
  )
  const [giftCards, defectiveGiftCards] = split(giftCardEntries(contents, site), hit('defectiveGiftCard'))
  const [partnerProducts, defectivePartnerProducts] = split(
    contents.partnerProducts.map((partnerProductId) => ({ partnerProductId, totalQuantity: 1 })),
    hit('defectivePartnerProduct'),
  )
  const [subscriptions, defectiveSubscriptions] = split(
    contents.subscriptions.map((subscriptionConfigurationId) => ({ subscriptionConfigurationId })),
    hit('defectiveSubscription'),
  )
  return {
    numberOfArticles: articles.reduce((sum, { quantity }) => sum + (quantity as number), 0),
    articles,
    freeArticles: freeArticleEntries(contents, site),
    giftCards,
    partnerProducts,
    subscriptions,
    defectiveSubscriptions,
    defectiveArticles,
    defectiveGiftCards,
    defectivePartnerProducts,
  }
}
