/**
 * The texts of the newsletter form. `[words](name)` becomes a link; the site decides its address. The form adds the
 * asterisk to the placeholders of required fields.
 */
const newsletter = {
  title: 'Jetzt zum Newsletter anmelden und 10\u00a0% auf viele Artikel sparen!',
  // The specification's figure, without a space.
  discount: '10%',
  voucher: 'Willkommens-Gutschein',
  email: 'E-Mail-Adresse',
  placeholder: 'Ihre E-Mail-Adresse',
  trap: 'Bitte leer lassen',
  legalToggle: 'Ihre Einwilligung und wie Sie sie widerrufen',
  consent:
    'Ja, ich möchte Angebote erhalten, die zu mir passen. Dafür dürfen meine Einkäufe und die Nutzung von Website und Newsletter ausgewertet werden. Diese Einwilligung ist freiwillig, ich kann sie jederzeit widerrufen.',
  newsletterConsent:
    'Ich bin damit einverstanden, kommerzielle elektronische Nachrichten zu erhalten ([Einwilligungstext](electronic)).',
  privacy: 'Wie wir mit Ihren Daten umgehen, lesen Sie in unserer [Datenschutzerklärung](privacy).',
  newTab: 'öffnet in einem neuen Tab',
  submit: 'Jetzt anmelden',
  requiredNote: '* Pflichtfeld',
  voucherNote:
    'Der Willkommens-Gutschein über 10\u00a0% ist nach erfolgreicher Anmeldung 1 Monat gültig und einmal einlösbar. Es gelten unsere [Gutscheinbedingungen](voucher).',
  failed:
    'Die Newsletter-Anmeldung ist aus technischen Gründen derzeit leider nicht möglich. Bitte versuchen Sie es später noch einmal.',
  offline: 'Sie sind offline. Ihre Eingaben bleiben erhalten.',

  // Visible only after the first interaction.
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
    'Mit der Anmeldung willigen Sie ein, dass wir Ihnen per E-Mail Neuigkeiten und Angebote zu Kaffee, Mode und Haushaltswaren senden (so sieht ein [Newsletter](sample) aus). Sie müssen mindestens {age:number} Jahre alt sein. Sie können die Einwilligung jederzeit kostenlos widerrufen: über den Abmeldelink in jeder E-Mail oder über unser [Kontaktformular](contact). Wenn Sie unsere E-Mails 2 Jahre lang nicht öffnen, stellen wir den Versand ein.',
  legalUnconfirmed:
    'Nicht bestätigte Anmeldungen löschen wir nach 14 Tagen. Wie wir Ihre Daten verarbeiten, steht in unserer [Datenschutzinformation](clarification).',
  successTitle: 'Vielen Dank für Ihre Anmeldung!',
  success:
    'Wir haben eine Bestätigungs-E-Mail an {email:string} gesendet. Bitte klicken Sie auf den Link in dieser E-Mail, um Ihre Anmeldung abzuschließen.',
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

export default newsletter
export type NewsletterTexts = typeof newsletter
