/** `shop-embed`: the types of `window.Shop`, of its events and of the elements that dispatch them. */
import facts from 'package:facts'

/** The release, as in `window.Shop.version`. */
export const version: string = facts.version

export type * from '../../loader/protocol.js'
