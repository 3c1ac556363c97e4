/** The texts of the cart's messages, in a chunk of their own: few visitors ever see one. */
import files from 'files:cart'
import type { CartTexts } from '../../../locales/de-DE/cart.js'
import type { Page } from '../page.js'

export const fetchTexts = (page: Page, locale: string) => files.texts(page, locale) as Promise<CartTexts>
