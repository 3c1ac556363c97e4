import type { SiteContent } from '../site-content.js'

export const content: SiteContent = {
  headline: 'Jesteśmy do Twojej dyspozycji',
  teaser: {
    groups: [
      {
        heading: { iconName: 'contact', link: { url: '/contact', text: 'Obsługa klienta i kontakt' } },
        introductoryText: 'Zadzwoń do nas od poniedziałku do piątku w godzinach 8:00–\u206018:00.',
        links: [
          { link: { url: 'tel:+48225000010', text: '+48 22 500 00 10' } },
          { link: { url: '/contact', text: 'Formularz kontaktowy' } },
          { link: { url: '/pomoc', text: 'Najczęstsze pytania' } },
          { link: { url: '/subscribenewsletter', text: 'Newsletter' } },
          { link: { url: '/aplikacja', text: 'Nasza aplikacja' }, hideInClassic: true },
        ],
      },
      {
        heading: { iconName: 'free_shipping', link: { url: '/dostawa', text: 'Darmowa dostawa' } },
        introductoryText: 'Darmowa dostawa od 100\u00a0zł.',
        links: [
          { link: { url: '/dostawa', text: 'Koszty i czas dostawy' } },
          { link: { url: '/sledzenie-przesylki', text: 'Śledzenie przesyłki' } },
        ],
        images: [
          { label: 'InPost', source: 'inpost' },
          { label: 'DPD', source: 'dpd' },
        ],
      },
      {
        heading: { iconName: 'thirty_day_return', link: { url: '/zwroty', text: '30 dni na zwrot' } },
        introductoryText: 'Coś nie pasuje? Masz 30 dni na zwrot zakupów.',
        links: [
          { link: { url: '/zwrot-towaru', text: 'Zgłoś zwrot' } },
          { link: { url: '/reklamacje', text: 'Reklamacje' } },
        ],
      },
      {
        heading: { iconName: 'easy_pay', link: { url: '/platnosci', text: 'Wygodne płatności' } },
        links: [
          { link: { url: '/platnosci', text: 'Metody płatności' } },
          { link: { url: '/karty-podarunkowe', text: 'Karty podarunkowe' } },
        ],
        images: [
          { label: 'BLIK', source: 'blik' },
          { label: 'Przelewy24', source: 'p24' },
          { label: 'PayPal', source: 'paypal' },
          { label: 'Visa', source: 'visa' },
          { label: 'Mastercard', source: 'mastercard' },
        ],
      },
      {
        heading: {
          iconName: 'branch_store',
          link: { url: '/service/storefinder/', text: 'Sklepy stacjonarne' },
        },
        hideGroupInCheckout: true,
        links: [
          { link: { url: '/service/storefinder/', text: 'Znajdź sklep' } },
          { link: { url: '/click-and-collect', text: 'Odbiór w sklepie' } },
        ],
      },
      {
        heading: {
          iconName: '{product}_card',
          link: { url: '/registerfree{product}card', text: 'Karta klienta' },
        },
        hideGroupInCheckout: true,
        links: [
          { link: { url: '/registerfree{product}card', text: 'Zamów bezpłatną kartę' } },
          { link: { url: '/registerfreeprivatecard', text: 'Zamów bezpłatną PrivatCard' } },
        ],
      },
    ],
  },
  seo: {
    heading: 'Popularne kategorie',
    columns: [
      {
        links: [
          { url: '/kawa', text: 'Kawa' },
          { url: '/kawa-ziarnista', text: 'Kawa ziarnista' },
          { url: '/kawa-mielona', text: 'Kawa mielona' },
        ],
      },
      {
        links: [
          { url: '/ekspresy', text: 'Ekspresy do kawy' },
          { url: '/kuchnia', text: 'Kuchnia i dom' },
          { url: '/wnetrza', text: 'Wnętrza' },
        ],
      },
      {
        links: [
          { url: '/moda-damska', text: 'Moda damska' },
          { url: '/moda-meska', text: 'Moda męska' },
          { url: '/moda-dziecieca', text: 'Moda dziecięca' },
        ],
      },
      {
        links: [
          { url: '/sport', text: 'Sport' },
          { url: '/ogrod', text: 'Ogród i balkon' },
          { url: '/prezenty', text: 'Prezenty' },
        ],
      },
    ],
  },
  socialMedia: {
    heading: 'Obserwuj nas',
    socialMediaIcons: [
      { iconName: 'facebook', link: 'https://www.facebook.com/{product}.pl' },
      { iconName: 'instagram', link: 'https://www.instagram.com/{product}.pl' },
      { iconName: 'youtube', link: 'https://www.youtube.com/@{product}pl' },
    ],
  },
  appReferences: {
    heading: 'Nasza aplikacja',
    appIcons: [
      { iconName: 'appleinc', link: 'https://apps.apple.com/pl/app/id1000000001' },
      { iconName: 'android', link: 'https://play.google.com/store/apps/details?id=pl.{product}.app' },
    ],
  },
  legalLinks: [
    { url: '/regulamin', text: 'Regulamin' },
    { url: '/polityka-prywatnosci', text: 'Polityka prywatności' },
    { url: '/odstapienie-od-umowy', text: 'Odstąpienie od umowy' },
    { url: '/dostepnosc', text: 'Dostępność' },
    { url: '/o-nas', text: 'Dane firmy' },
  ],
  viewChanger: { toMobile: 'Przejdź do wersji mobilnej', toDesktop: 'Przejdź do wersji na komputer' },
  qualityLogos: {
    heading: 'Sprawdzona jakość',
    logos: [
      { link: '/certyfikaty', image: { label: 'Trusted Shops', source: 'trustedshops' } },
      { link: '/zrownowazony-rozwoj', image: { label: 'Fairtrade', source: 'fairtrade' } },
      { link: '/zrownowazony-rozwoj', image: { label: 'Rainforest Alliance', source: 'rainforest' } },
    ],
  },
  salesTax: {
    textBeforeLink: 'Wszystkie ceny zawierają VAT i nie obejmują ',
    link: { url: '/dostawa', text: 'kosztów dostawy' },
    textAfterLink: '.',
  },
}
