import type { HeaderTexts } from '../de-DE/header.js'
import type { Translation } from '../translation.js'

export default {
  navigation: {
    home: 'Go to the home page',
    main: 'Main navigation',
    themeWorlds: 'Theme worlds',
    more: 'Submenu {title:string}',
    menu: 'Menu',
    account: 'My account',
    stores: 'Stores',
    cart: 'Cart',
    pieces: '{n:number|number} {{item|items}}',
    search: 'Search',
    secure: 'Secure shopping',

    all: 'All of {title:string}',
    close: 'Close',
    back: 'Back',
    endsOn: 'Ends on {date:string}',
    card: 'Exclusive with {card:string}',
  },
  search: {
    label: 'Search for products',
    placeholder: 'Search',
    submit: 'Start search',

    clear: 'Clear the field',
    back: 'Back',
    close: 'Close the search',
    suggestions: 'Search suggestions',
    terms: 'Search terms',
    products: 'Products',
    found: '{n:number} {{suggestion|suggestions}}',
  },
  promotions: {
    benefits: 'Your benefits',
    freeShipping: 'Free shipping from {amount:string}',
    coffeeShipping: 'Free coffee shipping from {amount:string}',
    newsletter: '10% newsletter discount',
    pickup: 'Free pickup & return in over 550 stores',
    months: '3-month right of return',
    days: '30-day right of return',

    voucherCode: 'Voucher code',
    copy: 'Copy code',
    copied: 'Copied',
    legal: 'Terms',
    newTab: 'opens in a new tab',
    app: 'Our app',
    rating: '5 stars from 89k ratings',
    install: 'Install',
    closeApp: 'Close the app notice',
  },
  visitor: {
    beans: '{n:number|number} loyalty {{bean|beans}}',
  },
  messages: {
    removed: '“{title:string}” was removed from your cart.',
    removedArticle: 'The article was removed from your cart.',
    removedGiftCard: 'The gift card was removed from your cart.',
    undo: 'Undo',
    undoItem: 'Undo: {title:string}',
    close: 'Close message',
    restored: '“{title:string}” is back in your cart.',
    restoredItem: 'The article is back in your cart.',
  },
} satisfies Translation<HeaderTexts>
