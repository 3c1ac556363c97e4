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
  choose: 'Välj',

  required: 'Fältet måste fyllas i.',
  email: 'Ange en giltig e-postadress.',
  minLength: 'Ange minst {min:number|number} tecken.',
  maxLength: 'Ange högst {max:number|number} tecken.',
  pattern: 'Kontrollera det du har angett.',
  number: 'Ange ett tal.',
  iban: 'Ange ett giltigt IBAN-nummer.',

  left: '{left:number|number} tecken kvar',
  over: '{over:number|number} tecken för mycket',

  chooseFiles: 'Välj filer',
  dropFiles: 'eller dra dem hit',
  filesHint: 'JPEG, PNG eller PDF, högst {count:number|number} × {size:number|number} kB',
  fileSize: '{size:number|number} kB',
  fileAdded: '{name} har lagts till.',
  fileRemoved: '{name} har tagits bort.',
  removeFile: 'Ta bort {name}',
  refusedCount: '{name} avvisades: Högst {count:number|number} {{bilaga|bilagor}} kan skickas med.',
  refusedTwice: '{name} avvisades: Filen är redan bifogad.',
  refusedType: '{name} avvisades: Endast JPEG, PNG och PDF är tillåtna.',
  refusedSize: '{name} avvisades: Filen är större än {size:number|number} kB.',
  refusedUnreadable: '{name} avvisades: Filen kan inte läsas.',

  submit: 'Skicka meddelande',
  sending: 'Ditt meddelande skickas …',
  progress: '{percent:number|number} % skickat',
  cancel: 'Avbryt sändningen',
  cancelled: 'Sändningen avbröts. Det du har angett finns kvar.',
  failed:
    'Ditt meddelande kunde av tekniska skäl inte skickas. Det du har angett finns kvar: Försök igen senare.',
  successTitle: 'Tack för ditt meddelande!',
  successText: 'Vi har tagit emot ditt ärende och återkommer så snart som möjligt.',
  again: 'Skriv ett nytt meddelande',

  showPassword: 'Visa lösenord',
  hidePassword: 'Dölj lösenord',
  strength: 'Lösenordets styrka: {level}',
  strength0: 'svagt',
  strength1: 'okej',
  strength2: 'starkt',
  strength3: 'mycket starkt',

  footerTitle: 'Så når du oss',
  note: 'Ha ditt ordernummer till hands.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Öppettider',
  daily: 'dagligen {from}–{to}',
  hours: '{first} till {last} {from}–{to}',
  callbackInfo: 'Vi ringer gärna upp dig när det passar.',
  callbackLink: 'Boka ett samtal',
} satisfies Translation<SupportTexts>
