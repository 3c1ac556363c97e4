import type { SiteContent } from '../site-content.js'

export const content: SiteContent = {
  headline: 'Wir sind für Sie da',
  teaser: {
    groups: [
      {
        heading: { iconName: 'contact', link: { url: '/contact', text: 'Service & Kontakt' } },
        introductoryText: 'Sie erreichen uns Montag bis Freitag, 8–\u206018\u00a0Uhr.',
        links: [
          { link: { url: 'tel:+4312050010', text: '+43 1 205 00 10' } },
          { link: { url: '/contact', text: 'Kontaktformular' } },
          { link: { url: '/faq', text: 'Häufige Fragen' } },
          { link: { url: '/subscribenewsletter', text: 'Newsletter' } },
          { link: { url: '/app', text: 'Unsere App' }, hideInClassic: true },
        ],
      },
      {
        heading: {
          iconName: 'delivery_via_haulage_company',
          link: { url: '/lieferung', text: 'Lieferung' },
        },
        links: [
          { link: { url: '/versandkosten', text: 'Versandkosten' } },
          { link: { url: '/lieferzeiten', text: 'Lieferzeiten' } },
          { link: { url: '/sendungsverfolgung', text: 'Sendung verfolgen' } },
        ],
        images: [
          { label: 'Österreichische Post', source: 'post' },
          { label: 'DPD', source: 'dpd' },
        ],
      },
      {
        heading: {
          iconName: 'return_shipping',
          link: { url: '/rueckgabe', text: '14 Tage Rückgaberecht' },
        },
        introductoryText: 'Nicht das Richtige? Sie haben 14 Tage Zeit für die Rückgabe.',
        links: [
          { link: { url: '/ruecksendung', text: 'Rücksendung anmelden' } },
          { link: { url: '/reklamation', text: 'Reklamation & Gewährleistung' } },
        ],
      },
      {
        heading: { iconName: 'easy_pay', link: { url: '/zahlungsarten', text: 'Einfach bezahlen' } },
        links: [
          { link: { url: '/zahlungsarten', text: 'Alle Zahlungsarten' } },
          { link: { url: '/geschenkkarten', text: 'Geschenkkarten' } },
        ],
        images: [
          { label: 'Kauf auf Rechnung', source: 'invoice' },
          { label: 'eps-Überweisung', source: 'eps' },
          { label: 'PayPal', source: 'paypal' },
          { label: 'Visa', source: 'visa' },
          { label: 'Mastercard', source: 'mastercard' },
        ],
      },
      {
        heading: {
          iconName: 'branch_store',
          link: { url: '/service/storefinder/', text: 'Filialen' },
        },
        hideGroupInCheckout: true,
        links: [
          { link: { url: '/service/storefinder/', text: 'Filiale finden' } },
          { link: { url: '/click-and-collect', text: 'Click & Collect' } },
        ],
      },
      {
        heading: {
          iconName: '{product}_card',
          link: { url: '/registerfree{product}card', text: 'Kundenkarte' },
        },
        hideGroupInCheckout: true,
        links: [
          { link: { url: '/registerfree{product}card', text: 'Kundenkarte kostenlos bestellen' } },
          { link: { url: '/registerfreeprivatecard', text: 'PrivatCard kostenlos bestellen' } },
        ],
      },
    ],
  },
  seo: {
    heading: 'Beliebte Kategorien',
    columns: [
      {
        links: [
          { url: '/kaffee', text: 'Kaffee' },
          { url: '/ganze-bohnen', text: 'Ganze Bohnen' },
          { url: '/filterkaffee', text: 'Filterkaffee' },
        ],
      },
      {
        links: [
          { url: '/kaffeemaschinen', text: 'Kaffeemaschinen' },
          { url: '/kueche', text: 'Küche & Haushalt' },
          { url: '/wohnen', text: 'Wohnen' },
        ],
      },
      {
        links: [
          { url: '/damenmode', text: 'Damenmode' },
          { url: '/herrenmode', text: 'Herrenmode' },
          { url: '/kindermode', text: 'Kindermode' },
        ],
      },
      {
        links: [
          { url: '/sport', text: 'Sport' },
          { url: '/garten', text: 'Garten & Balkon' },
          { url: '/geschenke', text: 'Geschenke' },
        ],
      },
    ],
  },
  socialMedia: {
    heading: 'Folgen Sie uns',
    socialMediaIcons: [
      { iconName: 'facebook', link: 'https://www.facebook.com/{product}.at' },
      { iconName: 'instagram', link: 'https://www.instagram.com/{product}.at' },
      { iconName: 'youtube', link: 'https://www.youtube.com/@{product}' },
    ],
  },
  appReferences: {
    heading: 'Unsere App',
    appIcons: [
      { iconName: 'appleinc', link: 'https://apps.apple.com/at/app/id1000000001' },
      { iconName: 'android', link: 'https://play.google.com/store/apps/details?id=at.{product}.app' },
    ],
  },
  legalLinks: [
    { url: '/agb', text: 'AGB' },
    { url: '/datenschutz', text: 'Datenschutz' },
    { url: '/widerruf', text: 'Rücktrittsrecht' },
    { url: '/barrierefreiheit', text: 'Barrierefreiheit' },
    { url: '/impressum', text: 'Impressum' },
  ],
  viewChanger: { toMobile: 'Zur mobilen Ansicht', toDesktop: 'Zur Desktop-Ansicht' },
  qualityLogos: {
    heading: 'Geprüfte Qualität',
    logos: [
      { link: '/guetesiegel', image: { label: 'Trusted Shops', source: 'trustedshops' } },
      { link: '/nachhaltigkeit', image: { label: 'Fairtrade', source: 'fairtrade' } },
      { link: '/nachhaltigkeit', image: { label: 'Rainforest Alliance', source: 'rainforest' } },
    ],
  },
  salesTax: {
    textBeforeLink: 'Alle Preise inkl. USt., zzgl. ',
    link: { url: '/versandkosten', text: 'Versandkosten' },
    textAfterLink: '.',
  },
}
