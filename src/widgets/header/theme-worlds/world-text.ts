/** The small texts of a theme world. header-search-cart §2; interface §4, "Details of the header". */
import type { Site } from '../../../api/names.js'
import type { ThemeWorld, ThemeWorlds } from '../../../contracts/theme-worlds.js'
import { SITES } from '../../../sites/index.js'

type Translations = ThemeWorlds['translations']

/** Texts by name; a name that the service does not translate is not shown: it is none for readers. */
export const translated = (names: readonly string[], translations: Translations): string[] =>
  names.flatMap((name) => (Object.hasOwn(translations, name) ? [translations[name]!] : []))

/** Where and when the world's products can be bought. */
export const availabilityLine = (
  world: Pick<ThemeWorld, 'availability'>,
  translations: Translations,
): string => translated(world.availability, translations).join(' · ')

/**
 * @param ends  the locale's sentence around a day
 * @returns the day in the shop's time zone, or the service's own text, as the site shows it; empty without either
 */
export function endLine(
  world: Pick<ThemeWorld, 'endDate' | 'endDateText'>,
  site: Site,
  ends: (values: { date: string }) => string,
): string {
  const { showsThemeWorldEndDay, timeZone } = SITES[site]
  const date = showsThemeWorldEndDay ? dayOf(world.endDate, timeZone) : undefined
  return date === undefined ? (world.endDateText ?? '') : ends({ date })
}

/** A date that names no zone is the shop's own, whatever clock the reader lives by. */
const WITHOUT_ZONE = /^\d{4}-(\d\d)-(\d\d)(T[\d:.]*)?$/

/** @returns the day as in `3.12.`, or `undefined` for what is no date */
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
