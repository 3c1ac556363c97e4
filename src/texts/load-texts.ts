/**
 * The languages, and the only functions that load their texts. `text-file.ts` explains the two files of each language.
 */
import type { FirstTexts, RestTexts } from '../../locales/translation.js'
import type { WidgetName } from '../api/names.js'
import { codeOf, createShopError, messageOf } from '../host/errors.js'
import { keysOf } from '../host/without-additions.js'
import { hasTexts, type TextOwner } from './text-file.js'

/** The texts of the header and the cart. Each file has its own `import()`, so that bundlers make a chunk of each. */
const FIRST = {
  'cs-CZ': () => import('../../locales/cs-CZ/index.js'),
  'de-AT': () => import('../../locales/de-AT/index.js'),
  'de-CH': () => import('../../locales/de-CH/index.js'),
  'de-DE': () => import('../../locales/de-DE/index.js'),
  en: () => import('../../locales/en/index.js'),
  'fr-CH': () => import('../../locales/fr-CH/index.js'),
  'hu-HU': () => import('../../locales/hu-HU/index.js'),
  'pl-PL': () => import('../../locales/pl-PL/index.js'),
  'sk-SK': () => import('../../locales/sk-SK/index.js'),
  'tr-TR': () => import('../../locales/tr-TR/index.js'),
}

/** The texts of the other widgets. `da-DK` and `sv-SE` only have those of `support`. */
const REST = {
  'cs-CZ': () => import('../../locales/cs-CZ/rest.js'),
  'da-DK': () => import('../../locales/da-DK/rest.js'),
  'de-AT': () => import('../../locales/de-AT/rest.js'),
  'de-CH': () => import('../../locales/de-CH/rest.js'),
  'de-DE': () => import('../../locales/de-DE/rest.js'),
  en: () => import('../../locales/en/rest.js'),
  'fr-CH': () => import('../../locales/fr-CH/rest.js'),
  'hu-HU': () => import('../../locales/hu-HU/rest.js'),
  'pl-PL': () => import('../../locales/pl-PL/rest.js'),
  'sk-SK': () => import('../../locales/sk-SK/rest.js'),
  'sv-SE': () => import('../../locales/sv-SE/rest.js'),
  'tr-TR': () => import('../../locales/tr-TR/rest.js'),
}

export type Locale = keyof typeof REST
export const locales = keysOf(REST)
const shopLocales = keysOf(FIRST)

/** The locales that a widget, or the messages of the cart, can be shown in. */
export const localesOf = (owner: TextOwner): readonly Locale[] =>
  owner === 'support' ? locales : shopLocales

/** @throws {ShopError} LOAD_FAILED, INTEGRITY */
async function load<Texts>(
  files: Record<string, () => Promise<{ default: object }>>,
  locale: string,
): Promise<Texts> {
  try {
    return (await files[locale]!()).default as Texts
  } catch (error) {
    // In the CDN build, our own chunk loader does the `import()` and throws a ShopError.
    throw codeOf(error) ? error : createShopError('LOAD_FAILED', `texts in ${locale}: ${messageOf(error)}`)
  }
}

/**
 * @param locale  one of `localesOf('cart')`
 * @throws {ShopError} LOAD_FAILED, INTEGRITY
 */
export const loadFirstTexts = (locale: string): Promise<FirstTexts> => load(FIRST, locale)

/**
 * @param locale  one of `localesOf(widget)`, because `da-DK` and `sv-SE` only have the texts of `support`
 * @throws {ShopError} LOAD_FAILED, INTEGRITY
 */
export const loadRestTexts = (locale: string): Promise<RestTexts> => load(REST, locale)

/**
 * Loads the texts of one widget, for `createText`. The preview panel has no texts: its result is empty.
 *
 * @throws {ShopError} LOAD_FAILED, INTEGRITY
 */
export async function loadWidgetTexts(widget: WidgetName, locale: string): Promise<object> {
  if (!hasTexts(widget)) return {}
  return widget === 'header' ? (await loadFirstTexts(locale)).header : (await loadRestTexts(locale))[widget]
}
