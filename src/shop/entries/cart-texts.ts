/** The texts of the cart's messages, in a chunk of their own: few visitors ever see one. */
import files from 'files:cart'
import type { CartTexts } from '../../../locales/de-DE/cart.js'
import { createMessages } from '../../cart/message.js'
import type { Page } from '../page.js'
import { pageSettings } from '../page-settings.js'

export async function fetchMessages(page: Page) {
  const { locale } = pageSettings(page, files.locales)
  return createMessages(locale, (await files.texts(page, locale)) as CartTexts)
}
