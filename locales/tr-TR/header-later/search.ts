import type de from '../../de-DE/header-later/search.js'
import type { Translation } from '../../translation.js'

export default {
  clear: 'Yazılanı sil',
  back: 'Geri',
  close: 'Aramayı kapat',
  suggestions: 'Arama önerileri',
  terms: 'Arama terimleri',
  products: 'Ürünler',
  found: '{n:number} öneri',
} satisfies Translation<typeof de>
