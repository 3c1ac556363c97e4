import type de from '../../de-DE/header-later/promotions.js'
import type { Translation } from '../../translation.js'

export default {
  voucherCode: 'Kupon kodu',
  copy: 'Kodu kopyala',
  copied: 'Kopyalandı',
  legal: 'Koşullar',
  newTab: 'yeni sekmede açılır',
  app: 'Uygulamamız',
  rating: '5 yıldız, 89k değerlendirme',
  install: 'Yükle',
  closeApp: 'Uygulama bildirimini kapat',
} satisfies Translation<typeof de>
