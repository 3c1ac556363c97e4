/** The brand's names. The specifications write `{product}` for them (interface §5, brand-named keys). */
export const PRODUCT = 'shop'
/** In upper-case names, such as the interest `SHOP_CARD`. */
export const PRODUCT_UPPER = 'SHOP'
/** Part of the user agent of the shop's own app. */
export const APP_AGENT = 'ShopApp'
/** The display name, for logos and titles. */
export const BRAND_NAME = 'Shop'
