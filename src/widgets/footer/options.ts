/** The footer's options. interface §1. */
import { bool, type OptionTable } from '../../options/kinds.js'

export interface FooterOptions {
  /** For the checkout: leaves out categories, social and app links, and the groups that distract from it. */
  reduced: boolean
  showNewsletter: boolean
  /** Set by a host page that hides the newsletter form itself. */
  newsletterHidden: boolean
  /** Replaces top-level keys of the site's content. `readContent` checks each key. */
  content: object | undefined
}

/**
 * Whether the options allow the newsletter form. Subscribers and visitors with the reduced footer do not see it in any
 * case.
 */
export const hasNewsletter = ({ reduced, showNewsletter, newsletterHidden }: FooterOptions) =>
  !reduced && showNewsletter && !newsletterHidden

export const options: OptionTable<FooterOptions> = {
  reduced: bool(),
  showNewsletter: bool(true),
  newsletterHidden: bool(),
  content: {
    allowed: 'object',
    fallback: undefined,
    parse: (raw) => (raw && typeof raw === 'object' && !Array.isArray(raw) ? raw : undefined),
  },
}
