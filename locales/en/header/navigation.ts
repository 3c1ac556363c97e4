import type de from '../../de-DE/header/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  home: 'Go to the home page',
  main: 'Main navigation',
  themeWorlds: 'Theme worlds',
  more: 'Submenu {title}',
  all: 'All of {title}',
  close: 'Close',
  menu: 'Menu',
  back: 'Back',
  account: 'My account',
  stores: 'Stores',
  cart: 'Cart',
  pieces: '{n:number|number} {{item|items}}',
  search: 'Search',
  secure: 'Secure shopping',
  endsOn: 'Ends on {date}',
  card: 'Exclusive with {card}',
} satisfies Translation<typeof de>
