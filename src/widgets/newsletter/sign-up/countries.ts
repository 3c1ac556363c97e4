/**
 * What the newsletter asks for, country by country.
 *
 * @see newsletter-footer-preview-support §2.1, §5, §9
 */
import type { Site } from '../../../../loader/protocol.js'

export interface Country {
  hasSalutation: boolean
  hasNames: boolean
  /** The extra fields have to be filled. */
  isStrict: boolean
  /** Turkey: a consent and legal pages of its own; unconfirmed sign-ups are deleted. */
  isTurkey: boolean
  minimumAge: number
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
  }
}
