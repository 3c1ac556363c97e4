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

  chooseFiles: 'Fájlok kiválasztása',
  dropFiles: 'vagy húzza ide őket',
  filesHint:
    'JPEG, PNG vagy PDF, legfeljebb {count:number|number}\u00a0fájl, fájlonként {size:number|number}\u00a0kB',

  submit: 'Üzenet küldése',
  failed:
    'Üzenetét technikai okból nem sikerült elküldeni. A megadott adatok megmaradtak, kérjük, próbálja meg később.',

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
  email: 'Kérjük, érvényes e-mail-címet adjon meg.',
  minLength: 'Kérjük, legalább {min:number|number} karaktert adjon meg.',
  maxLength: 'Kérjük, legfeljebb {max:number|number} karaktert adjon meg.',
  pattern: 'Kérjük, ellenőrizze a megadott adatot.',
  number: 'Kérjük, számot adjon meg.',
  iban: 'Kérjük, érvényes IBAN-számot adjon meg.',
  invalid: 'A mező nem érvényes.',

  tooLong: 'A szöveg túl hosszú.',
  over: '{over:number|number} karakterrel túl hosszú',

  fileSize: '{size:number|number}\u00a0kB',
  fileAdded: '{name:string} hozzáadva.',
  fileRemoved: '{name:string} eltávolítva.',
  removeFile: '{name:string} eltávolítása',
  refusedCount: '{name:string} elutasítva: legfeljebb {count:number|number} melléklet csatolható.',
  refusedTwice: '{name:string} elutasítva: a fájl már csatolva van.',
  refusedType: '{name:string} elutasítva: csak JPEG, PNG és PDF csatolható.',
  refusedSize: '{name:string} elutasítva: a fájl nagyobb, mint {size:number|number}\u00a0kB.',
  refusedUnreadable: '{name:string} elutasítva: a fájl nem olvasható.',

  sending: 'Üzenetét küldjük…',
  progress: '{percent:number|number}% elküldve',
  cancel: 'Küldés megszakítása',
  cancelled: 'A küldés megszakadt. A megadott adatok megmaradtak.',
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
