/** Whom customers of a country write to and call. The JSON island's `texts` replace each of these by its name. */
import type { Site } from '../../../loader/protocol.js'
import { BRAND_NAME } from '../../contracts/brand.js'

export interface ContactTexts {
  contactName: string
  /** What the name links to in Czech and Slovak. */
  contactEmail: string
  zipLine: string
  phone: string
  /** A page of the shop; Hungary calls back. */
  callbackUrl: string
}

const contact = (company: string, zipLine: string, phone: string, mailbox = 'service') => ({
  contactName: `${BRAND_NAME} ${company}`,
  contactEmail: `${mailbox}@shop.example`,
  zipLine,
  phone,
  callbackUrl: '/service/callback/',
})

const swiss = contact('Schweiz AG', '8304 Wallisellen', '+41 44 500 00 10')

export const CONTACTS: Record<Site, ContactTexts> = {
  DE: contact('GmbH', '20457 Hamburg', '+49 40 66969 100'),
  AT: contact('Austria GmbH', '1110 Wien', '+43 1 205 00 10'),
  CH: swiss,
  CH_FR: { ...swiss, contactName: `${BRAND_NAME} Suisse SA` },
  CZ: contact('Praha s.r.o.', '140 00 Praha 4', '+420 800 000 110', 'podpora'),
  HU: contact('Budapest Kft.', '1134 Budapest', '+36 1 500 0010'),
  PL: contact('Polska sp. z o.o.', '02-672 Warszawa', '+48 22 500 00 10'),
  SK: contact('Slovensko s.r.o.', '821 09 Bratislava', '+421 800 000 110', 'podpora'),
  TR: contact('Türkiye A.Ş.', '34394 İstanbul', '+90 850 000 01 10'),
}
