/** Whom customers of a country write to and call, and when. The JSON island's `texts` replace each by its name. */
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import { BRAND_NAME } from '../../contracts/brand.js'
import type { TextFunctions } from '../../i18n/text.js'

/** As the site's file has it, see `src/sites/site.ts`. */
export interface Contact {
  company: string
  zipLine: string
  phone: string
  mailbox?: string
  lastDay?: number
  from?: string
  to?: string
}

export function contactTexts(
  { company, zipLine, phone, mailbox = 'service', lastDay = 5, from = '08:00', to = '18:00' }: Contact,
  locale: string,
  t: Pick<TextFunctions<SupportTexts>, 'daily' | 'hours'>,
) {
  // 1 January 2024 was a Monday.
  const dayName = (day: number) => new Date(2024, 0, day).toLocaleDateString(locale, { weekday: 'long' })
  return {
    contactName: `${BRAND_NAME} ${company}`,
    /** What the name links to in Czech and Slovak. */
    contactEmail: `${mailbox}@shop.example`,
    zipLine,
    phone,
    openingHours:
      lastDay > 6 ? t.daily({ from, to }) : t.hours({ first: dayName(1), last: dayName(lastDay), from, to }),
    /** A page of the shop; Hungary calls back. */
    callbackUrl: '/service/callback/',
  }
}
