/** What the newsletter form says from the first interaction on. */
const newsletterSignUp = {
  salutation: 'Anrede',
  firstName: 'Vorname',
  lastName: 'Nachname',
  placeholders: {
    salutation: 'Bitte wählen',
    firstName: 'Ihr Vorname',
    lastName: 'Ihr Nachname',
  },
  salutations: { MR: 'Herr', MRS: 'Frau', DIVERS: 'Divers', COMPANY: 'Firma' },
  legal:
    'Mit der Anmeldung willigen Sie ein, dass wir Ihnen per E-Mail Neuigkeiten und Angebote zu Kaffee, Mode und Haushaltswaren senden (so sieht ein [Newsletter](sample) aus). Sie müssen mindestens {age} Jahre alt sein. Sie können die Einwilligung jederzeit kostenlos widerrufen: über den Abmeldelink in jeder E-Mail oder über unser [Kontaktformular](contact). Wenn Sie unsere E-Mails 2 Jahre lang nicht öffnen, stellen wir den Versand ein.',
  legalUnconfirmed:
    'Nicht bestätigte Anmeldungen löschen wir nach 14 Tagen. Wie wir Ihre Daten verarbeiten, steht in unserer [Datenschutzinformation](clarification).',
  successTitle: 'Vielen Dank für Ihre Anmeldung!',
  success:
    'Wir haben eine Bestätigungs-E-Mail an {email} gesendet. Bitte klicken Sie auf den Link in dieser E-Mail, um Ihre Anmeldung abzuschließen.',
  doiFailed: 'Dieser Link ist nicht mehr gültig. Bitte melden Sie sich erneut zum Newsletter an.',
  errors: {
    emailRequired: 'Die E-Mail-Adresse ist ein Pflichtfeld.',
    emailInvalidErrorMessage: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    emailTooLong: 'Die E-Mail-Adresse darf höchstens 256 Zeichen lang sein.',
    salutationRequired: 'Die Anrede ist ein Pflichtfeld.',
    firstNameRequired: 'Der Vorname ist ein Pflichtfeld.',
    lastNameRequired: 'Der Nachname ist ein Pflichtfeld.',
    nameTooLong: 'Dieses Feld darf höchstens 40 Zeichen enthalten.',
    characters: 'Dieses Feld enthält ungültige Zeichen.',
    newsletterRequired: 'Bitte stimmen Sie dem Erhalt kommerzieller elektronischer Nachrichten zu.',
  },
} as const

export default newsletterSignUp
export type NewsletterSignUpTexts = typeof newsletterSignUp
