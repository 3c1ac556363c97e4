import de, { type NewsletterTexts } from '../de-DE/newsletter.js'
import type { Translation } from '../translation.js'

export default {
  ...de,
  title: 'Jetzt für den Newsletter anmelden und 10\u00a0% auf viele Artikel sparen!',
  success:
    'Wir haben eine Bestätigungs-E-Mail an {email:string} gesendet. Bitte klicken Sie auf den Link in dieser E-Mail, um Ihre Anmeldung abzuschliessen.',
  doiFailed: 'Dieser Link ist nicht mehr gültig. Bitte melden Sie sich erneut für den Newsletter an.',
} satisfies Translation<NewsletterTexts>
