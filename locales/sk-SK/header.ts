import type { HeaderTexts } from '../de-DE/header.js'
import type { Translation } from '../translation.js'

export default {
  navigation: {
    home: 'Na úvodnú stránku',
    main: 'Hlavná navigácia',
    themeWorlds: 'Tematické svety',
    more: 'Podponuka {title:string}',
    menu: 'Menu',
    account: 'Môj účet',
    stores: 'Predajne',
    cart: 'Košík',
    pieces: '{n:number|number} {{|položka||položky|položky|položiek}}',
    search: 'Vyhľadávanie',
    secure: 'Bezpečný nákup',

    all: 'Všetko v kategórii {title:string}',
    close: 'Zavrieť',
    back: 'Späť',
    endsOn: 'Končí {date:string}',
    card: 'Len s {card:string}',
  },
  search: {
    label: 'Hľadať produkty',
    placeholder: 'Hľadať',
    submit: 'Hľadať',

    clear: 'Vymazať zadaný text',
    back: 'Späť',
    close: 'Zavrieť vyhľadávanie',
    suggestions: 'Návrhy vyhľadávania',
    terms: 'Hľadané výrazy',
    products: 'Produkty',
    found: 'Počet návrhov: {n:number}',
  },
  promotions: {
    benefits: 'Vaše výhody',
    freeShipping: 'Doprava zadarmo od {amount:string}',
    coffeeShipping: 'Doprava kávy zadarmo od {amount:string}',
    newsletter: '10% zľava za odber newslettera',
    pickup: 'Vyzdvihnutie a vrátenie zadarmo vo viac ako 550 predajniach',
    months: '3 mesiace na vrátenie tovaru',
    days: '30 dní na vrátenie tovaru',

    voucherCode: 'Kód kupónu',
    copy: 'Kopírovať kód',
    copied: 'Skopírované',
    legal: 'Podmienky',
    newTab: 'otvorí sa na novej karte',
    app: 'Naša aplikácia',
    rating: '5 hviezdičiek, 89k hodnotení',
    install: 'Nainštalovať',
    closeApp: 'Zavrieť upozornenie na aplikáciu',
  },
  visitor: {
    beans: '{n:number|number} {{|zrnko||zrnká|zrnka|zrniek}}',
  },
  messages: {
    removed: 'Položka „{title:string}“ bola odstránená z košíka.',
    removedArticle: 'Položka bola odstránená z košíka.',
    removedGiftCard: 'Darčeková karta bola odstránená z košíka.',
    undo: 'Vrátiť späť',
    undoItem: 'Vrátiť späť: {title:string}',
    close: 'Zavrieť správu',
    restored: 'Položka „{title:string}“ je späť v košíku.',
    restoredItem: 'Položka je späť v košíku.',
  },
} satisfies Translation<HeaderTexts>
