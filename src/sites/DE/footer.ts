import type { SiteContent } from '../site-content.js'

export const content: SiteContent = {
  headline: 'Wir sind für Sie da',
  teaser: {
    groups: [
      {
        heading: { iconName: 'contact', link: { url: '/contact', text: 'Service & Kontakt' } },
        introductoryText: 'Sie erreichen uns Montag bis Samstag, 8–\u206020\u00a0Uhr.',
        links: [
          { link: { url: 'tel:+494066969100', text: '+49 40 66969 100' } },
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
          { label: 'DHL', source: 'dhl' },
          { label: 'Hermes', source: 'hermes' },
        ],
      },
      {
        heading: {
          iconName: 'thirty_day_return',
          link: { url: '/rueckgabe', text: '30 Tage Rückgaberecht' },
        },
        introductoryText: 'Nicht das Richtige? Sie haben 30 Tage Zeit für die Rückgabe.',
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
          { link: { url: '/treuebohnen', text: 'Treuebohnen sammeln' } },
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
      { iconName: 'facebook', link: 'https://www.facebook.com/{product}' },
      { iconName: 'instagram', link: 'https://www.instagram.com/{product}' },
      { iconName: 'youtube', link: 'https://www.youtube.com/@{product}' },
    ],
  },
  appReferences: {
    heading: 'Unsere App',
    appIcons: [
      { iconName: 'appleinc', link: 'https://apps.apple.com/de/app/id1000000001' },
      { iconName: 'android', link: 'https://play.google.com/store/apps/details?id=de.{product}.app' },
    ],
  },
  legalLinks: [
    { url: '/agb-s400007325.html', text: 'AGB' },
    { url: '/datenschutz', text: 'Datenschutz' },
    { url: '/widerruf', text: 'Widerrufsrecht' },
    { url: '/barrierefreiheit', text: 'Barrierefreiheit' },
    { url: '/impressum', text: 'Impressum' },
  ],
  viewChanger: { toMobile: 'Zur mobilen Ansicht', toDesktop: 'Zur Desktop-Ansicht' },
  qualityLogos: {
    heading: 'Geprüfte Qualität',
    logos: [
      { link: '/guetesiegel', image: { label: 'Trusted Shops', source: 'trustedshops' } },
      { link: '/guetesiegel', image: { label: 'EHI Geprüfter Online-Shop', source: 'ehi', width: 90 } },
      { link: '/nachhaltigkeit', image: { label: 'Fairtrade', source: 'fairtrade' } },
      { link: '/nachhaltigkeit', image: { label: 'Rainforest Alliance', source: 'rainforest' } },
    ],
  },
  salesTax: {
    textBeforeLink: 'Alle Preise inkl. gesetzlicher Mehrwertsteuer, zzgl. ',
    link: { url: '/versandkosten', text: 'Versandkosten' },
    textAfterLink: '.',
  },
}
