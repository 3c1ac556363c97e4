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

  left: 'Zostáva znakov: {left:number|number}',

  chooseFiles: 'Vybrať {{count:|súbor||súbory|súbory|súbory}}',
  dropFiles: 'alebo {{count:|ho||ich|ich|ich}} presuňte sem',
  filesHint:
    'JPEG, PNG alebo PDF, najviac {count:number|number}\u00a0{{|súbor||súbory|súboru|súborov}}, max. {size:number|fileSize} na súbor',

  submit: 'Odoslať správu',
  failed:
    'Správu sa z technických príčin nepodarilo odoslať. Vyplnené údaje zostali zachované, skúste to, prosím, neskôr.',

  footerTitle: 'Ako nás kontaktovať',
  note: 'Pripravte si, prosím, číslo objednávky.',
  phoneLabel: 'Telefón',
  hoursLabel: 'Prevádzkový čas',
  daily: 'denne {from:string}–{to:string}',
  hours: '{first:string}–{last:string}, {from:string}–{to:string}',
  callbackInfo: 'Radi vám zavoláme späť, kedykoľvek sa vám to hodí.',
  callbackLink: 'Objednať spätné volanie',

  choose: 'Vyberte, prosím',

  required: 'Toto pole je povinné.',
  email: 'Zadajte, prosím, platnú e-mailovú adresu.',
  minLength: 'Minimálny počet znakov: {min:number|number}.',
  maxLength: 'Maximálny počet znakov: {max:number|number}.',
  pattern: 'Skontrolujte, prosím, zadaný údaj.',
  number: 'Zadajte, prosím, číslo.',
  iban: 'Zadajte, prosím, platný IBAN.',
  invalid: 'Pole nie je platné.',

  tooLong: 'Text je príliš dlhý.',
  over: 'Nadbytočné znaky: {over:number|number}',

  fileSize: '{size:number|fileSize}',
  fileAdded: 'Pridané: {name:string}.',
  fileRemoved: 'Odstránené: {name:string}.',
  removeFile: 'Odstrániť {name:string}',
  refusedCount: 'Súbor {name:string} bol odmietnutý: maximálny počet príloh je {count:number|number}.',
  refusedTwice: 'Súbor {name:string} bol odmietnutý: už je priložený.',
  refusedType: 'Súbor {name:string} bol odmietnutý: povolené sú len JPEG, PNG a PDF.',
  refusedSize: 'Súbor {name:string} bol odmietnutý: je väčší ako {size:number|fileSize}.',
  refusedUnreadable: 'Súbor {name:string} bol odmietnutý: nedá sa prečítať.',

  sending: 'Odosielame vašu správu…',
  progress: 'Odoslané {percent:number|number}\u00a0%',
  cancel: 'Zrušiť odosielanie',
  cancelled: 'Odosielanie bolo zrušené. Vyplnené údaje zostali zachované.',
  offline: 'Ste offline. Vyplnené údaje zostanú zachované.',
  successTitle: 'Ďakujeme za vašu správu!',
  successText: 'Vašu správu sme dostali a ozveme sa vám čo najskôr.',
  again: 'Napísať ďalšiu správu',

  showPassword: 'Zobraziť heslo',
  hidePassword: 'Skryť heslo',
  strength: 'Sila hesla: {level:string}',
  strength0: 'slabé',
  strength1: 'dostatočné',
  strength2: 'silné',
  strength3: 'veľmi silné',
} satisfies Translation<SupportTexts>
