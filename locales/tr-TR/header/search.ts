import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {
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
} satisfies Translation<typeof de>
