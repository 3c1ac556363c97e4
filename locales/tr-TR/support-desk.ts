import type de from '../de-DE/support-desk.js'
import type { Translation } from '../translation.js'

export default {
  choose: 'Lütfen seçin',

  required: 'Bu alan zorunludur.',
  email: 'Lütfen geçerli bir e-posta adresi girin.',
  minLength: 'Lütfen en az {min:number|number} karakter girin.',
  maxLength: 'Lütfen en fazla {max:number|number} karakter girin.',
  pattern: 'Lütfen girdiğiniz bilgiyi kontrol edin.',
  number: 'Lütfen bir sayı girin.',
  iban: 'Lütfen geçerli bir IBAN girin.',

  over: '{over:number|number} karakter fazla',

  fileSize: '{size:number|number} kB',
  fileAdded: '{name} eklendi.',
  fileRemoved: '{name} kaldırıldı.',
  removeFile: '{name} dosyasını kaldır',
  refusedCount: '{name} kabul edilmedi: en fazla {count:number|number} dosya eklenebilir.',
  refusedTwice: '{name} kabul edilmedi: dosya zaten ekli.',
  refusedType: '{name} kabul edilmedi: yalnızca JPEG, PNG ve PDF eklenebilir.',
  refusedSize: '{name} kabul edilmedi: dosya {size:number|number} kB sınırını aşıyor.',
  refusedUnreadable: '{name} kabul edilmedi: dosya okunamıyor.',

  sending: 'Mesajınız gönderiliyor…',
  progress: '%{percent:number|number} gönderildi',
  cancel: 'Göndermeyi iptal et',
  cancelled: 'Gönderim iptal edildi. Girdiğiniz bilgiler duruyor.',
  successTitle: 'Mesajınız için teşekkür ederiz!',
  successText: 'Talebinizi aldık, size en kısa sürede dönüş yapacağız.',
  again: 'Yeni mesaj yaz',

  showPassword: 'Şifreyi göster',
  hidePassword: 'Şifreyi gizle',
  strength: 'Şifre gücü: {level}',
  strength0: 'zayıf',
  strength1: 'orta',
  strength2: 'güçlü',
  strength3: 'çok güçlü',
} satisfies Translation<typeof de>
