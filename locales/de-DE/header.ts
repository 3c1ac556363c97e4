/** The texts of the header. All other languages need the same keys and `{placeholders}`. */
const header = {
  /** The header bar: navigation and icons. */
  navigation: {
    home: 'Zur Startseite',
    main: 'Hauptnavigation',
    themeWorlds: 'Themenwelten',
    more: 'Untermenü {title:string}',
    menu: 'Menü',
    account: 'Mein Konto',
    stores: 'Filialen',
    cart: 'Warenkorb',
    pieces: '{n:number|number} Artikel',
    search: 'Suche',
    secure: 'Sicher einkaufen',

    // Flyouts, drilldown and theme worlds.
    all: 'Alles in {title:string}',
    close: 'Schließen',
    back: 'Zurück',
    endsOn: 'Endet am {date:string}',
    card: 'Exklusiv mit der {card:string}',
  },

  /** The search field. */
  search: {
    label: 'Produkte suchen',
    placeholder: 'Suche',
    submit: 'Suchen',

    // The flyout with the suggestions.
    clear: 'Eingabe löschen',
    back: 'Zurück',
    close: 'Suche schließen',
    suggestions: 'Suchvorschläge',
    terms: 'Suchbegriffe',
    products: 'Produkte',
    found: '{n:number} {{Vorschlag|Vorschläge}}',
  },

  /** The benefits strip. Its figures are those of the specification, word for word. */
  promotions: {
    benefits: 'Ihre Vorteile',
    freeShipping: 'Gratisversand ab {amount:string}',
    coffeeShipping: 'Kaffee versandkostenfrei ab {amount:string}',
    newsletter: '10\u00a0% Rabatt mit dem Newsletter',
    pickup: 'Kostenlose Abholung & Rückgabe in über 550 Filialen',
    months: '3 Monate Rückgaberecht',
    days: '30 Tage Rückgaberecht',

    // Banners.
    voucherCode: 'Gutscheincode:',
    copy: 'Code kopieren',
    copied: 'Kopiert',
    legal: 'Bedingungen',
    newTab: 'öffnet in einem neuen Tab',
    app: 'Unsere App',
    rating: '5 Sterne bei 89.000 Bewertungen',
    install: 'Installieren',
    closeApp: 'Hinweis auf die App schließen',
  },

  /** Texts for a customer who is logged in or remembered. */
  visitor: {
    beans: '{n:number|number} {{Treuebohne|Treuebohnen}}',
  },

  /** Messages about the cart. `{title}` is an item's title, as the service sends it. */
  messages: {
    removed: '„{title:string}“ wurde aus dem Warenkorb entfernt.',
    removedArticle: 'Der Artikel wurde aus dem Warenkorb entfernt.',
    removedGiftCard: 'Die Geschenkkarte wurde aus dem Warenkorb entfernt.',
    undo: 'Rückgängig machen',
    undoItem: 'Rückgängig machen: {title:string}',
    close: 'Meldung schließen',
    restored: '„{title:string}“ liegt wieder im Warenkorb.',
    restoredItem: 'Der Artikel liegt wieder im Warenkorb.',
    offline: 'Sie sind offline.',
  },
} as const

export default header
export type HeaderTexts = typeof header
