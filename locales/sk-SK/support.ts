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

  chooseFiles: 'Vybrať súbory',
  dropFiles: 'alebo ich presuňte sem',
  filesHint: 'JPEG, PNG alebo PDF, najviac {count:number|number} × {size:number|number} kB',

  submit: 'Odoslať správu',
  failed:
    'Správu sa z technických dôvodov nepodarilo odoslať. Vyplnené údaje zostali zachované, skúste to prosím neskôr.',

  footerTitle: 'Ako nás kontaktovať',
  note: 'Pripravte si prosím číslo objednávky.',
  phoneLabel: 'Telefón',
  hoursLabel: 'Prevádzková doba',
  daily: 'denne {from}–{to}',
  hours: '{first} – {last}, {from}–{to}',
  callbackInfo: 'Radi vám zavoláme späť, kedykoľvek sa vám to hodí.',
  callbackLink: 'Objednať spätné volanie',
} satisfies Translation<SupportTexts>
