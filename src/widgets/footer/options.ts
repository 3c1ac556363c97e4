/** The footer's options. */
import type { FooterOptions as Published } from '../../api/options.js'
import { bool, type TableFor, type ValuesOf } from '../../options/kinds.js'

export const options = {
  reduced: bool(),
  showNewsletter: bool(true),
  newsletterHidden: bool(),
  // `readContent` checks each key.
  content: {
    allowed: 'object',
    fallback: undefined,
    parse: (raw) => (raw && typeof raw === 'object' && !Array.isArray(raw) ? raw : undefined),
  },
} satisfies TableFor<Published>

export type FooterOptions = ValuesOf<typeof options>

/** Whether the options allow the newsletter form. Subscribers and visitors with the reduced footer never see it. */
export const hasNewsletter = ({ reduced, showNewsletter, newsletterHidden }: FooterOptions) =>
  !reduced && showNewsletter && !newsletterHidden
