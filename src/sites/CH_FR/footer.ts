import type { SiteContent } from '../site-content.js'

export const content: SiteContent = {
  headline: 'Nous sommes là pour vous',
  teaser: {
    groups: [
      {
        heading: { iconName: 'contact', link: { url: '/contact', text: 'Service & contact' } },
        introductoryText: 'Vous pouvez nous joindre du lundi au vendredi, de 8\u00a0h à 18\u00a0h.',
        links: [
          { link: { url: 'tel:+41445000010', text: '+41 44 500 00 10' } },
          { link: { url: '/contact', text: 'Formulaire de contact' } },
          { link: { url: '/faq', text: 'Questions fréquentes' } },
          { link: { url: '/subscribenewsletter', text: 'Newsletter' } },
          { link: { url: '/app', text: 'Notre application' }, hideInClassic: true },
        ],
      },
      {
        heading: {
          iconName: 'delivery_via_haulage_company',
          link: { url: '/livraison', text: 'Livraison' },
        },
        links: [
          { link: { url: '/frais-de-livraison', text: 'Frais de livraison' } },
          { link: { url: '/delais-de-livraison', text: 'Délais de livraison' } },
          { link: { url: '/suivi-de-colis', text: 'Suivre un colis' } },
        ],
        images: [{ label: 'La Poste Suisse', source: 'swisspost' }],
      },
      {
        heading: {
          iconName: 'return_shipping',
          link: { url: '/retours', text: 'Droit de retour de 3 mois' },
        },
        introductoryText: 'Un article ne vous convient pas\u00a0? Vous avez 3 mois pour le retourner.',
        links: [
          { link: { url: '/retourner', text: 'Annoncer un retour' } },
          { link: { url: '/reclamation', text: 'Réclamation & garantie' } },
        ],
      },
      {
        heading: { iconName: 'easy_pay', link: { url: '/paiement', text: 'Paiement facile' } },
        links: [
          { link: { url: '/paiement', text: 'Tous les modes de paiement' } },
          { link: { url: '/cartes-cadeaux', text: 'Cartes cadeaux' } },
        ],
        images: [
          { label: 'Achat sur facture', source: 'invoice' },
          { label: 'TWINT', source: 'twint' },
          { label: 'PostFinance', source: 'postfinance' },
          { label: 'Visa', source: 'visa' },
          { label: 'Mastercard', source: 'mastercard' },
        ],
      },
      {
        heading: {
          iconName: 'branch_store',
          link: { url: '/service/storefinder/', text: 'Magasins' },
        },
        hideGroupInCheckout: true,
        links: [
          { link: { url: '/service/storefinder/', text: 'Trouver un magasin' } },
          { link: { url: '/click-and-collect', text: 'Click & Collect' } },
        ],
      },
      {
        heading: {
          iconName: '{product}_card',
          link: { url: '/registerfree{product}card', text: 'Carte de fidélité' },
        },
        hideGroupInCheckout: true,
        links: [
          { link: { url: '/registerfree{product}card', text: 'Commander la carte gratuite' } },
          { link: { url: '/registerfreeprivatecard', text: 'Commander la PrivatCard gratuite' } },
        ],
      },
    ],
  },
  seo: {
    heading: 'Catégories populaires',
    columns: [
      {
        links: [
          { url: '/cafe', text: 'Café' },
          { url: '/cafe-en-grains', text: 'Café en grains' },
          { url: '/cafe-filtre', text: 'Café filtre' },
        ],
      },
      {
        links: [
          { url: '/machines-a-cafe', text: 'Machines à café' },
          { url: '/cuisine', text: 'Cuisine & ménage' },
          { url: '/maison', text: 'Maison' },
        ],
      },
      {
        links: [
          { url: '/mode-femme', text: 'Mode femme' },
          { url: '/mode-homme', text: 'Mode homme' },
          { url: '/mode-enfant', text: 'Mode enfant' },
        ],
      },
      {
        links: [
          { url: '/sport', text: 'Sport' },
          { url: '/jardin', text: 'Jardin & balcon' },
          { url: '/cadeaux', text: 'Cadeaux' },
        ],
      },
    ],
  },
  socialMedia: {
    heading: 'Suivez-nous',
    socialMediaIcons: [
      { iconName: 'facebook', link: 'https://www.facebook.com/{product}.ch' },
      { iconName: 'instagram', link: 'https://www.instagram.com/{product}.ch' },
      { iconName: 'youtube', link: 'https://www.youtube.com/@{product}' },
    ],
  },
  appReferences: {
    heading: 'Notre application',
    appIcons: [
      { iconName: 'appleinc', link: 'https://apps.apple.com/ch/app/id1000000001?l=fr' },
      { iconName: 'android', link: 'https://play.google.com/store/apps/details?id=ch.{product}.app&hl=fr' },
    ],
  },
  legalLinks: [
    { url: '/cgv', text: 'CGV' },
    { url: '/protection-des-donnees', text: 'Protection des données' },
    { url: '/accessibilite', text: 'Accessibilité' },
    { url: '/mentions-legales', text: 'Mentions légales' },
  ],
  viewChanger: { toMobile: 'Afficher la version mobile', toDesktop: 'Afficher la version ordinateur' },
  qualityLogos: {
    heading: 'Qualité contrôlée',
    logos: [
      { link: '/labels', image: { label: 'Trusted Shops', source: 'trustedshops' } },
      { link: '/durabilite', image: { label: 'Fairtrade', source: 'fairtrade' } },
      { link: '/durabilite', image: { label: 'Rainforest Alliance', source: 'rainforest' } },
    ],
  },
  salesTax: {
    textBeforeLink: 'Tous les prix s’entendent TVA comprise, ',
    link: { url: '/frais-de-livraison', text: 'frais de livraison' },
    textAfterLink: ' en sus.',
  },
}
