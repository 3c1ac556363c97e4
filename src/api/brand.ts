/**
 * The brand's name in keys and addresses. The specifications write `{product}` for it (interface §5, brand-named keys).
 */
export const PRODUCT = 'shop'
/** The brand's name in upper-case keys, such as the interest `SHOP_CARD`. */
export const PRODUCT_UPPER = 'SHOP'
/** A part of the user agent string of the shop's own app. */
export const APP_AGENT = 'ShopApp'
/** The brand's name as visitors see it, in logos and titles. */
export const BRAND_NAME = 'Shop'
