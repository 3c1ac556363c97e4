import type de from '../../de-DE/header/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  home: 'Vissza a kezdőlapra',
  main: 'Fő navigáció',
  themeWorlds: 'Témavilágok',
  more: '{title} almenü',
  menu: 'Menü',
  account: 'Fiókom',
  stores: 'Üzletek',
  cart: 'Kosár',
  pieces: '{n:number|number} termék',
  search: 'Keresés',
  secure: 'Biztonságos vásárlás',
} satisfies Translation<typeof de>
