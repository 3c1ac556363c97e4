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

  chooseFiles: 'Vælg {{count:fil|filer}}',
  dropFiles: 'eller træk {{count:den|dem}} hertil',
  filesHint:
    'JPEG, PNG eller PDF, højst {count:number|number}\u00a0{{fil|filer}}, maks. {size:number|fileSize} pr. fil',

  submit: 'Send besked',
  failed:
    'Din besked kunne af tekniske årsager ikke sendes. Det, du har skrevet, går ikke tabt. Prøv igen senere.',

  footerTitle: 'Sådan kontakter du os',
  note: 'Hav dit ordrenummer klar.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Telefontider',
  daily: 'dagligt kl. {from:string}–{to:string}',
  hours: '{first:string} til {last:string} kl. {from:string}–{to:string}',
  callbackInfo: 'Vi ringer gerne tilbage, når det passer dig.',
  callbackLink: 'Bestil opkald',

  choose: 'Vælg',

  required: 'Feltet skal udfyldes.',
  email: 'Indtast en gyldig e-mailadresse.',
  minLength: 'Indtast mindst {min:number|number} tegn.',
  maxLength: 'Indtast højst {max:number|number} tegn.',
  pattern: 'Kontrollér det indtastede.',
  number: 'Indtast et tal.',
  iban: 'Indtast et gyldigt IBAN-nummer.',
  invalid: 'Feltet er ikke gyldigt.',

  tooLong: 'Teksten er for lang.',
  over: '{over:number|number} tegn {{for meget|for mange}}',

  fileSize: '{size:number|fileSize}',
  fileAdded: '{name:string} er tilføjet.',
  fileRemoved: '{name:string} er fjernet.',
  removeFile: 'Fjern {name:string}',
  refusedCount: '{name:string} blev afvist: Der kan højst vedhæftes {count:number|number} {{fil|filer}}.',
  refusedTwice: '{name:string} blev afvist: Filen er allerede vedhæftet.',
  refusedType: '{name:string} blev afvist: Kun JPEG, PNG og PDF er tilladt.',
  refusedSize: '{name:string} blev afvist: Filen er større end {size:number|fileSize}.',
  refusedUnreadable: '{name:string} blev afvist: Filen kan ikke læses.',

  sending: 'Din besked sendes\u00a0…',
  progress: '{percent:number|number}\u00a0% sendt',
  cancel: 'Annuller',
  cancelled: 'Beskeden blev ikke sendt. Det, du har skrevet, går ikke tabt.',
  offline: 'Du er offline. Det, du har skrevet, går ikke tabt.',
  successTitle: 'Tak for din besked!',
  successText: 'Vi har modtaget din henvendelse og vender tilbage hurtigst muligt.',
  again: 'Skriv en ny besked',

  showPassword: 'Vis adgangskode',
  hidePassword: 'Skjul adgangskode',
  strength: 'Adgangskodens styrke: {level:string}',
  strength0: 'svag',
  strength1: 'ok',
  strength2: 'stærk',
  strength3: 'meget stærk',
} satisfies Translation<SupportTexts>
