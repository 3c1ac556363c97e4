import type de from '../de-DE/support-desk.js'
import type { Translation } from '../translation.js'

export default {
  choose: 'Vælg',

  required: 'Feltet skal udfyldes.',
  email: 'Indtast en gyldig e-mailadresse.',
  minLength: 'Indtast mindst {min:number|number} tegn.',
  maxLength: 'Indtast højst {max:number|number} tegn.',
  pattern: 'Kontrollér det indtastede.',
  number: 'Indtast et tal.',
  iban: 'Indtast et gyldigt IBAN-nummer.',

  over: '{over:number|number} tegn for meget',

  fileSize: '{size:number|number} kB',
  fileAdded: '{name} er tilføjet.',
  fileRemoved: '{name} er fjernet.',
  removeFile: 'Fjern {name}',
  refusedCount: '{name} blev afvist: Der kan højst vedhæftes {count:number|number} {{fil|filer}}.',
  refusedTwice: '{name} blev afvist: Filen er allerede vedhæftet.',
  refusedType: '{name} blev afvist: Kun JPEG, PNG og PDF er tilladt.',
  refusedSize: '{name} blev afvist: Filen er større end {size:number|number} kB.',
  refusedUnreadable: '{name} blev afvist: Filen kan ikke læses.',

  sending: 'Din besked sendes …',
  progress: '{percent:number|number} % sendt',
  cancel: 'Annuller afsendelsen',
  cancelled: 'Afsendelsen blev annulleret. Det indtastede er stadig her.',
  successTitle: 'Tak for din besked!',
  successText: 'Vi har modtaget din henvendelse og vender tilbage hurtigst muligt.',
  again: 'Skriv en ny besked',

  showPassword: 'Vis adgangskode',
  hidePassword: 'Skjul adgangskode',
  strength: 'Adgangskodens styrke: {level}',
  strength0: 'svag',
  strength1: 'ok',
  strength2: 'stærk',
  strength3: 'meget stærk',
} satisfies Translation<typeof de>
