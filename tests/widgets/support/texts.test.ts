/** The telephone hours of the support form, in the notation of the language and of the site's footer. */
import { describe, expect, it, test } from 'vitest'
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import { SITE_NAMES, type Site } from '../../../src/api/names.js'
import { SITES } from '../../../src/sites/index.js'
import { SUPPORT_FACTS } from '../../../src/sites/support.js'
import { loadRestTexts, locales, type Locale } from '../../../src/texts/load-texts.js'
import { createText } from '../../../src/texts/text.js'
import { openingHours } from '../../../src/widgets/support/texts.js'
import { loadAllTexts } from '../../locales/support/texts.js'

const hoursIn = async (locale: string, site: Site) =>
  openingHours(
    SUPPORT_FACTS[site],
    locale,
    createText<SupportTexts>(locale, (await loadRestTexts(locale)).support),
  )

it.each<[string, Site, string]>([
  ['de-DE', 'DE', 'Montag bis Samstag, 8–20\u00a0Uhr'],
  ['de-DE', 'TR', 'Täglich 9–19\u00a0Uhr'],
  ['fr-CH', 'CH_FR', 'Du lundi au vendredi, de 8\u00a0h à 18\u00a0h'],
  ['fr-CH', 'TR', 'Tous les jours, de 9\u00a0h à 19\u00a0h'],
  ['cs-CZ', 'CZ', 'Pondělí–pátek, 8:00–18:00'],
  ['sk-SK', 'SK', 'Pondelok–piatok, 8:00–18:00'],
  ['pl-PL', 'PL', 'Poniedziałek–piątek, 8:00–18:00'],
  ['hu-HU', 'CZ', 'Hétfő–péntek, 8:00–18:00'],
  ['tr-TR', 'TR', 'Her gün 09:00-19:00'],
  ['tr-TR', 'DE', 'Pazartesi-Cumartesi, 08:00-20:00'],
  ['en', 'DE', 'Monday to Saturday, 08:00–20:00'],
  ['en', 'TR', 'Daily 09:00–19:00'],
  ['da-DK', 'DE', 'Mandag til lørdag kl. 08:00–20:00'],
  ['sv-SE', 'DE', 'Måndag till lördag 08:00–20:00'],
])('in %s, those of %s are “%s”', async (locale, site, text) => {
  expect(await hoursIn(locale, site)).toBe(text)
})

it.each(locales)('in %s, they begin with a capital', async (locale) => {
  for (const site of SITE_NAMES) expect(await hoursIn(locale, site)).toMatch(/^\p{Lu}/u)
})

/** A time, or two hours: `8–20`, `8:00`, `8 h`, `8 bis 20 Uhr`, `od 8 do 18 hodin`. */
const TIME = /\d\d?:\d\d|\d\s?h\b|\b\d\d?\.? ?(?:–|-|bis|do|à|a) ?\d\d?\b(?!\s?iş)|Uhr|hodin/u

describe('a site writes its hours in one notation', () => {
  /** Hungary has no telephone hours in its footer. */
  test.each(SITE_NAMES.filter((site) => site !== 'HU'))('%s', async (site) => {
    const { locale } = SITES[site]
    const hours = (await hoursIn(locale, site)).replace(/^\D*?(?=(?:de )?\d)/, '')
    // A word joiner keeps a line from ending after the dash.
    const mentions = [...(await loadAllTexts(locale as Locale))]
      .map(([path, text]) => [path, text.replaceAll('\u2060', '')] as const)
      .filter(([path, text]) => path.startsWith(`${locale}.${site}.`) && TIME.test(text))
    expect(mentions.length).toBeGreaterThan(0)
    for (const [, text] of mentions) expect(text).toContain(hours)
  })
})
