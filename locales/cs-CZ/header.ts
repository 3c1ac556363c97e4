import type { HeaderTexts } from '../de-DE/header.js'
import type { Translation } from '../translation.js'

export default {
  navigation: {
    home: 'Na úvodní stránku',
    main: 'Hlavní navigace',
    themeWorlds: 'Tematické světy',
    more: 'Podnabídka {title:string}',
    menu: 'Menu',
    account: 'Můj účet',
    stores: 'Prodejny',
    cart: 'Košík',
    pieces: '{n:number|number} {{|položka||položky|položky|položek}}',
    search: 'Vyhledávání',
    secure: 'Bezpečný nákup',

    all: 'Vše v kategorii {title:string}',
    close: 'Zavřít',
    back: 'Zpět',
    endsOn: 'Končí {date:string}',
    card: 'Jen s {card:string}',
  },
  search: {
    label: 'Hledat produkty',
    placeholder: 'Hledat',
    submit: 'Hledat',

    clear: 'Vymazat zadaný text',
    back: 'Zpět',
    close: 'Zavřít vyhledávání',
    suggestions: 'Návrhy vyhledávání',
    terms: 'Hledané výrazy',
    products: 'Produkty',
    found: 'Počet návrhů: {n:number}',
  },
  promotions: {
    benefits: 'Vaše výhody',
    freeShipping: 'Doprava zdarma od {amount:string}',
    coffeeShipping: 'Doprava kávy zdarma od {amount:string}',
    newsletter: '10% sleva za odběr newsletteru',
    pickup: 'Vyzvednutí a vrácení zdarma ve více než 550 prodejnách',
    months: '3 měsíce na vrácení zboží',
    days: '30 dní na vrácení zboží',

    voucherCode: 'Kód kuponu',
    copy: 'Kopírovat kód',
    copied: 'Zkopírováno',
    legal: 'Podmínky',
    newTab: 'otevře se v nové kartě',
    app: 'Naše aplikace',
    rating: '5 hvězdiček, 89k hodnocení',
    install: 'Nainstalovat',
    closeApp: 'Zavřít upozornění na aplikaci',
  },
  visitor: {
    beans: '{n:number|number} {{|zrnko||zrnka|zrnka|zrnek}}',
  },
  messages: {
    removed: 'Položka „{title:string}“ byla odebrána z košíku.',
    removedArticle: 'Položka byla odebrána z košíku.',
    removedGiftCard: 'Dárková karta byla odebrána z košíku.',
    undo: 'Vrátit zpět',
    undoItem: 'Vrátit zpět: {title:string}',
    close: 'Zavřít zprávu',
    restored: 'Položka „{title:string}“ je zpět v košíku.',
    restoredItem: 'Položka je zpět v košíku.',
  },
} satisfies Translation<HeaderTexts>
