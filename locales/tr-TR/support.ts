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
  filesHint:
    'JPEG, PNG veya PDF, en fazla {count:number|number}\u00a0dosya, dosya başına {size:number|fileSize}',

  submit: 'Mesajı gönder',
  failed:
    'Mesajınız teknik nedenlerle gönderilemedi. Girdiğiniz bilgiler korunuyor, lütfen daha sonra tekrar deneyin.',

  footerTitle: 'Bize ulaşın',
  note: 'Lütfen sipariş numaranızı hazır bulundurun.',
  phoneLabel: 'Telefon',
  hoursLabel: 'Hizmet saatleri',
  daily: 'her gün {from:string}-{to:string}',
  hours: '{first:string}-{last:string}, {from:string}-{to:string}',
  callbackInfo: 'Size uygun bir zamanda sizi memnuniyetle ararız.',
  callbackLink: 'Geri arama talep et',

  choose: 'Lütfen seçin',

  required: 'Bu alan zorunludur.',
  email: 'Lütfen geçerli bir e-posta adresi girin.',
  minLength: 'Lütfen en az {min:number|number} karakter girin.',
  maxLength: 'Lütfen en fazla {max:number|number} karakter girin.',
  pattern: 'Lütfen girdiğiniz bilgiyi kontrol edin.',
  number: 'Lütfen bir sayı girin.',
  iban: 'Lütfen geçerli bir IBAN girin.',
  invalid: 'Alan geçerli değil.',

  tooLong: 'Metin çok uzun.',
  over: '{over:number|number} karakter fazla',

  fileSize: '{size:number|fileSize}',
  fileAdded: '{name:string} eklendi.',
  fileRemoved: '{name:string} kaldırıldı.',
  removeFile: '{name:string} dosyasını kaldır',
  refusedCount: '{name:string} kabul edilmedi: en fazla {count:number|number} dosya eklenebilir.',
  refusedTwice: '{name:string} kabul edilmedi: dosya zaten ekli.',
  refusedType: '{name:string} kabul edilmedi: yalnızca JPEG, PNG ve PDF eklenebilir.',
  refusedSize: '{name:string} kabul edilmedi: dosya {size:number|fileSize} sınırını aşıyor.',
  refusedUnreadable: '{name:string} kabul edilmedi: dosya okunamıyor.',

  sending: 'Mesajınız gönderiliyor…',
  progress: '%{percent:number|number} gönderildi',
  cancel: 'Göndermeyi iptal et',
  cancelled: 'Gönderim iptal edildi. Girdiğiniz bilgiler korunuyor.',
  offline: 'Çevrimdışısınız. Girdiğiniz bilgiler korunuyor.',
  successTitle: 'Mesajınız için teşekkür ederiz!',
  successText: 'Talebinizi aldık, size en kısa sürede dönüş yapacağız.',
  again: 'Yeni mesaj yaz',

  showPassword: 'Şifreyi göster',
  hidePassword: 'Şifreyi gizle',
  strength: 'Şifre gücü: {level:string}',
  strength0: 'zayıf',
  strength1: 'orta',
  strength2: 'güçlü',
  strength3: 'çok güçlü',
} satisfies Translation<SupportTexts>
