/** interface §1: the newsletter's options. */
import { bool, word } from '../../options/kinds.js'

const optional = word(undefined)

export const options = {
  origin: word('onsite'),
  originAddition: word('subsite'),
  trackingClient: optional,
  scrollToSuccess: bool(),
  title: optional,
  imageDesktop: optional,
  imageTablet: optional,
  imageAlt: word(''),
  discountText: optional,
  voucherText: optional,
  showDoiError: bool(),
  showVoucherFootnote: bool(true),
}

export type NewsletterOptions = { [K in keyof typeof options]: (typeof options)[K]['fallback'] }
