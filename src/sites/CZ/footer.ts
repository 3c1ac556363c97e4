import type { SiteContent } from '../site-content.js'

export const content: SiteContent = {
  headline: 'Jsme tu pro vás',
  teaser: {
    groups: [
      {
        heading: { iconName: 'contact', link: { url: '/contact', text: 'Zákaznický servis a kontakt' } },
        introductoryText: 'Jsme vám k dispozici od pondělí do pátku, 8:00–\u206018:00.',
        links: [
          { link: { url: 'tel:+420800000110', text: '+420 800 000 110' } },
          { link: { url: '/contact', text: 'Kontaktní formulář' } },
          { link: { url: '/caste-dotazy', text: 'Časté dotazy' } },
          { link: { url: '/subscribenewsletter', text: 'Newsletter' } },
          { link: { url: '/aplikace', text: 'Naše aplikace' }, hideInClassic: true },
        ],
      },
      {
        heading: { iconName: 'free_shipping', link: { url: '/doprava', text: 'Doprava zdarma' } },
        introductoryText: 'Doprava zdarma od 999\u00a0Kč (499\u00a0Kč s věrnostní kartou).',
        links: [
          { link: { url: '/doprava', text: 'Způsoby dopravy' } },
          { link: { url: '/sledovani-zasilky', text: 'Sledování zásilky' } },
        ],
        images: [
          { label: 'PPL', source: 'ppl' },
          { label: 'Zásilkovna', source: 'packeta' },
        ],
      },
      {
        heading: { iconName: 'thirty_day_return', link: { url: '/vraceni', text: '30 dní na vrácení' } },
        introductoryText: 'Nevyhovuje vám něco? Na vrácení zboží máte 30 dní.',
        links: [
          { link: { url: '/vraceni-zbozi', text: 'Vrátit zboží' } },
          { link: { url: '/reklamace', text: 'Reklamace' } },
        ],
      },
      {
        heading: { iconName: 'easy_pay', link: { url: '/platba', text: 'Snadná platba' } },
        links: [
          { link: { url: '/platba', text: 'Způsoby platby' } },
          { link: { url: '/darkove-karty', text: 'Dárkové karty' } },
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
          link: { url: '/service/storefinder/', text: 'Prodejny' },
        },
        hideGroupInCheckout: true,
        links: [
          { link: { url: '/service/storefinder/', text: 'Najít prodejnu' } },
          { link: { url: '/click-and-collect', text: 'Vyzvednutí v prodejně' } },
        ],
      },
      {
        heading: {
          iconName: '{product}_card',
          link: { url: '/registerfree{product}card', text: 'Věrnostní karta' },
        },
        hideGroupInCheckout: true,
        introductoryText: 'Každá 11. káva zdarma.',
        links: [
          { link: { url: '/registerfree{product}card', text: 'Získat kartu zdarma' } },
          { link: { url: '/registerfreeprivatecard', text: 'Získat PrivatCard zdarma' } },
        ],
      },
    ],
  },
  seo: {
    heading: 'Oblíbené kategorie',
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
          { url: '/kuchyn', text: 'Kuchyň a domácnost' },
          { url: '/bydleni', text: 'Bydlení' },
        ],
      },
      {
        links: [
          { url: '/damska-moda', text: 'Dámská móda' },
          { url: '/panska-moda', text: 'Pánská móda' },
          { url: '/detska-moda', text: 'Dětská móda' },
        ],
      },
      {
        links: [
          { url: '/sport', text: 'Sport' },
          { url: '/zahrada', text: 'Zahrada a balkon' },
          { url: '/darky', text: 'Dárky' },
        ],
      },
    ],
  },
  socialMedia: {
    heading: 'Sledujte nás',
    socialMediaIcons: [
      { iconName: 'facebook', link: 'https://www.facebook.com/{product}.cz' },
      { iconName: 'instagram', link: 'https://www.instagram.com/{product}.cz' },
      { iconName: 'youtube', link: 'https://www.youtube.com/@{product}cz' },
    ],
  },
  appReferences: {
    heading: 'Naše aplikace',
    appIcons: [
      { iconName: 'appleinc', link: 'https://apps.apple.com/cz/app/id1000000001' },
      { iconName: 'android', link: 'https://play.google.com/store/apps/details?id=cz.{product}.app' },
    ],
  },
  legalLinks: [
    { url: '/obchodni-podminky', text: 'Obchodní podmínky' },
    { url: '/ochrana-osobnich-udaju', text: 'Ochrana osobních údajů' },
    { url: '/odstoupeni-od-smlouvy', text: 'Odstoupení od smlouvy' },
    { url: '/pristupnost', text: 'Přístupnost' },
    { url: '/o-nas', text: 'Provozovatel' },
  ],
  viewChanger: { toMobile: 'Přejít na mobilní verzi', toDesktop: 'Přejít na verzi pro počítač' },
  qualityLogos: {
    heading: 'Ověřená kvalita',
    logos: [
      { link: '/certifikaty', image: { label: 'Trusted Shops', source: 'trustedshops' } },
      { link: '/udrzitelnost', image: { label: 'Fairtrade', source: 'fairtrade' } },
      { link: '/udrzitelnost', image: { label: 'Rainforest Alliance', source: 'rainforest' } },
    ],
  },
  salesTax: {
    textBeforeLink: 'Všechny ceny jsou uvedeny včetně DPH, bez ',
    link: { url: '/doprava', text: 'nákladů na dopravu' },
    textAfterLink: '.',
  },
}
