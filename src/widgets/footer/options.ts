/** The footer's options. interface §1. */
import { bool, type OptionTable } from '../../options/kinds.js'

export interface FooterOptions {
  /** For the checkout: no groups that distract from it, no categories, no social and app links. */
  reduced: boolean
  showNewsletter: boolean
  /** The page itself says that the form is hidden. */
  newsletterHidden: boolean
  /** Replaces top-level keys of the country's content; each is checked by itself when it is used. */
  content: object | undefined
}

/** As far as the page decides; subscribers and those who get the reduced footer have none either. */
export const hasNewsletter = ({ reduced, showNewsletter, newsletterHidden }: FooterOptions) =>
  !reduced && showNewsletter && !newsletterHidden

export const footerOptions: OptionTable<FooterOptions> = {
  reduced: bool(),
  showNewsletter: bool(true),
  newsletterHidden: bool(),
  content: {
    allowed: 'object',
    fallback: undefined,
    parse: (raw) => (Object(raw) === raw && !Array.isArray(raw) ? (raw as object) : undefined),
  },
}
