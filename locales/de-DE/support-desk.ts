/** What the support form says from the first interaction on. */
const supportDesk = {
  choose: 'Bitte wählen',

  required: 'Dieses Feld ist ein Pflichtfeld.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  minLength: 'Bitte geben Sie mindestens {min:number|number} Zeichen ein.',
  maxLength: 'Bitte geben Sie höchstens {max:number|number} Zeichen ein.',
  pattern: 'Bitte prüfen Sie Ihre Eingabe.',
  number: 'Bitte geben Sie eine Zahl ein.',
  iban: 'Bitte geben Sie eine gültige IBAN ein.',

  over: '{over:number|number} Zeichen zu viel',

  fileSize: '{size:number|number} kB',
  fileAdded: '{name} hinzugefügt.',
  fileRemoved: '{name} entfernt.',
  removeFile: '{name} entfernen',
  refusedCount: '{name} wurde abgelehnt: Es sind höchstens {count:number|number} {{Anhang|Anhänge}} möglich.',
  refusedTwice: '{name} wurde abgelehnt: Die Datei ist schon angehängt.',
  refusedType: '{name} wurde abgelehnt: Nur JPEG, PNG und PDF sind möglich.',
  refusedSize: '{name} wurde abgelehnt: Die Datei ist größer als {size:number|number} kB.',
  refusedUnreadable: '{name} wurde abgelehnt: Die Datei ist nicht lesbar.',

  sending: 'Ihre Nachricht wird gesendet …',
  progress: '{percent:number|number} % übertragen',
  cancel: 'Senden abbrechen',
  cancelled: 'Das Senden wurde abgebrochen. Ihre Eingaben sind noch da.',
  successTitle: 'Vielen Dank für Ihre Nachricht!',
  successText: 'Wir haben Ihre Anfrage erhalten und melden uns so bald wie möglich bei Ihnen.',
  again: 'Weitere Nachricht schreiben',

  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  strength: 'Passwortstärke: {level}',
  strength0: 'schwach',
  strength1: 'ok',
  strength2: 'stark',
  strength3: 'sehr stark',
} as const

export default supportDesk
export type SupportDeskTexts = typeof supportDesk
