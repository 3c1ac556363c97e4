import type de from '../../de-DE/header/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  home: 'Vissza a kezdőlapra',
  main: 'Fő navigáció',
  themeWorlds: 'Témavilágok',
  more: '{title} almenü',
  all: 'Minden: {title}',
  close: 'Bezárás',
  menu: 'Menü',
  back: 'Vissza',
  account: 'Fiókom',
  stores: 'Üzletek',
  cart: 'Kosár',
  pieces: '{n:number|number} termék',
  search: 'Keresés',
  secure: 'Biztonságos vásárlás',
  endsOn: 'Véget ér: {date}',
  card: 'Csak {card} tulajdonosoknak',
} satisfies Translation<typeof de>
