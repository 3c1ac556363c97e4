import type de from '../../de-DE/header/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  home: 'Na úvodní stránku',
  main: 'Hlavní navigace',
  themeWorlds: 'Tematické světy',
  more: 'Podnabídka {title}',
  menu: 'Menu',
  account: 'Můj účet',
  stores: 'Prodejny',
  cart: 'Košík',
  pieces: '{n:number|number} {{|položka||položky|položky|položek}}',
  search: 'Vyhledávání',
  secure: 'Bezpečný nákup',
} satisfies Translation<typeof de>
