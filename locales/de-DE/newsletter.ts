/**
 * The newsletter form's texts that are there from the start. `[words](name)` is a link; its address is the country's.
 * Required placeholders get their asterisk from the form.
 */
const newsletter = {
  title: 'Jetzt zum Newsletter anmelden und 10% auf viele Artikel sparen!',
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
  submit: 'Jetzt anmelden',
  requiredNote: '* Pflichtfeld',
  voucherNote:
    'Der Willkommens-Gutschein über 10% ist nach erfolgreicher Anmeldung 1 Monat gültig und einmal einlösbar. Es gelten unsere [Gutscheinbedingungen](voucher).',
  failed:
    'Die Newsletter-Anmeldung ist aus technischen Gründen derzeit leider nicht möglich. Bitte versuchen Sie es später noch einmal.',
} as const

export default newsletter
export type NewsletterTexts = typeof newsletter
