import type de from '../../de-DE/header/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  home: 'Przejdź do strony głównej',
  main: 'Nawigacja główna',
  themeWorlds: 'Światy tematyczne',
  more: 'Podmenu {title}',
  menu: 'Menu',
  account: 'Moje konto',
  stores: 'Sklepy',
  cart: 'Koszyk',
  pieces: '{n:number|number} {{|produkt||produkty|produktów|produktu}}',
  search: 'Wyszukiwarka',
  secure: 'Bezpieczne zakupy',
} satisfies Translation<typeof de>
