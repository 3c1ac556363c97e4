import type { HeaderTexts } from '../de-DE/header.js'
import type { Translation } from '../translation.js'

export default {
  navigation: {
    home: 'Przejdź do strony głównej',
    main: 'Nawigacja główna',
    themeWorlds: 'Światy tematyczne',
    more: 'Podmenu {title:string}',
    menu: 'Menu',
    account: 'Moje konto',
    stores: 'Sklepy',
    cart: 'Koszyk',
    pieces: '{n:number|number} {{|produkt||produkty|produktów|produktu}}',
    search: 'Wyszukiwarka',
    secure: 'Bezpieczne zakupy',

    all: 'Wszystko w kategorii {title:string}',
    close: 'Zamknij',
    back: 'Wstecz',
    endsOn: 'Kończy się {date:string}',
    card: 'Tylko z kartą {card:string}',
  },
  search: {
    label: 'Szukaj produktów',
    placeholder: 'Szukaj',
    submit: 'Szukaj',

    clear: 'Wyczyść wpisany tekst',
    back: 'Wstecz',
    close: 'Zamknij wyszukiwanie',
    suggestions: 'Podpowiedzi wyszukiwania',
    terms: 'Wyszukiwane hasła',
    products: 'Produkty',
    found: 'Liczba podpowiedzi: {n:number}',
  },
  promotions: {
    benefits: 'Twoje korzyści',
    freeShipping: 'Darmowa dostawa od {amount:string}',
    coffeeShipping: 'Darmowa dostawa kawy od {amount:string}',
    newsletter: '10% rabatu za zapis do newslettera',
    pickup: 'Bezpłatny odbiór i zwrot w ponad 550 sklepach',
    months: '3 miesiące na zwrot',
    days: '30 dni na zwrot',

    voucherCode: 'Kod rabatowy:',
    copy: 'Skopiuj kod',
    copied: 'Skopiowano',
    legal: 'Warunki',
    newTab: 'otwiera się w nowej karcie',
    app: 'Nasza aplikacja',
    rating: '5 gwiazdek, 89\u00a0tys. ocen',
    install: 'Zainstaluj',
    closeApp: 'Zamknij informację o aplikacji',
  },
  visitor: {
    beans:
      '{n:number|number} {{|ziarenko lojalnościowe||ziarenka lojalnościowe|ziarenek lojalnościowych|ziarenka lojalnościowego}}',
  },
  messages: {
    removed: 'Usunięto z koszyka: „{title:string}”.',
    removedArticle: 'Produkt został usunięty z koszyka.',
    removedGiftCard: 'Karta podarunkowa została usunięta z koszyka.',
    undo: 'Cofnij',
    undoItem: 'Cofnij: {title:string}',
    close: 'Zamknij komunikat',
    restored: '„{title:string}” jest znowu w koszyku.',
    restoredItem: 'Produkt jest znowu w koszyku.',
    offline: 'Brak połączenia z internetem.',
  },
} satisfies Translation<HeaderTexts>
