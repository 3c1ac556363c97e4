/** What the page reads of a stored cart before the cart's code is loaded. */
import * as z from 'zod/mini'
import { count, lenientOptional, text } from './fields.js'

export const storedCart = z.object({
  numberOfArticles: lenientOptional(count()),
  /** The shop that the cart belongs to. */
  shop: lenientOptional(text()),
})
