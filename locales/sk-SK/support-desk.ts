import type de from '../de-DE/support-desk.js'
import type { Translation } from '../translation.js'

export default {
  choose: 'Vyberte prosím',

  required: 'Toto pole je povinné.',
  email: 'Zadajte prosím platnú e-mailovú adresu.',
  minLength: 'Minimálny počet znakov: {min:number|number}.',
  maxLength: 'Maximálny počet znakov: {max:number|number}.',
  pattern: 'Skontrolujte prosím zadaný údaj.',
  number: 'Zadajte prosím číslo.',
  iban: 'Zadajte prosím platný IBAN.',

  over: 'Nadbytočné znaky: {over:number|number}',

  fileSize: '{size:number|number} kB',
  fileAdded: 'Pridané: {name}',
  fileRemoved: 'Odstránené: {name}',
  removeFile: 'Odstrániť {name}',
  refusedCount: 'Súbor {name} bol odmietnutý: maximálny počet príloh je {count:number|number}.',
  refusedTwice: 'Súbor {name} bol odmietnutý: už je priložený.',
  refusedType: 'Súbor {name} bol odmietnutý: povolené sú len JPEG, PNG a PDF.',
  refusedSize: 'Súbor {name} bol odmietnutý: je väčší ako {size:number|number} kB.',
  refusedUnreadable: 'Súbor {name} bol odmietnutý: nedá sa prečítať.',

  sending: 'Odosielame vašu správu…',
  progress: 'Odoslané {percent:number|number} %',
  cancel: 'Zrušiť odosielanie',
  cancelled: 'Odosielanie bolo zrušené. Vyplnené údaje zostali zachované.',
  successTitle: 'Ďakujeme za vašu správu!',
  successText: 'Vašu otázku sme dostali a ozveme sa vám čo najskôr.',
  again: 'Napísať ďalšiu správu',

  showPassword: 'Zobraziť heslo',
  hidePassword: 'Skryť heslo',
  strength: 'Sila hesla: {level}',
  strength0: 'slabé',
  strength1: 'dostatočné',
  strength2: 'silné',
  strength3: 'veľmi silné',
} satisfies Translation<typeof de>
