/**
 * Where the links lead that stand in the form from the start, country by country.
 *
 * @see newsletter-footer-preview-support §2.1
 */
import type { Site } from '../../../loader/protocol.js'

/** Paths on the shop, by the name that stands in the texts: `[words](privacy)`. */
export type Links = Record<string, string | undefined>

/** Of the voucher's conditions and the privacy policy; in Turkey of the text of its consent instead. */
const PATHS: Partial<Record<Site, string>> = {
  CH_FR: 'conditions-bons protection-des-donnees',
  CZ: 'podminky-poukazu ochrana-osobnich-udaju',
  HU: 'kuponfeltetelek adatvedelem',
  PL: 'warunki-kuponow polityka-prywatnosci',
  SK: 'podmienky-poukazov ochrana-osobnych-udajov',
  TR: 'kupon-kosullari ticari-elektronik-ileti-onay-metni',
}

export const linksOf = (site: Site): Links => {
  const [voucher, privacy] = (PATHS[site] ?? 'gutscheinbedingungen datenschutz').split(' ')
  return { voucher, privacy, electronic: privacy }
}
