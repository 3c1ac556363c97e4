import type de from '../de-DE/support-desk.js'
import type { Translation } from '../translation.js'

export default {
  choose: 'Kérjük, válasszon',

  required: 'A mező kitöltése kötelező.',
  email: 'Kérjük, érvényes e-mail-címet adjon meg.',
  minLength: 'Kérjük, legalább {min:number|number} karaktert adjon meg.',
  maxLength: 'Kérjük, legfeljebb {max:number|number} karaktert adjon meg.',
  pattern: 'Kérjük, ellenőrizze a megadott adatot.',
  number: 'Kérjük, számot adjon meg.',
  iban: 'Kérjük, érvényes IBAN-számot adjon meg.',

  over: '{over:number|number} karakterrel túl hosszú',

  fileSize: '{size:number|number} kB',
  fileAdded: '{name} hozzáadva.',
  fileRemoved: '{name} eltávolítva.',
  removeFile: '{name} eltávolítása',
  refusedCount: '{name} elutasítva: legfeljebb {count:number|number} melléklet csatolható.',
  refusedTwice: '{name} elutasítva: a fájl már csatolva van.',
  refusedType: '{name} elutasítva: csak JPEG, PNG és PDF csatolható.',
  refusedSize: '{name} elutasítva: a fájl nagyobb, mint {size:number|number} kB.',
  refusedUnreadable: '{name} elutasítva: a fájl nem olvasható.',

  sending: 'Üzenetét küldjük…',
  progress: '{percent:number|number}% elküldve',
  cancel: 'Küldés megszakítása',
  cancelled: 'A küldés megszakadt. A megadott adatok megmaradtak.',
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
} satisfies Translation<typeof de>
