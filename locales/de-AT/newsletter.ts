import de, { type NewsletterTexts } from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  ...de,
  title: 'Jetzt für den Newsletter anmelden und 10\u00a0% auf viele Artikel sparen!',
  doiFailed: 'Dieser Link ist nicht mehr gültig. Bitte melden Sie sich erneut für den Newsletter an.',
} satisfies Translation<NewsletterTexts>
