/** The newsletter's options. */
import type { NewsletterOptions as Published } from '../../api/options.js'
import { ORIGINS } from '../../services/newsletter.js'
import { bool, shortText, word, type TableFor, type ValuesOf } from '../../options/kinds.js'

const optional = word(undefined)

export const options = {
  origin: shortText('onsite', ORIGINS),
  originAddition: shortText('subsite'),
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
} satisfies TableFor<Published>

export type NewsletterOptions = ValuesOf<typeof options>
