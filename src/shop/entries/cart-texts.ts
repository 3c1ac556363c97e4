/** The texts of the cart's messages, in a chunk of their own: few visitors ever see one. */
import files from 'files:cart'
import type { CartTexts } from '../../../locales/de-DE/cart.js'
import { createMessages } from '../../cart/message.js'
import { siteLocale, type Page } from '../page.js'
import { readOptions } from '../read-options.js'

export async function open(page: Page) {
  const { site, locale: given } = readOptions(page) as Record<string, string | undefined>
  const locale = files.locales.find((known) => known === given) ?? siteLocale(page, site)
  return createMessages(locale, (await files.texts(page, locale)) as CartTexts)
}
