import type { SupportTexts } from '../de-DE/support.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Kundeservice',
  formTitle: 'Skriv til os',
  requiredNote: '* Obligatorisk felt',

  customerFirstName: 'Fornavn',
  customerLastName: 'Efternavn',
  customerEmail: 'E-mailadresse',
  message: 'Din besked',
  attachments: 'Vedhæftede filer',

  left: '{left:number|number} tegn tilbage',

  chooseFiles: 'Vælg filer',
  dropFiles: 'eller træk dem hertil',
  filesHint: 'JPEG, PNG eller PDF, højst {count:number|number} × {size:number|number} kB',

  submit: 'Send besked',
  failed: 'Din besked kunne af tekniske årsager ikke sendes. Det indtastede er stadig her: Prøv igen senere.',

  footerTitle: 'Sådan kontakter du os',
  note: 'Hav dit ordrenummer klar.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Åbningstider',
  daily: 'dagligt kl. {from}–{to}',
  hours: '{first} til {last} kl. {from}–{to}',
  callbackInfo: 'Vi ringer gerne tilbage, når det passer dig.',
  callbackLink: 'Bestil opkald',
} satisfies Translation<SupportTexts>
