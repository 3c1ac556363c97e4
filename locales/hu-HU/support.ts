import type { SupportTexts } from '../de-DE/support.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Ügyfélszolgálat',
  formTitle: 'Írjon nekünk',
  requiredNote: '* Kötelező mező',

  customerFirstName: 'Keresztnév',
  customerLastName: 'Vezetéknév',
  customerEmail: 'E-mail-cím',
  message: 'Az Ön üzenete',
  attachments: 'Mellékletek',

  left: 'Még {left:number|number} karakter',

  chooseFiles: 'Fájl kiválasztása',
  dropFiles: 'vagy húzza ide',
  filesHint:
    'JPEG, PNG vagy PDF, legfeljebb {count:number|number}\u00a0fájl, fájlonként {size:number|fileSize}',

  submit: 'Üzenet küldése',
  failed:
    'Üzenetét technikai okok miatt nem sikerült elküldeni. A megadott adatok megmaradtak, kérjük, próbálja meg később.',

  footerTitle: 'Elérhetőségeink',
  note: 'Kérjük, készítse elő rendelési számát.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Telefonos elérhetőség',
  daily: 'naponta {from:string}–{to:string}',
  hours: '{first:string}–{last:string}, {from:string}–{to:string}',
  callbackInfo: 'Szívesen visszahívjuk az Önnek megfelelő időpontban.',
  callbackLink: 'Visszahívás kérése',

  choose: 'Kérjük, válasszon',

  required: 'A mező kitöltése kötelező.',
  email: 'Kérjük, adjon meg egy érvényes e-mail-címet.',
  minLength: 'Kérjük, legalább {min:number|number} karaktert adjon meg.',
  maxLength: 'Kérjük, legfeljebb {max:number|number} karaktert adjon meg.',
  pattern: 'Kérjük, ellenőrizze a megadott adatot.',
  number: 'Kérjük, számot adjon meg.',
  iban: 'Kérjük, érvényes IBAN-számot adjon meg.',
  invalid: 'A mező nem érvényes.',

  tooLong: 'A szöveg túl hosszú.',
  over: '{over:number|number} karakterrel túl hosszú',

  fileSize: '{size:number|fileSize}',
  fileAdded: '{name:string} hozzáadva.',
  fileRemoved: '{name:string} eltávolítva.',
  removeFile: '{name:string} eltávolítása',
  refusedCount: '{name:string} elutasítva: legfeljebb {count:number|number} melléklet csatolható.',
  refusedTwice: '{name:string} elutasítva: a fájl már csatolva van.',
  refusedType: '{name:string} elutasítva: csak JPEG, PNG és PDF csatolható.',
  refusedSize: '{name:string} elutasítva: a fájl nagyobb, mint {size:number|fileSize}.',
  refusedUnreadable: '{name:string} elutasítva: a fájl nem olvasható.',

  sending: 'Üzenetét küldjük…',
  progress: '{percent:number|number}% elküldve',
  cancel: 'Küldés megszakítása',
  cancelled: 'A küldést megszakította. A megadott adatok megmaradtak.',
  offline: 'Nincs internetkapcsolat. A megadott adatok megmaradnak.',
  successTitle: 'Köszönjük üzenetét!',
  successText: 'Megkeresését megkaptuk, és a lehető leghamarabb válaszolunk.',
  again: 'Újabb üzenet írása',

  showPassword: 'Jelszó megjelenítése',
  hidePassword: 'Jelszó elrejtése',
  strength: 'A jelszó erőssége: {level:string}',
  strength0: 'gyenge',
  strength1: 'megfelelő',
  strength2: 'erős',
  strength3: 'nagyon erős',
} satisfies Translation<SupportTexts>
