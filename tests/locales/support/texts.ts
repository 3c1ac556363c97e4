/** All texts of a language, for tests that look at each of them. */
import type { Site } from '../../../src/api/names.js'
import { loadFirstTexts, loadRestTexts, localesOf, type Locale } from '../../../src/texts/load-texts.js'
import { FOOTERS } from '../../../src/sites/footer.js'
import { SITES } from '../../../src/sites/index.js'
import { SUPPORT_FACTS } from '../../../src/sites/support.js'

/** Texts by their path in the object, such as `default.navigation.close`. Only footers contain other values. */
export function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  if (typeof value === 'number' || typeof value === 'boolean') return new Map()
  if (typeof value !== 'object' || value === null) throw new TypeError(`${path} is ${String(value)}, no text`)
  return new Map(
    Object.entries(value).flatMap(([key, entry]) => [...flatten(entry, path ? `${path}.${key}` : key)]),
  )
}

/** The country sites whose language this is: the texts of their footers, and what widgets show of their facts. */
const siteTexts = (locale: Locale) =>
  Promise.all(
    Object.entries(SITES)
      .filter(([, site]) => site.locale === locale)
      .map(async ([name, { benefits }]) => [
        name,
        { ...(await FOOTERS[name as Site]()).content, benefits, contact: SUPPORT_FACTS[name as Site].texts },
      ]),
  )

/** Danish and Swedish have no texts of the header and the cart. */
const firstTexts = async (locale: Locale) =>
  localesOf('cart').includes(locale) ? await loadFirstTexts(locale) : {}

const ADDRESS = /^(\/|https?:|tel:|mailto:)/

/** What a visitor may read in this language, by path. Addresses of links are left out. */
export async function loadAllTexts(locale: Locale): Promise<Map<string, string>> {
  const [first, rest, sites] = await Promise.all([
    firstTexts(locale),
    loadRestTexts(locale),
    siteTexts(locale),
  ])
  const all = flatten({ ...first, ...rest, ...(Object.fromEntries(sites) as object) }, locale)
  return new Map([...all].filter(([, text]) => !ADDRESS.test(text)))
}
