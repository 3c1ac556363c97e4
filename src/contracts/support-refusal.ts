/** A file of its own, because only sending needs it. */
import * as z from 'zod/mini'
import { text } from './shape.js'

/** A refused support request may name the field that it was refused for. */
export const supportRefusal = z.object({ field: text(100) })
