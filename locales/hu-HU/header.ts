import type { HeaderTexts } from '../de-DE/header.js'
import type { Translation } from '../translation.js'

export default {
  navigation: {
    home: 'Vissza a kezdőlapra',
    main: 'Fő navigáció',
    themeWorlds: 'Témavilágok',
    more: '{title:string} almenü',
    menu: 'Menü',
    account: 'Fiókom',
    stores: 'Üzletek',
    cart: 'Kosár',
    pieces: '{n:number|number} termék',
    search: 'Keresés',
    secure: 'Biztonságos vásárlás',

    all: 'Minden: {title:string}',
    close: 'Bezárás',
    back: 'Vissza',
    endsOn: 'Véget ér: {date:string}',
    card: 'Csak {card:string} tulajdonosoknak',
  },
  search: {
    label: 'Termékek keresése',
    placeholder: 'Keresés',
    submit: 'Keresés indítása',

    clear: 'Beírt szöveg törlése',
    back: 'Vissza',
    close: 'Keresés bezárása',
    suggestions: 'Keresési javaslatok',
    terms: 'Keresőszavak',
    products: 'Termékek',
    found: '{n:number} javaslat',
  },
  promotions: {
    benefits: 'Az Ön előnyei',
    freeShipping: 'Ingyenes szállítás {amount:string} felett',
    coffeeShipping: 'Ingyenes kávészállítás {amount:string} felett',
    newsletter: '10% kedvezmény hírlevél-feliratkozóknak',
    pickup: 'Ingyenes átvétel és visszavétel több mint 550 üzletben',
    months: '3 hónapos visszaküldési jog',
    days: '30 napos visszaküldési jog',

    voucherCode: 'Kuponkód',
    copy: 'Kód másolása',
    copied: 'Másolva',
    legal: 'Feltételek',
    newTab: 'új lapon nyílik meg',
    app: 'Alkalmazásunk',
    rating: '5 csillag, 89k értékelés',
    install: 'Telepítés',
    closeApp: 'Alkalmazásajánló bezárása',
  },
  visitor: {
    beans: '{n:number|number} hűségbab',
  },
  messages: {
    removed: '„{title:string}” kikerült a kosárból.',
    removedArticle: 'A termék kikerült a kosárból.',
    removedGiftCard: 'Az ajándékkártya kikerült a kosárból.',
    undo: 'Visszavonás',
    undoItem: 'Visszavonás: {title:string}',
    close: 'Üzenet bezárása',
    restored: '„{title:string}” ismét a kosárban van.',
    restoredItem: 'A termék ismét a kosárban van.',
  },
} satisfies Translation<HeaderTexts>
