/** The brand's name stands here and nowhere else (interface §5, brand-named keys). */
export const PRODUCT = 'shop'
/** As in the interest `SHOP_CARD`. */
export const PRODUCT_UPPER = 'SHOP'
/** What a user agent of the shop's own app holds. */
export const APP_AGENT = 'ShopApp'
/** The shop's display name, for logos and titles. */
export const BRAND_NAME = 'Shop'
