/** The languages, and the only function that loads their texts. Each language is one module with all its texts. */
import type { WidgetName } from '../api/names.js'
import type { LanguageTexts } from '../../locales/translation.js'
import { codeOf, createShopError, messageOf } from '../host/errors.js'

/** Each language has its own `import()`, so rollup and other bundlers make a chunk of each. */
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

/** Languages that only the support widget has texts in. */
const SUPPORT_ONLY: readonly Locale[] = ['da-DK', 'sv-SE']

/** The locales that a widget, or the messages of the cart, can be shown in. */
export const localesOf = (widget: WidgetName | 'cart'): readonly Locale[] =>
  widget === 'support' ? locales : locales.filter((locale) => !SUPPORT_ONLY.includes(locale))

/**
 * @param locale  one of `localesOf(widget)`, because `da-DK` and `sv-SE` only have the texts of `support`
 * @throws {ShopError} LOAD_FAILED, INTEGRITY
 */
export async function loadTexts(locale: string): Promise<LanguageTexts> {
  try {
    const { default: texts } = await LANGUAGES[locale as Locale]()
    return texts as LanguageTexts
  } catch (error) {
    // In the CDN build, our own chunk loader does the `import()` and throws a ShopError.
    throw codeOf(error) ? error : createShopError('LOAD_FAILED', `texts in ${locale}: ${messageOf(error)}`)
  }
}
