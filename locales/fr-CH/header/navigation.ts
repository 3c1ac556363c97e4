import type de from '../../de-DE/header/navigation.js'
import type { Translation } from '../../translation.js'

export default {
  home: 'Vers la page d’accueil',
  main: 'Navigation principale',
  themeWorlds: 'Univers',
  more: 'Sous-menu {title}',
  menu: 'Menu',
  account: 'Mon compte',
  stores: 'Succursales',
  cart: 'Panier',
  pieces: '{n:number|number} {{article|articles}}',
  search: 'Recherche',
  secure: 'Achats sécurisés',
} satisfies Translation<typeof de>
