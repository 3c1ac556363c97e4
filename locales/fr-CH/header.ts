import type { HeaderTexts } from '../de-DE/header.js'
import type { Translation } from '../translation.js'

export default {
  navigation: {
    home: 'Vers la page d’accueil',
    main: 'Navigation principale',
    themeWorlds: 'Univers',
    more: 'Sous-menu {title:string}',
    menu: 'Menu',
    account: 'Mon compte',
    stores: 'Succursales',
    cart: 'Panier',
    pieces: '{n:number|number} {{article|articles}}',
    search: 'Recherche',
    secure: 'Achats sécurisés',

    all: 'Tout voir : {title:string}',
    close: 'Fermer',
    back: 'Retour',
    endsOn: 'Jusqu’au {date:string}',
    card: 'En exclusivité avec {card:string}',
  },
  search: {
    label: 'Rechercher des produits',
    placeholder: 'Recherche',
    submit: 'Rechercher',

    clear: 'Effacer la saisie',
    back: 'Retour',
    close: 'Fermer la recherche',
    suggestions: 'Suggestions de recherche',
    terms: 'Termes de recherche',
    products: 'Produits',
    found: '{n:number} {{suggestion|suggestions}}',
  },
  promotions: {
    benefits: 'Vos avantages',
    freeShipping: 'Livraison gratuite dès {amount:string}',
    coffeeShipping: 'Livraison de café gratuite dès {amount:string}',
    newsletter: '10% de rabais avec la newsletter',
    pickup: 'Retrait et retour gratuits dans plus de 550 boutiques',
    months: 'Droit de retour de 3 mois',
    days: 'Droit de retour de 30 jours',

    voucherCode: 'Code promo',
    copy: 'Copier le code',
    copied: 'Copié',
    legal: 'Conditions',
    newTab: 's’ouvre dans un nouvel onglet',
    app: 'Notre app',
    rating: '5 étoiles pour 89k évaluations',
    install: 'Installer',
    closeApp: 'Fermer l’info sur l’app',
  },
  visitor: {
    beans: '{n:number|number} {{grain|grains}} de fidélité',
  },
  messages: {
    removed: '« {title:string} » a été retiré du panier.',
    removedArticle: 'L’article a été retiré du panier.',
    removedGiftCard: 'La carte cadeau a été retirée du panier.',
    undo: 'Annuler',
    undoItem: 'Annuler : {title:string}',
    close: 'Fermer le message',
    restored: '« {title:string} » est de nouveau dans le panier.',
    restoredItem: 'L’article est de nouveau dans le panier.',
  },
} satisfies Translation<HeaderTexts>
