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

  chooseFiles: 'Välj filer',
  dropFiles: 'eller dra dem hit',
  filesHint: 'JPEG, PNG eller PDF, högst {count:number|number} × {size:number|number} kB',

  submit: 'Skicka meddelande',
  failed:
    'Ditt meddelande kunde av tekniska skäl inte skickas. Det du har angett finns kvar: Försök igen senare.',

  footerTitle: 'Så når du oss',
  note: 'Ha ditt ordernummer till hands.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Öppettider',
  daily: 'dagligen {from}–{to}',
  hours: '{first} till {last} {from}–{to}',
  callbackInfo: 'Vi ringer gärna upp dig när det passar.',
  callbackLink: 'Boka ett samtal',
} satisfies Translation<SupportTexts>
