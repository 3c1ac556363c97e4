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
  choose: 'Kérjük, válasszon',

  required: 'A mező kitöltése kötelező.',
  email: 'Kérjük, érvényes e-mail-címet adjon meg.',
  minLength: 'Kérjük, legalább {min:number|number} karaktert adjon meg.',
  maxLength: 'Kérjük, legfeljebb {max:number|number} karaktert adjon meg.',
  pattern: 'Kérjük, ellenőrizze a megadott adatot.',
  number: 'Kérjük, számot adjon meg.',
  iban: 'Kérjük, érvényes IBAN-számot adjon meg.',

  left: 'Még {left:number|number} karakter',
  over: '{over:number|number} karakterrel túl hosszú',

  chooseFiles: 'Fájlok kiválasztása',
  dropFiles: 'vagy húzza ide őket',
  filesHint: 'JPEG, PNG vagy PDF, legfeljebb {count:number|number} × {size:number|number} kB',
  fileSize: '{size:number|number} kB',
  fileAdded: '{name} hozzáadva.',
  fileRemoved: '{name} eltávolítva.',
  removeFile: '{name} eltávolítása',
  refusedCount: '{name} elutasítva: legfeljebb {count:number|number} melléklet csatolható.',
  refusedTwice: '{name} elutasítva: a fájl már csatolva van.',
  refusedType: '{name} elutasítva: csak JPEG, PNG és PDF csatolható.',
  refusedSize: '{name} elutasítva: a fájl nagyobb, mint {size:number|number} kB.',
  refusedUnreadable: '{name} elutasítva: a fájl nem olvasható.',

  submit: 'Üzenet küldése',
  sending: 'Üzenetét küldjük…',
  progress: '{percent:number|number}% elküldve',
  cancel: 'Küldés megszakítása',
  cancelled: 'A küldés megszakadt. A megadott adatok megmaradtak.',
  failed:
    'Üzenetét technikai okból nem sikerült elküldeni. A megadott adatok megmaradtak, kérjük, próbálja meg később.',
  successTitle: 'Köszönjük üzenetét!',
  successText: 'Megkeresését megkaptuk, és a lehető leghamarabb válaszolunk.',
  again: 'Újabb üzenet írása',

  showPassword: 'Jelszó megjelenítése',
  hidePassword: 'Jelszó elrejtése',
  strength: 'A jelszó erőssége: {level}',
  strength0: 'gyenge',
  strength1: 'megfelelő',
  strength2: 'erős',
  strength3: 'nagyon erős',

  footerTitle: 'Elérhetőségeink',
  note: 'Kérjük, készítse elő rendelési számát.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Ügyfélfogadás',
  daily: 'naponta {from}–{to}',
  hours: '{first}–{last}, {from}–{to}',
  callbackInfo: 'Szívesen visszahívjuk az Önnek megfelelő időpontban.',
  callbackLink: 'Visszahívás kérése',
} satisfies Translation<SupportTexts>
