/** The header's texts. The keys and `{placeholders}` of the German texts are the type of all other languages. */
const header = {
  /** The bar, its navigation and its icons. */
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

    // The flyouts, the drill-down and the theme worlds.
    all: 'Alles in {title:string}',
    close: 'Schließen',
    back: 'Zurück',
    endsOn: 'Endet am {date:string}',
    card: 'Exklusiv mit {card:string}',
  },

  /** The search field. */
  search: {
    label: 'Produkte suchen',
    placeholder: 'Suche',
    submit: 'Suchen',

    // Its flyout and its suggestions.
    clear: 'Eingabe löschen',
    back: 'Zurück',
    close: 'Suche schließen',
    suggestions: 'Suchvorschläge',
    terms: 'Suchbegriffe',
    products: 'Produkte',
    found: '{n:number} {{Vorschlag|Vorschläge}}',
  },

  /** The benefits strip; figures are those of the specification, word for word. */
  promotions: {
    benefits: 'Ihre Vorteile',
    freeShipping: 'Gratis Versand ab {amount:string}',
    coffeeShipping: 'Gratis Kaffeeversand ab {amount:string}',
    newsletter: '10% Rabatt mit dem Newsletter',
    pickup: 'Gratis Abholung & Rückgabe in über 550 Filialen',
    months: '3 Monate Rückgaberecht',
    days: '30 Tage Rückgaberecht',

    // The banners.
    voucherCode: 'Gutscheincode',
    copy: 'Code kopieren',
    copied: 'Kopiert',
    legal: 'Bedingungen',
    newTab: 'öffnet in einem neuen Tab',
    app: 'Unsere App',
    rating: '5 Sterne bei 89k Bewertungen',
    install: 'Installieren',
    closeApp: 'Hinweis auf die App schließen',
  },

  /** A customer who is logged in or remembered. */
  visitor: {
    beans: '{n:number|number} {{Treuebohne|Treuebohnen}}',
  },

  /** Messages about the cart; an item's title is as the service gives it. */
  messages: {
    removed: '„{title:string}“ wurde aus dem Warenkorb entfernt.',
    removedArticle: 'Der Artikel wurde aus dem Warenkorb entfernt.',
    removedGiftCard: 'Die Geschenkkarte wurde aus dem Warenkorb entfernt.',
    undo: 'Rückgängig machen',
    undoItem: 'Rückgängig machen: {title:string}',
    close: 'Meldung schließen',
    restored: '„{title:string}“ liegt wieder im Warenkorb.',
    restoredItem: 'Der Artikel liegt wieder im Warenkorb.',
  },
} as const

export default header
export type HeaderTexts = typeof header
