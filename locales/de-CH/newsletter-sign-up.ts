import de from '../de-DE/newsletter-sign-up.js'
import type { Translation } from '../translation.js'

export default {
  ...de,
  success:
    'Wir haben eine Bestätigungs-E-Mail an {email} gesendet. Bitte klicken Sie auf den Link in dieser E-Mail, um Ihre Anmeldung abzuschliessen.',
  doiFailed: 'Dieser Link ist nicht mehr gültig. Bitte melden Sie sich erneut für den Newsletter an.',
} satisfies Translation<typeof de>
