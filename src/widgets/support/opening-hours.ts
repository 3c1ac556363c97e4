/** The telephone opening hours, as a sentence. */
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import type { TextFunctions } from '../../texts/text.js'
import type { SiteSupport } from '../../sites/site-facts.js'

const withoutZero = (time: string) => time.replace(/^0/, '')
const withoutMinutes = (time: string) => withoutZero(time).replace(':00', '')

/** How running text writes 08:00, keyed by language. Other languages write 08:00. */
const NOTATIONS: Record<string, (time: string) => string> = {
  cs: withoutZero,
  hu: withoutZero,
  pl: withoutZero,
  sk: withoutZero,
  // The texts add "Uhr" and "h".
  de: withoutMinutes,
  fr: withoutMinutes,
}

function sentence(
  { lastDay, hours }: Pick<SiteSupport, 'lastDay' | 'hours'>,
  locale: string,
  t: Pick<TextFunctions<SupportTexts>, 'daily' | 'hours'>,
): string {
  const write = NOTATIONS[locale.slice(0, 2)] ?? ((time) => time)
  const [from, to] = [write(hours.from), write(hours.to)]
  if (lastDay === 7) return t.daily({ from, to })
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'long' })
  // 1 January 2024 was a Monday.
  const dayName = (day: number) => format(new Date(2024, 0, day))
  return t.hours({ from, to, first: dayName(1), last: dayName(lastDay) })
}

/** The sentence is a line of its own, so it begins with a capital. */
export function openingHours(...about: Parameters<typeof sentence>): string {
  const text = sentence(...about)
  const [, locale] = about
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
