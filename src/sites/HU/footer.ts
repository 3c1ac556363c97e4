import type { SiteContent } from '../site-content.js'

export const content: SiteContent = {
  headline: 'Állunk rendelkezésére',
  teaser: {
    groups: [
      {
        heading: {
          iconName: 'contact',
          link: { url: '/contact', text: 'Ügyfélszolgálat és kapcsolat' },
        },
        introductoryText: 'Kérjen visszahívást, és munkatársunk telefonon keresi Önt.',
        links: [
          { link: { url: '/service/callback/', text: 'Visszahívás kérése' } },
          { link: { url: '/contact', text: 'Kapcsolatfelvételi űrlap' } },
          { link: { url: '/gyik', text: 'Gyakori kérdések' } },
          { link: { url: '/subscribenewsletter', text: 'Hírlevél' } },
          { link: { url: '/alkalmazas', text: 'Alkalmazásunk' }, hideInClassic: true },
        ],
      },
      {
        heading: {
          iconName: 'delivery_via_haulage_company',
          link: { url: '/szallitas', text: 'Szállítás' },
        },
        links: [
          { link: { url: '/szallitasi-dijak', text: 'Szállítási díjak' } },
          { link: { url: '/szallitasi-ido', text: 'Szállítási idő' } },
          { link: { url: '/csomagkovetes', text: 'Csomagkövetés' } },
        ],
        images: [
          { label: 'GLS', source: 'gls' },
          { label: 'FOXPOST', source: 'foxpost' },
        ],
      },
      {
        heading: {
          iconName: 'thirty_day_return',
          link: { url: '/visszakuldes', text: '30 napos visszaküldési jog' },
        },
        introductoryText: 'Mégsem tetszik? 30 napja van a visszaküldésre.',
        links: [
          { link: { url: '/termek-visszakuldese', text: 'Termék visszaküldése' } },
          { link: { url: '/reklamacio', text: 'Reklamáció, szavatosság, jótállás' } },
        ],
      },
      {
        heading: { iconName: 'easy_pay', link: { url: '/fizetes', text: 'Egyszerű fizetés' } },
        links: [
          { link: { url: '/fizetes', text: 'Fizetési módok' } },
          { link: { url: '/ajandekkartya', text: 'Ajándékkártya' } },
        ],
        images: [
          { label: 'PayPal', source: 'paypal' },
          { label: 'Visa', source: 'visa' },
          { label: 'Mastercard', source: 'mastercard' },
        ],
      },
      {
        heading: {
          iconName: 'branch_store',
          link: { url: '/service/storefinder/', text: 'Üzletek' },
        },
        hideGroupInCheckout: true,
        links: [
          { link: { url: '/service/storefinder/', text: 'Üzletkereső' } },
          { link: { url: '/click-and-collect', text: 'Átvétel üzletben' } },
        ],
      },
      {
        heading: {
          iconName: '{product}_card',
          link: { url: '/registerfree{product}card', text: 'Hűségkártya' },
        },
        hideGroupInCheckout: true,
        links: [
          { link: { url: '/registerfree{product}card', text: 'Ingyenes kártya igénylése' } },
          { link: { url: '/registerfreeprivatecard', text: 'Ingyenes PrivatCard igénylése' } },
        ],
      },
    ],
  },
  seo: {
    heading: 'Népszerű kategóriák',
    columns: [
      {
        links: [
          { url: '/kave', text: 'Kávé' },
          { url: '/szemes-kave', text: 'Szemes kávé' },
          { url: '/orolt-kave', text: 'Őrölt kávé' },
        ],
      },
      {
        links: [
          { url: '/kavefozok', text: 'Kávéfőzők' },
          { url: '/konyha', text: 'Konyha és háztartás' },
          { url: '/otthon', text: 'Otthon' },
        ],
      },
      {
        links: [
          { url: '/noi-divat', text: 'Női divat' },
          { url: '/ferfi-divat', text: 'Férfidivat' },
          { url: '/gyermek-divat', text: 'Gyermekdivat' },
        ],
      },
      {
        links: [
          { url: '/sport', text: 'Sport' },
          { url: '/kert', text: 'Kert és erkély' },
          { url: '/ajandekok', text: 'Ajándékok' },
        ],
      },
    ],
  },
  socialMedia: {
    heading: 'Kövessen minket',
    socialMediaIcons: [
      { iconName: 'facebook', link: 'https://www.facebook.com/{product}.hu' },
      { iconName: 'instagram', link: 'https://www.instagram.com/{product}.hu' },
      { iconName: 'youtube', link: 'https://www.youtube.com/@{product}hu' },
    ],
  },
  appReferences: {
    heading: 'Alkalmazásunk',
    appIcons: [
      { iconName: 'appleinc', link: 'https://apps.apple.com/hu/app/id1000000001' },
      { iconName: 'android', link: 'https://play.google.com/store/apps/details?id=hu.{product}.app' },
    ],
  },
  legalLinks: [
    { url: '/aszf', text: 'ÁSZF' },
    { url: '/adatvedelem', text: 'Adatvédelem' },
    { url: '/elallas', text: 'Elállási jog' },
    { url: '/akadalymentesseg', text: 'Akadálymentesség' },
    { url: '/impresszum', text: 'Impresszum' },
  ],
  viewChanger: { toMobile: 'Mobil nézet', toDesktop: 'Asztali nézet' },
  qualityLogos: {
    heading: 'Ellenőrzött minőség',
    logos: [
      { link: '/minosites', image: { label: 'Trusted Shops', source: 'trustedshops' } },
      { link: '/fenntarthatosag', image: { label: 'Fairtrade', source: 'fairtrade' } },
      { link: '/fenntarthatosag', image: { label: 'Rainforest Alliance', source: 'rainforest' } },
    ],
  },
  salesTax: {
    textBeforeLink: 'Áraink az áfát tartalmazzák, a ',
    link: { url: '/szallitasi-dijak', text: 'szállítási díjat' },
    textAfterLink: ' nem.',
  },
}
