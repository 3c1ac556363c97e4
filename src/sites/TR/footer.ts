import type { SiteContent } from '../site-content.js'

export const content: SiteContent = {
  headline: 'Her zaman yanınızdayız',
  teaser: {
    groups: [
      {
        heading: { iconName: 'contact', link: { url: '/contact', text: 'Müşteri Hizmetleri' } },
        introductoryText: 'Müşteri hizmetlerimiz her gün 09:00-19:00 saatleri arasında hizmetinizde.',
        links: [
          { link: { url: 'tel:+908500000110', text: '+90 850 000 01 10' } },
          { link: { url: '/contact', text: 'İletişim formu' } },
          { link: { url: '/yardim', text: 'Sıkça sorulan sorular' } },
          { link: { url: '/subscribenewsletter', text: 'E-bülten' } },
          { link: { url: '/uygulama', text: 'Mobil uygulamamız' }, hideInClassic: true },
        ],
      },
      {
        heading: { iconName: 'free_shipping', link: { url: '/kargo', text: 'Ücretsiz kargo' } },
        introductoryText:
          '1000\u00a0TL ve üzeri alışverişlerde ücretsiz kargo. Siparişiniz 1-2 iş günü içinde kargoda.',
        links: [
          { link: { url: '/account', text: 'Sipariş durumu' } },
          { link: { url: '/kargo', text: 'Kargo ve teslimat' } },
        ],
        images: [{ label: 'Yurtiçi Kargo', source: 'yurtici' }],
      },
      {
        heading: { iconName: 'return_shipping', link: { url: '/iade', text: '90 gün ücretsiz iade' } },
        introductoryText: 'Beğenmediniz mi? 90 gün içinde ücretsiz iade edebilirsiniz.',
        links: [
          { link: { url: '/iade-islemleri', text: 'İade işlemleri' } },
          { link: { url: '/garanti', text: 'Garanti koşulları' } },
        ],
      },
      {
        heading: { iconName: 'easy_pay', link: { url: '/odeme', text: 'Kolay ödeme' } },
        links: [{ link: { url: '/odeme', text: 'Ödeme seçenekleri' } }],
        images: [
          { label: 'Visa', source: 'visa' },
          { label: 'Mastercard', source: 'mastercard' },
          { label: 'Troy', source: 'troy' },
        ],
      },
      {
        heading: {
          iconName: 'branch_store',
          link: { url: '/service/storefinder/', text: 'Mağazalarımız' },
        },
        hideGroupInCheckout: true,
        links: [
          { link: { url: '/service/storefinder/', text: 'Mağaza bul' } },
          { link: { url: '/click-and-collect', text: 'Mağazadan teslim al' } },
        ],
      },
      {
        heading: {
          iconName: '{product}_card',
          link: { url: '/registerfree{product}card', text: 'Sadakat kartı' },
        },
        hideGroupInCheckout: true,
        links: [
          { link: { url: '/registerfree{product}card', text: 'Ücretsiz kart başvurusu' } },
          { link: { url: '/registerfreeprivatecard', text: 'Ücretsiz PrivatCard başvurusu' } },
        ],
      },
    ],
  },
  seo: {
    heading: 'Popüler kategoriler',
    columns: [
      {
        links: [
          { url: '/kahve', text: 'Kahve' },
          { url: '/cekirdek-kahve', text: 'Çekirdek kahve' },
          { url: '/filtre-kahve', text: 'Filtre kahve' },
        ],
      },
      {
        links: [
          { url: '/kahve-makineleri', text: 'Kahve makineleri' },
          { url: '/mutfak', text: 'Mutfak' },
          { url: '/ev-yasam', text: 'Ev ve yaşam' },
        ],
      },
      {
        links: [
          { url: '/kadin-giyim', text: 'Kadın giyim' },
          { url: '/erkek-giyim', text: 'Erkek giyim' },
          { url: '/cocuk-giyim', text: 'Çocuk giyim' },
        ],
      },
      {
        links: [
          { url: '/spor', text: 'Spor' },
          { url: '/bahce', text: 'Bahçe ve balkon' },
          { url: '/hediyeler', text: 'Hediyeler' },
        ],
      },
    ],
  },
  socialMedia: {
    heading: 'Bizi takip edin',
    socialMediaIcons: [
      { iconName: 'facebook', link: 'https://www.facebook.com/{product}.tr' },
      { iconName: 'instagram', link: 'https://www.instagram.com/{product}.tr' },
      { iconName: 'youtube', link: 'https://www.youtube.com/@{product}tr' },
    ],
  },
  appReferences: {
    heading: 'Mobil uygulamamız',
    appIcons: [
      { iconName: 'appleinc', link: 'https://apps.apple.com/tr/app/id1000000001' },
      { iconName: 'android', link: 'https://play.google.com/store/apps/details?id=tr.{product}.app' },
    ],
  },
  legalLinks: [
    { url: '/uyelik-sozlesmesi', text: 'Üyelik Sözleşmesi' },
    { url: '/mesafeli-satis-sozlesmesi', text: 'Mesafeli Satış Sözleşmesi' },
    { url: '/kvkk', text: 'Kişisel Verilerin Korunması' },
    { url: '/gizlilik', text: 'Gizlilik' },
    { url: '/kunye', text: 'Künye' },
  ],
  viewChanger: { toMobile: 'Mobil görünüme geç', toDesktop: 'Masaüstü görünümüne geç' },
  qualityLogos: {
    heading: 'Güvenli alışveriş',
    logos: [
      { link: '/etbis', image: { label: 'ETBİS', source: 'etbis', width: 90, height: 90 } },
      { link: '/surdurulebilirlik', image: { label: 'Fairtrade', source: 'fairtrade' } },
      { link: '/surdurulebilirlik', image: { label: 'Rainforest Alliance', source: 'rainforest' } },
    ],
  },
  salesTax: {
    textBeforeLink: 'Tüm fiyatlara KDV dâhildir, ',
    link: { url: '/kargo', text: 'kargo ücreti' },
    textAfterLink: ' hariçtir.',
  },
}
