import type { SupportTexts } from '../de-DE/support.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Zákaznícky servis',
  formTitle: 'Napíšte nám',
  requiredNote: '* Povinné pole',

  customerFirstName: 'Meno',
  customerLastName: 'Priezvisko',
  customerEmail: 'E-mailová adresa',
  message: 'Vaša správa',
  attachments: 'Prílohy',
  choose: 'Vyberte prosím',

  required: 'Toto pole je povinné.',
  email: 'Zadajte prosím platnú e-mailovú adresu.',
  minLength: 'Minimálny počet znakov: {min:number|number}.',
  maxLength: 'Maximálny počet znakov: {max:number|number}.',
  pattern: 'Skontrolujte prosím zadaný údaj.',
  number: 'Zadajte prosím číslo.',
  iban: 'Zadajte prosím platný IBAN.',

  left: 'Zostáva znakov: {left:number|number}',
  over: 'Nadbytočné znaky: {over:number|number}',

  chooseFiles: 'Vybrať súbory',
  dropFiles: 'alebo ich presuňte sem',
  filesHint: 'JPEG, PNG alebo PDF, najviac {count:number|number} × {size:number|number} kB',
  fileSize: '{size:number|number} kB',
  fileAdded: 'Pridané: {name}',
  fileRemoved: 'Odstránené: {name}',
  removeFile: 'Odstrániť {name}',
  refusedCount: 'Súbor {name} bol odmietnutý: maximálny počet príloh je {count:number|number}.',
  refusedTwice: 'Súbor {name} bol odmietnutý: už je priložený.',
  refusedType: 'Súbor {name} bol odmietnutý: povolené sú len JPEG, PNG a PDF.',
  refusedSize: 'Súbor {name} bol odmietnutý: je väčší ako {size:number|number} kB.',
  refusedUnreadable: 'Súbor {name} bol odmietnutý: nedá sa prečítať.',

  submit: 'Odoslať správu',
  sending: 'Odosielame vašu správu…',
  progress: 'Odoslané {percent:number|number} %',
  cancel: 'Zrušiť odosielanie',
  cancelled: 'Odosielanie bolo zrušené. Vyplnené údaje zostali zachované.',
  failed:
    'Správu sa z technických dôvodov nepodarilo odoslať. Vyplnené údaje zostali zachované, skúste to prosím neskôr.',
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

  footerTitle: 'Ako nás kontaktovať',
  note: 'Pripravte si prosím číslo objednávky.',
  phoneLabel: 'Telefón',
  hoursLabel: 'Prevádzková doba',
  daily: 'denne {from}–{to}',
  hours: '{first} – {last}, {from}–{to}',
  callbackInfo: 'Radi vám zavoláme späť, kedykoľvek sa vám to hodí.',
  callbackLink: 'Objednať spätné volanie',
} satisfies Translation<SupportTexts>
