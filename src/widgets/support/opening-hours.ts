/** The telephone opening hours, as a sentence. newsletter-footer-preview-support §2.4. */
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import type { TextFunctions } from '../../texts/text.js'
import type { SiteSupport } from '../../sites/site-facts.js'

export function openingHours(
  { lastDay, hours }: Pick<SiteSupport, 'lastDay' | 'hours'>,
  locale: string,
  t: Pick<TextFunctions<SupportTexts>, 'daily' | 'hours'>,
): string {
  if (lastDay === 7) return t.daily(hours)
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'long' })
  // 1 January 2024 was a Monday.
  const dayName = (day: number) => format(new Date(2024, 0, day))
  return t.hours({ ...hours, first: dayName(1), last: dayName(lastDay) })
}
