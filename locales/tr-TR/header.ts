import type { HeaderTexts } from '../de-DE/header.js'
import type { Translation } from '../translation.js'

export default {
  navigation: {
    home: 'Ana sayfaya git',
    main: 'Ana menü',
    themeWorlds: 'Tema Dünyaları',
    more: '{title:string} alt menüsü',
    menu: 'Menü',
    account: 'Hesabım',
    stores: 'Mağazalar',
    cart: 'Sepetim',
    pieces: '{n:number|number} ürün',
    search: 'Arama',
    secure: 'Güvenli alışveriş',

    all: '{title:string}: tümü',
    close: 'Kapat',
    back: 'Geri',
    endsOn: 'Son gün: {date:string}',
    card: '{card:string} sahiplerine özel',
  },
  search: {
    label: 'Ürün ara',
    placeholder: 'Ara',
    submit: 'Aramayı başlat',

    clear: 'Yazılanı sil',
    back: 'Geri',
    close: 'Aramayı kapat',
    suggestions: 'Arama önerileri',
    terms: 'Arama terimleri',
    products: 'Ürünler',
    found: '{n:number} öneri',
  },
  promotions: {
    benefits: 'Avantajlarınız',
    freeShipping: '{amount:string} ve üzeri ücretsiz kargo',
    coffeeShipping: '{amount:string} ve üzeri kahve siparişlerinde ücretsiz kargo',
    newsletter: 'E-bülten üyelerine 10% indirim',
    pickup: '550’den fazla mağazada ücretsiz teslim alma ve iade',
    months: '3 ay iade hakkı',
    days: '30 gün iade hakkı',

    voucherCode: 'Kupon kodu',
    copy: 'Kodu kopyala',
    copied: 'Kopyalandı',
    legal: 'Koşullar',
    newTab: 'yeni sekmede açılır',
    app: 'Uygulamamız',
    rating: '5 yıldız, 89k değerlendirme',
    install: 'Yükle',
    closeApp: 'Uygulama bildirimini kapat',
  },
  visitor: {
    beans: '{n:number|number} sadakat çekirdeği',
  },
  messages: {
    removed: '“{title:string}” sepetten çıkarıldı.',
    removedArticle: 'Ürün sepetten çıkarıldı.',
    removedGiftCard: 'Hediye kartı sepetten çıkarıldı.',
    undo: 'Geri al',
    undoItem: 'Geri al: {title:string}',
    close: 'Mesajı kapat',
    restored: '“{title:string}” yeniden sepetinizde.',
    restoredItem: 'Ürün yeniden sepetinizde.',
  },
} satisfies Translation<HeaderTexts>
