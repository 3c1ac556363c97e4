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
  filesHint: 'JPEG, PNG vagy PDF, legfeljebb {count:number|number} × {size:number|number} kB',

  submit: 'Üzenet küldése',
  failed:
    'Üzenetét technikai okból nem sikerült elküldeni. A megadott adatok megmaradtak, kérjük, próbálja meg később.',

  footerTitle: 'Elérhetőségeink',
  note: 'Kérjük, készítse elő rendelési számát.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Ügyfélfogadás',
  daily: 'naponta {from}–{to}',
  hours: '{first}–{last}, {from}–{to}',
  callbackInfo: 'Szívesen visszahívjuk az Önnek megfelelő időpontban.',
  callbackLink: 'Visszahívás kérése',
} satisfies Translation<SupportTexts>
