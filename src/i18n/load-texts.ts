/** The languages, and the one way to load their texts: a module holds all texts of one language. */
import type { WidgetName } from '../api/names.js'
import type { LanguageTexts } from '../../locales/translation.js'
import { codeOf, createShopError, messageOf } from '../host/errors.js'

/** One import a language; rollup and other bundlers make a chunk of each. */
const LANGUAGES = {
  'cs-CZ': () => import('../../locales/cs-CZ/index.js'),
  'da-DK': () => import('../../locales/da-DK/index.js'),
  'de-AT': () => import('../../locales/de-AT/index.js'),
  'de-CH': () => import('../../locales/de-CH/index.js'),
  'de-DE': () => import('../../locales/de-DE/index.js'),
  en: () => import('../../locales/en/index.js'),
  'fr-CH': () => import('../../locales/fr-CH/index.js'),
  'hu-HU': () => import('../../locales/hu-HU/index.js'),
  'pl-PL': () => import('../../locales/pl-PL/index.js'),
  'sk-SK': () => import('../../locales/sk-SK/index.js'),
  'sv-SE': () => import('../../locales/sv-SE/index.js'),
  'tr-TR': () => import('../../locales/tr-TR/index.js'),
}

export type Locale = keyof typeof LANGUAGES
export const locales = Object.keys(LANGUAGES) as Locale[]

/** Only the support widget has texts in these languages. */
const SUPPORT_ONLY: readonly Locale[] = ['da-DK', 'sv-SE']

/** The locales in which a widget, or the cart with its messages, can be shown. */
export const localesOf = (widget: WidgetName | 'cart'): readonly Locale[] =>
  widget === 'support' ? locales : locales.filter((locale) => !SUPPORT_ONLY.includes(locale))

/**
 * @param locale  one of `localesOf` the widget whose texts are read: `da-DK` and `sv-SE` hold those of `support` only
 * @throws {ShopError} LOAD_FAILED, INTEGRITY
 */
export async function loadTexts(locale: string): Promise<LanguageTexts> {
  try {
    const { default: texts } = await LANGUAGES[locale as Locale]()
    return texts as LanguageTexts
  } catch (error) {
    // The loader of the script tag throws a ShopError of its own.
    throw codeOf(error) ? error : createShopError('LOAD_FAILED', `texts in ${locale}: ${messageOf(error)}`)
  }
}
