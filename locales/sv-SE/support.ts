import type { SupportTexts } from '../de-DE/support.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Kundservice',
  formTitle: 'Skriv till oss',
  requiredNote: '* Obligatoriskt fält',

  customerFirstName: 'Förnamn',
  customerLastName: 'Efternamn',
  customerEmail: 'E-postadress',
  message: 'Ditt meddelande',
  attachments: 'Bilagor',

  left: '{left:number|number} tecken kvar',

  chooseFiles: 'Välj {{count:fil|filer}}',
  dropFiles: 'eller dra {{count:den|dem}} hit',
  filesHint:
    'JPEG, PNG eller PDF, högst {count:number|number}\u00a0{{fil|filer}}, max {size:number|fileSize} per fil',

  submit: 'Skicka meddelande',
  failed:
    'Ditt meddelande kunde inte skickas av tekniska skäl. Det du har angett finns kvar. Försök igen senare.',

  footerTitle: 'Så når du oss',
  note: 'Ha ditt ordernummer till hands.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Telefontider',
  daily: 'dagligen {from:string}–{to:string}',
  hours: '{first:string} till {last:string} {from:string}–{to:string}',
  callbackInfo: 'Vi ringer gärna upp dig när det passar dig.',
  callbackLink: 'Boka ett samtal',

  choose: 'Välj',

  required: 'Fältet måste fyllas i.',
  email: 'Ange en giltig e-postadress.',
  minLength: 'Ange minst {min:number|number} tecken.',
  maxLength: 'Ange högst {max:number|number} tecken.',
  pattern: 'Kontrollera det du har angett.',
  number: 'Ange ett tal.',
  iban: 'Ange ett giltigt IBAN-nummer.',
  invalid: 'Fältet är inte giltigt.',

  tooLong: 'Texten är för lång.',
  over: '{over:number|number} tecken för mycket',

  fileSize: '{size:number|fileSize}',
  fileAdded: '{name:string} har lagts till.',
  fileRemoved: '{name:string} har tagits bort.',
  removeFile: 'Ta bort {name:string}',
  refusedCount: '{name:string} avvisades: Högst {count:number|number} {{bilaga|bilagor}} kan skickas med.',
  refusedTwice: '{name:string} avvisades: Filen är redan bifogad.',
  refusedType: '{name:string} avvisades: Endast JPEG, PNG och PDF är tillåtna.',
  refusedSize: '{name:string} avvisades: Filen är större än {size:number|fileSize}.',
  refusedUnreadable: '{name:string} avvisades: Filen kan inte läsas.',

  sending: 'Ditt meddelande skickas\u00a0…',
  progress: '{percent:number|number}\u00a0% skickat',
  cancel: 'Avbryt',
  cancelled: 'Meddelandet skickades inte. Det du har angett finns kvar.',
  offline: 'Du är offline. Det du har angett finns kvar.',
  successTitle: 'Tack för ditt meddelande!',
  successText: 'Vi har tagit emot ditt ärende och återkommer så snart som möjligt.',
  again: 'Skriv ett nytt meddelande',

  showPassword: 'Visa lösenord',
  hidePassword: 'Dölj lösenord',
  strength: 'Lösenordets styrka: {level:string}',
  strength0: 'svagt',
  strength1: 'okej',
  strength2: 'starkt',
  strength3: 'mycket starkt',
} satisfies Translation<SupportTexts>
