/** The texts of a theme world's teaser. */
import type { Site } from '../../../api/names.js'
import type { ThemeWorld, ThemeWorlds } from '../../../services/theme-worlds.js'
import { SITES } from '../../../sites/index.js'
import { unifySigns } from '../../../texts/unify-signs.js'

type Translations = ThemeWorlds['translations']

/** Translates names such as `ONLINE`. Names without a translation are left out, because they are not readable texts. */
export const translated = (names: readonly string[], translations: Translations): string[] =>
  names.flatMap((name) => (Object.hasOwn(translations, name) ? [translations[name]!] : []))

/** Where and when the world's products can be bought. */
export const availabilityLine = (
  world: Pick<ThemeWorld, 'availability'>,
  translations: Translations,
): string => translated(world.availability, translations).join(' · ')

/**
 * When a theme world ends: the day in the shop's time zone, or the service's own text, depending on the site.
 *
 * @param locale  the language of `sentence`
 * @param sentence  the locale's sentence around the day
 * @returns an empty string if neither is known
 */
export function endLine(
  world: Pick<ThemeWorld, 'endDate' | 'endDateText'>,
  site: Site,
  locale: string,
  sentence: (values: { date: string }) => string,
): string {
  const { showsThemeWorldEndDay, timeZone } = SITES[site]
  const date = showsThemeWorldEndDay ? dayOf(world.endDate, locale, timeZone) : undefined
  return date === undefined ? (world.endDateText ?? '') : sentence({ date })
}

/** A date without a time zone is in the shop's time zone, so the visitor's time zone must not change it. */
const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)(T[\d:.]*)?$/

/** English months are written out, because 3/12 is a day in March to some readers. */
const formatOf = (locale: string, timeZone: string): Intl.DateTimeFormat =>
  locale === 'en'
    ? new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone })
    : new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone })

/** @returns the day and month in the language of `locale`, such as `3.12.`; `undefined` if `iso` is not a date */
function dayOf(iso: string | undefined, locale: string, timeZone: string): string | undefined {
  const [, day] = WITHOUT_ZONE.exec(iso ?? '') ?? []
  // A date without a time is midnight in UTC.
  const date = new Date(day ?? iso ?? '')
  if (Number.isNaN(date.getTime())) return undefined
  return unifySigns(formatOf(locale, day ? 'UTC' : timeZone).format(date))
}
