/** The support form and footer, in the base language: its keys and `{placeholders}` are the type of all others. */
const support = {
  title: 'Kundenservice',
  formTitle: 'Schreiben Sie uns',
  requiredNote: '* Pflichtfeld',

  // The form's own fields, by their names in the request.
  customerFirstName: 'Vorname',
  customerLastName: 'Nachname',
  customerEmail: 'E-Mail-Adresse',
  message: 'Ihre Nachricht',
  attachments: 'Anhänge',

  left: 'Noch {left:number|number} Zeichen',

  chooseFiles: 'Dateien auswählen',
  dropFiles: 'oder hierher ziehen',
  filesHint: 'JPEG, PNG oder PDF, höchstens {count:number|number} × {size:number|number} kB',

  submit: 'Nachricht senden',
  failed:
    'Ihre Nachricht konnte aus technischen Gründen nicht gesendet werden. Ihre Eingaben sind noch da: Bitte versuchen Sie es später noch einmal.',

  footerTitle: 'So erreichen Sie uns',
  note: 'Bitte halten Sie Ihre Bestellnummer bereit.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Servicezeiten',
  daily: 'täglich {from}–{to} Uhr',
  hours: '{first} bis {last}, {from}–{to} Uhr',
  callbackInfo: 'Wir rufen Sie gern zurück, wann es Ihnen passt.',
  callbackLink: 'Rückruf vereinbaren',
} as const
export default support
export type SupportTexts = typeof support
