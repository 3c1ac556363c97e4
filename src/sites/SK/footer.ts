import type { SiteContent } from '../site-content.js'

export const content: SiteContent = {
  headline: 'Sme tu pre vás',
  teaser: {
    groups: [
      {
        heading: { iconName: 'contact', link: { url: '/contact', text: 'Zákaznícky servis a kontakt' } },
        introductoryText: 'Sme vám k dispozícii od pondelka do piatka, 8:00–\u206018:00.',
        links: [
          { link: { url: 'tel:+421800000110', text: '+421 800 000 110' } },
          { link: { url: '/contact', text: 'Kontaktný formulár' } },
          { link: { url: '/caste-otazky', text: 'Časté otázky' } },
          { link: { url: '/subscribenewsletter', text: 'Newsletter' } },
          { link: { url: '/aplikacia', text: 'Naša aplikácia' }, hideInClassic: true },
        ],
      },
      {
        heading: { iconName: 'free_shipping', link: { url: '/doprava', text: 'Doprava zadarmo' } },
        introductoryText: 'Doprava zadarmo od 40\u00a0€ (20\u00a0€ s vernostnou kartou).',
        links: [
          { link: { url: '/doprava', text: 'Spôsoby dopravy' } },
          { link: { url: '/sledovanie-zasielky', text: 'Sledovanie zásielky' } },
        ],
        images: [
          { label: 'GLS', source: 'gls' },
          { label: 'Packeta', source: 'packeta' },
        ],
      },
      {
        heading: { iconName: 'thirty_day_return', link: { url: '/vratenie', text: '30 dní na vrátenie' } },
        introductoryText: 'Nevyhovuje vám niečo? Na vrátenie tovaru máte 30 dní.',
        links: [
          { link: { url: '/vratenie-tovaru', text: 'Vrátiť tovar' } },
          { link: { url: '/reklamacie', text: 'Reklamácie' } },
        ],
      },
      {
        heading: { iconName: 'easy_pay', link: { url: '/platba', text: 'Jednoduchá platba' } },
        links: [
          { link: { url: '/platba', text: 'Spôsoby platby' } },
          { link: { url: '/darcekove-karty', text: 'Darčekové karty' } },
        ],
        images: [
          { label: 'GoPay', source: 'gopay' },
          { label: 'Visa', source: 'visa' },
          { label: 'Mastercard', source: 'mastercard' },
        ],
      },
      {
        heading: {
          iconName: 'click_collect',
          link: { url: '/service/storefinder/', text: 'Predajne' },
        },
        hideGroupInCheckout: true,
        links: [
          { link: { url: '/service/storefinder/', text: 'Nájsť predajňu' } },
          { link: { url: '/click-and-collect', text: 'Vyzdvihnutie v predajni' } },
        ],
      },
      {
        heading: {
          iconName: '{product}_card',
          link: { url: '/registerfree{product}card', text: 'Vernostná karta' },
        },
        hideGroupInCheckout: true,
        introductoryText: 'Každá 11. káva zadarmo.',
        links: [
          { link: { url: '/registerfree{product}card', text: 'Získať kartu zadarmo' } },
          { link: { url: '/registerfreeprivatecard', text: 'Získať PrivatCard zadarmo' } },
        ],
      },
    ],
  },
  seo: {
    heading: 'Obľúbené kategórie',
    columns: [
      {
        links: [
          { url: '/kava', text: 'Káva' },
          { url: '/zrnkova-kava', text: 'Zrnková káva' },
          { url: '/mleta-kava', text: 'Mletá káva' },
        ],
      },
      {
        links: [
          { url: '/kavovary', text: 'Kávovary' },
          { url: '/kuchyna', text: 'Kuchyňa a domácnosť' },
          { url: '/byvanie', text: 'Bývanie' },
        ],
      },
      {
        links: [
          { url: '/damska-moda', text: 'Dámska móda' },
          { url: '/panska-moda', text: 'Pánska móda' },
          { url: '/detska-moda', text: 'Detská móda' },
        ],
      },
      {
        links: [
          { url: '/sport', text: 'Šport' },
          { url: '/zahrada', text: 'Záhrada a balkón' },
          { url: '/darceky', text: 'Darčeky' },
        ],
      },
    ],
  },
  socialMedia: {
    heading: 'Sledujte nás',
    socialMediaIcons: [
      { iconName: 'facebook', link: 'https://www.facebook.com/{product}.sk' },
      { iconName: 'instagram', link: 'https://www.instagram.com/{product}.sk' },
      { iconName: 'youtube', link: 'https://www.youtube.com/@{product}sk' },
    ],
  },
  appReferences: {
    heading: 'Naša aplikácia',
    appIcons: [
      { iconName: 'appleinc', link: 'https://apps.apple.com/sk/app/id1000000001' },
      { iconName: 'android', link: 'https://play.google.com/store/apps/details?id=sk.{product}.app' },
    ],
  },
  legalLinks: [
    { url: '/obchodne-podmienky', text: 'Obchodné podmienky' },
    { url: '/ochrana-osobnych-udajov', text: 'Ochrana osobných údajov' },
    { url: '/odstupenie-od-zmluvy', text: 'Odstúpenie od zmluvy' },
    { url: '/pristupnost', text: 'Prístupnosť' },
    { url: '/o-nas', text: 'Prevádzkovateľ' },
  ],
  viewChanger: { toMobile: 'Prejsť na mobilnú verziu', toDesktop: 'Prejsť na verziu pre počítač' },
  qualityLogos: {
    heading: 'Overená kvalita',
    logos: [
      { link: '/certifikaty', image: { label: 'Trusted Shops', source: 'trustedshops' } },
      { link: '/udrzatelnost', image: { label: 'Fairtrade', source: 'fairtrade' } },
      { link: '/udrzatelnost', image: { label: 'Rainforest Alliance', source: 'rainforest' } },
    ],
  },
  salesTax: {
    textBeforeLink: 'Všetky ceny sú uvedené vrátane DPH, bez ',
    link: { url: '/doprava', text: 'nákladov na dopravu' },
    textAfterLink: '.',
  },
}
