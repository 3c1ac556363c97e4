import de from '../de-DE/newsletter-sign-up.js'
import type { Translation } from '../translation.js'

export default {
  ...de,
  doiFailed: 'Dieser Link ist nicht mehr gültig. Bitte melden Sie sich erneut für den Newsletter an.',
} satisfies Translation<typeof de>
