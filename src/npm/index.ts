/** `shop-embed`: the version, `loadShop`, and the types of `window.Shop` and of the DOM events. */
import { version as releaseVersion } from 'virtual:release'

/** The same as `window.Shop.version`. */
export const version: string = releaseVersion

export { loadShop, type LoadShopOptions } from './load-shop.js'
export type * from '../api/index.js'
