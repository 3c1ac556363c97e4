/**
 * What the newsletter asks for, and where its links lead, country by country.
 *
 * @see newsletter-footer-preview-support §2.1, §5, §9
 */
import type { Site } from '../../../loader/protocol.js'

/** Paths on the shop, by the name that stands in the texts: `[words](privacy)`. */
export type Links = Record<string, string>

export interface Country {
  hasSalutation: boolean
  hasNames: boolean
  /** The extra fields have to be filled. */
  isStrict: boolean
  /** Turkey: a consent and legal pages of its own, no privacy hint; unconfirmed sign-ups are deleted. */
  isTurkey: boolean
  minimumAge: number
  links: Links
}

const DE = { voucher: '/gutscheinbedingungen', privacy: '/datenschutz' }

const LINKS: Record<Site, Links> = {
  DE,
  AT: DE,
  CH: DE,
  CH_FR: { voucher: '/conditions-bons', privacy: '/protection-des-donnees' },
  CZ: { voucher: '/podminky-poukazu', privacy: '/ochrana-osobnich-udaju' },
  HU: { voucher: '/kuponfeltetelek', privacy: '/adatvedelem' },
  PL: { voucher: '/warunki-kuponow', privacy: '/polityka-prywatnosci' },
  SK: { voucher: '/podmienky-poukazov', privacy: '/ochrana-osobnych-udajov' },
  TR: {
    voucher: '/kupon-kosullari',
    privacy: '/gizlilik',
    clarification: '/kvkk',
    electronic: '/ticari-elektronik-ileti-onay-metni',
  },
}

export const countryOf = (site: Site): Country => {
  const isTurkey = site === 'TR'
  const isHungary = site === 'HU'
  const hasSalutation = isHungary || site === 'AT'
  return {
    hasSalutation,
    hasNames: hasSalutation || isTurkey,
    isStrict: isHungary || isTurkey,
    isTurkey,
    minimumAge: site === 'CZ' || site === 'SK' ? 18 : 16,
    links: { contact: '/contact', sample: '/newsletter-sample', ...LINKS[site] },
  }
}
