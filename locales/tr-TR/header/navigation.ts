import type de from '../../de-DE/header/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  home: 'Ana sayfaya git',
  main: 'Ana menü',
  themeWorlds: 'Tema Dünyaları',
  more: '{title} alt menüsü',
  menu: 'Menü',
  account: 'Hesabım',
  stores: 'Mağazalar',
  cart: 'Sepetim',
  pieces: '{n:number|number} ürün',
  search: 'Arama',
  secure: 'Güvenli alışveriş',
} satisfies Translation<typeof de>
