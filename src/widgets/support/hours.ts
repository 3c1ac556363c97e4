/** When the telephone is answered. Turkey: daily 09:00–19:00 (newsletter-footer-preview-support §9). */
import type { Site } from '../../../loader/protocol.js'
import type { TextFunctions } from '../../i18n/text.js'
import type { SupportTexts } from '../../../locales/de-DE/support.js'

/** First and last day (1 is Monday, 7 Sunday), and the times of the day. */
type Hours = readonly [first: number, last: number, from: string, to: string]

const OFFICE: Hours = [1, 5, '08:00', '18:00']
const HOURS: Partial<Record<Site, Hours>> = {
  DE: [1, 6, '08:00', '20:00'],
  TR: [1, 7, '09:00', '19:00'],
}

export function openingHours(
  site: Site,
  locale: string,
  t: Pick<TextFunctions<SupportTexts>, 'daily' | 'hours'>,
): string {
  const [first, last, from, to] = HOURS[site] ?? OFFICE
  // 1 January 2024 was a Monday.
  const name = (day: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
  return last === 7 ? t.daily({ from, to }) : t.hours({ first: name(first), last: name(last), from, to })
}
