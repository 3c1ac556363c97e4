import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {
  label: 'Ürün ara',
  placeholder: 'Ara',
  submit: 'Aramayı başlat',
} satisfies Translation<typeof de>
