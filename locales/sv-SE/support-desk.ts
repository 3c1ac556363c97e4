import type de from '../de-DE/support-desk.js'
import type { Translation } from '../translation.js'

export default {
  choose: 'Välj',

  required: 'Fältet måste fyllas i.',
  email: 'Ange en giltig e-postadress.',
  minLength: 'Ange minst {min:number|number} tecken.',
  maxLength: 'Ange högst {max:number|number} tecken.',
  pattern: 'Kontrollera det du har angett.',
  number: 'Ange ett tal.',
  iban: 'Ange ett giltigt IBAN-nummer.',

  over: '{over:number|number} tecken för mycket',

  fileSize: '{size:number|number} kB',
  fileAdded: '{name} har lagts till.',
  fileRemoved: '{name} har tagits bort.',
  removeFile: 'Ta bort {name}',
  refusedCount: '{name} avvisades: Högst {count:number|number} {{bilaga|bilagor}} kan skickas med.',
  refusedTwice: '{name} avvisades: Filen är redan bifogad.',
  refusedType: '{name} avvisades: Endast JPEG, PNG och PDF är tillåtna.',
  refusedSize: '{name} avvisades: Filen är större än {size:number|number} kB.',
  refusedUnreadable: '{name} avvisades: Filen kan inte läsas.',

  sending: 'Ditt meddelande skickas …',
  progress: '{percent:number|number} % skickat',
  cancel: 'Avbryt sändningen',
  cancelled: 'Sändningen avbröts. Det du har angett finns kvar.',
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
} satisfies Translation<typeof de>
