/** `shop-embed`: the types of `window.Shop`, of its events and of the elements that dispatch them. */
import { version as releaseVersion } from 'virtual:release'

/** The release, as in `window.Shop.version`. */
export const version: string = releaseVersion

export type * from '../api/index.js'
