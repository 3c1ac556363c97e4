import german, { type CartTexts } from '../de-DE/cart.js'

/** The German sentences hold nothing that differs here. */
export default { ...german } satisfies CartTexts
export { cartPage } from '../de-DE/cart.js'
