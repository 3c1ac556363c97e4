/** The bar, the flyouts, the drill-down and the icons. */
export default {
  home: 'Zur Startseite',
  main: 'Hauptnavigation',
  themeWorlds: 'Themenwelten',
  more: 'Untermenü {title}',
  all: 'Alles in {title}',
  close: 'Schließen',
  menu: 'Menü',
  back: 'Zurück',
  account: 'Mein Konto',
  stores: 'Filialen',
  cart: 'Warenkorb',
  pieces: '{n:number|number} Artikel',
  search: 'Suche',
  secure: 'Sicher einkaufen',
  endsOn: 'Endet am {date}',
  card: 'Exklusiv mit {card}',
} as const
