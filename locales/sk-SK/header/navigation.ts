import type de from '../../de-DE/header/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  home: 'Na úvodnú stránku',
  main: 'Hlavná navigácia',
  themeWorlds: 'Tematické svety',
  more: 'Podponuka {title}',
  menu: 'Menu',
  account: 'Môj účet',
  stores: 'Predajne',
  cart: 'Košík',
  pieces: '{n:number|number} {{|položka||položky|položky|položiek}}',
  search: 'Vyhľadávanie',
  secure: 'Bezpečný nákup',
} satisfies Translation<typeof de>
