import de, { type CartTexts } from '../de-DE/cart.js'
import type { Translation } from '../translation.js'

/** None of the German texts is different here. */
export default { ...de } satisfies Translation<CartTexts>
export { cartPage } from '../de-DE/cart.js'
