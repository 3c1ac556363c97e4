/** The texts of the support form and the support footer. */
const support = {
  title: 'Kundenservice',
  formTitle: 'Schreiben Sie uns',
  requiredNote: '* Pflichtfeld',

  // Labels of the built-in fields, by the fields' names in the request.
  customerFirstName: 'Vorname',
  customerLastName: 'Nachname',
  customerEmail: 'E-Mail-Adresse',
  message: 'Ihre Nachricht',
  attachments: 'Anhänge',

  left: 'Noch {left:number|number} Zeichen',

  chooseFiles: '{{count:Datei|Dateien}} auswählen',
  // The same for all numbers, but its value is a value of the text in every language.
  dropFiles: 'oder {{count:hierher|hierher}} ziehen',
  filesHint:
    'JPEG, PNG oder PDF, höchstens {count:number|number}\u00a0{{Datei|Dateien}}, bis {size:number|fileSize} pro Datei',

  submit: 'Nachricht senden',
  failed:
    'Ihre Nachricht konnte aus technischen Gründen nicht gesendet werden. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es später noch einmal.',

  footerTitle: 'So erreichen Sie uns',
  note: 'Bitte halten Sie Ihre Bestellnummer bereit.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Servicezeiten',
  daily: 'täglich {from:string}–{to:string}\u00a0Uhr',
  hours: '{first:string} bis {last:string}, {from:string}–{to:string}\u00a0Uhr',
  callbackInfo: 'Wir rufen Sie gern zurück, wann immer es Ihnen passt.',
  callbackLink: 'Rückruf vereinbaren',

  // Most of these are visible only after the first interaction.
  choose: 'Bitte wählen',

  required: 'Dieses Feld ist ein Pflichtfeld.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  minLength: 'Bitte geben Sie mindestens {min:number|number} Zeichen ein.',
  maxLength: 'Bitte geben Sie höchstens {max:number|number} Zeichen ein.',
  pattern: 'Bitte prüfen Sie Ihre Eingabe.',
  number: 'Bitte geben Sie eine Zahl ein.',
  iban: 'Bitte geben Sie eine gültige IBAN ein.',
  // Shown for an error that has no text of its own, such as a value that the service refuses.
  invalid: 'Das Feld ist nicht gültig.',

  tooLong: 'Der Text ist zu lang.',
  over: '{over:number|number} Zeichen zu viel',

  fileSize: '{size:number|fileSize}',
  fileAdded: '{name:string} hinzugefügt.',
  fileRemoved: '{name:string} entfernt.',
  removeFile: '{name:string} entfernen',
  refusedCount:
    '{name:string} wurde abgelehnt: Es {{count:ist|sind}} höchstens {count:number|number} {{Anhang|Anhänge}} möglich.',
  refusedTwice: '{name:string} wurde abgelehnt: Die Datei ist schon angehängt.',
  refusedType: '{name:string} wurde abgelehnt: Nur JPEG, PNG und PDF sind möglich.',
  refusedSize: '{name:string} wurde abgelehnt: Die Datei ist größer als {size:number|fileSize}.',
  refusedUnreadable: '{name:string} wurde abgelehnt: Die Datei ist nicht lesbar.',

  sending: 'Ihre Nachricht wird gesendet\u00a0…',
  progress: '{percent:number|number}\u00a0% übertragen',
  cancel: 'Senden abbrechen',
  cancelled: 'Das Senden wurde abgebrochen. Ihre Eingaben bleiben erhalten.',
  offline: 'Sie sind offline. Ihre Eingaben bleiben erhalten.',
  successTitle: 'Vielen Dank für Ihre Nachricht!',
  successText: 'Wir haben Ihre Anfrage erhalten und melden uns so bald wie möglich bei Ihnen.',
  again: 'Weitere Nachricht schreiben',

  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  strength: 'Passwortstärke: {level:string}',
  strength0: 'schwach',
  strength1: 'ok',
  strength2: 'stark',
  strength3: 'sehr stark',
} as const

export default support
export type SupportTexts = typeof support
