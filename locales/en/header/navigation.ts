import type de from '../../de-DE/header/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  home: 'Go to the home page',
  main: 'Main navigation',
  themeWorlds: 'Theme worlds',
  more: 'Submenu {title}',
  menu: 'Menu',
  account: 'My account',
  stores: 'Stores',
  cart: 'Cart',
  pieces: '{n:number|number} {{item|items}}',
  search: 'Search',
  secure: 'Secure shopping',
} satisfies Translation<typeof de>
