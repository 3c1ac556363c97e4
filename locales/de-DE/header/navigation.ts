/** The bar, its navigation and its icons. */
export default {
  home: 'Zur Startseite',
  main: 'Hauptnavigation',
  themeWorlds: 'Themenwelten',
  more: 'Untermenü {title}',
  menu: 'Menü',
  account: 'Mein Konto',
  stores: 'Filialen',
  cart: 'Warenkorb',
  pieces: '{n:number|number} Artikel',
  search: 'Suche',
  secure: 'Sicher einkaufen',
} as const
