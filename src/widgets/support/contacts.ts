/** Whom customers of a country write to and call, and when. */
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import type { TextFunctions } from '../../i18n/text.js'

/** What the site's file says: `SiteContact` of `src/sites/site.ts`. */
export interface Contact {
  texts: Record<'contactName' | 'contactEmail' | 'zipLine' | 'phone', string> & { callbackUrl?: string }
  lastDay: number
  hours: { from: string; to: string }
}

export function openingHours(
  { lastDay, hours }: Contact,
  locale: string,
  t: Pick<TextFunctions<SupportTexts>, 'daily' | 'hours'>,
): string {
  // 1 January 2024 was a Monday.
  const dayName = (day: number) => new Date(2024, 0, day).toLocaleDateString(locale, { weekday: 'long' })
  return lastDay > 6 ? t.daily(hours) : t.hours({ ...hours, first: dayName(1), last: dayName(lastDay) })
}
