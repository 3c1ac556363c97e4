import type { SupportTexts } from '../de-DE/support.js'
import type { Translation } from '../translation.js'

export default {
  title: 'Müşteri Hizmetleri',
  formTitle: 'Bize yazın',
  requiredNote: '* Zorunlu alan',

  customerFirstName: 'Ad',
  customerLastName: 'Soyad',
  customerEmail: 'E-posta adresi',
  message: 'Mesajınız',
  attachments: 'Ekler',

  left: '{left:number|number} karakter kaldı',

  chooseFiles: 'Dosya seçin',
  dropFiles: 'veya buraya sürükleyin',
  filesHint: 'JPEG, PNG veya PDF, en fazla {count:number|number} × {size:number|number} kB',

  submit: 'Mesajı gönder',
  failed:
    'Mesajınız teknik nedenlerle gönderilemedi. Girdiğiniz bilgiler duruyor, lütfen daha sonra tekrar deneyin.',

  footerTitle: 'Bize ulaşın',
  note: 'Lütfen sipariş numaranızı hazır bulundurun.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Hizmet saatleri',
  daily: 'her gün {from}–{to}',
  hours: '{first}–{last}, {from}–{to}',
  callbackInfo: 'Size uygun bir zamanda sizi memnuniyetle ararız.',
  callbackLink: 'Geri arama talep edin',
} satisfies Translation<SupportTexts>
