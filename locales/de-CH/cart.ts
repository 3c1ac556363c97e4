import de, { type CartTexts } from '../de-DE/cart.js'
import type { Translation } from '../translation.js'

/** The German sentences hold nothing that differs here. */
export default { ...de } satisfies Translation<CartTexts>
export { cartPage } from '../de-DE/cart.js'
