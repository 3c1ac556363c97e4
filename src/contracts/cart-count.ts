/** The part of a stored cart that a badge shows. */
import * as z from 'zod/mini'
import { count } from './fields.js'

export const cartCount = z.object({ numberOfArticles: count() })
