/** Whom customers of a country write to and call, and when. The JSON island's `texts` replace each by its name. */
import type { Site } from '../../../loader/protocol.js'
import type { SupportTexts } from '../../../locales/de-DE/support.js'
import { BRAND_NAME } from '../../contracts/brand.js'
import type { TextFunctions } from '../../i18n/text.js'

/** The days begin on Monday; where no last day (7 is Sunday) and times are named, they are those of an office. */
type Contact = readonly [
  company: string,
  zipLine: string,
  phone: string,
  lastDay?: number,
  from?: string,
  to?: string,
]

const CONTACTS: Record<Site, Contact> = {
  DE: ['GmbH', '20457 Hamburg', '+49 40 66969 100', 6, '08:00', '20:00'],
  AT: ['Austria GmbH', '1110 Wien', '+43 1 205 00 10'],
  CH: ['Schweiz AG', '8304 Wallisellen', '+41 44 500 00 10'],
  CH_FR: ['Suisse SA', '8304 Wallisellen', '+41 44 500 00 10'],
  CZ: ['Praha s.r.o.', '140 00 Praha 4', '+420 800 000 110'],
  HU: ['Budapest Kft.', '1134 Budapest', '+36 1 500 0010'],
  PL: ['Polska sp. z o.o.', '02-672 Warszawa', '+48 22 500 00 10'],
  SK: ['Slovensko s.r.o.', '821 09 Bratislava', '+421 800 000 110'],
  TR: ['Türkiye A.Ş.', '34394 İstanbul', '+90 850 000 01 10', 7, '09:00', '19:00'],
}

export function contactTexts(
  site: Site,
  locale: string,
  t: Pick<TextFunctions<SupportTexts>, 'daily' | 'hours'>,
) {
  const [company, zipLine, phone, lastDay = 5, from = '08:00', to = '18:00'] = CONTACTS[site]
  // 1 January 2024 was a Monday.
  const dayName = (day: number) => new Date(2024, 0, day).toLocaleDateString(locale, { weekday: 'long' })
  return {
    contactName: `${BRAND_NAME} ${company}`,
    /** What the name links to in Czech and Slovak. */
    contactEmail: `${/CZ|SK/.test(site) ? 'podpora' : 'service'}@shop.example`,
    zipLine,
    phone,
    openingHours:
      lastDay > 6 ? t.daily({ from, to }) : t.hours({ first: dayName(1), last: dayName(lastDay), from, to }),
    /** A page of the shop; Hungary calls back. */
    callbackUrl: '/service/callback/',
  }
}
