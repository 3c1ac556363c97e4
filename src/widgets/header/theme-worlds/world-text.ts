/** The texts of a theme world's teaser. header-search-cart §2; interface §4, "Details of the header". */
import type { Site } from '../../../api/names.js'
import type { ThemeWorld, ThemeWorlds } from '../../../contracts/theme-worlds.js'
import { SITES } from '../../../sites/index.js'

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
 * @param sentence  the locale's sentence around the day
 * @returns an empty string if neither is known
 */
export function endLine(
  world: Pick<ThemeWorld, 'endDate' | 'endDateText'>,
  site: Site,
  sentence: (values: { date: string }) => string,
): string {
  const { showsThemeWorldEndDay, timeZone } = SITES[site]
  const date = showsThemeWorldEndDay ? dayOf(world.endDate, timeZone) : undefined
  return date === undefined ? (world.endDateText ?? '') : sentence({ date })
}

/** A date without a time zone is in the shop's time zone, so the visitor's time zone must not change it. */
const WITHOUT_ZONE = /^\d{4}-(\d\d)-(\d\d)(T[\d:.]*)?$/

/** @returns the day and month, as in `3.12.`; `undefined` if `iso` is not a date */
function dayOf(iso: string | undefined, timeZone: string): string | undefined {
  const plain = WITHOUT_ZONE.exec(iso ?? '')
  if (plain) return `${Number(plain[2])}.${Number(plain[1])}.`
  const date = new Date(iso ?? '')
  return Number.isNaN(date.getTime())
    ? undefined
    : new Intl.DateTimeFormat('de-DE', {
        day: 'numeric',
        month: 'numeric',
        timeZone,
      }).format(date)
}
