/** The texts of the promotions, by language. */
import type { Language } from '../sites.js'

export interface PromotionWords {
  voucher: { headline: string; short: string; instructions: string }
  arrivals: { headline: string; short: string; cta: string }
  /** Added to a headline in the staff preview; `{}` is the simulated day. */
  preview: string
  category: { headline: string; subline: string; cta: string }
  autumn: { headline: string; subline: string; link: string }
  benefits: readonly [string, string, string, string]
  legalHint: string
  legalHintShort: string
  legal: string
  footer: { headline: string; terms: string; privacy: string; imprint: string }
}

export const PROMOTION_WORDS: Record<Language, PromotionWords> = {
  de: {
    voucher: {
      headline: '15 % auf alles aus Küche und gedecktem Tisch – nur dieses Wochenende',
      short: '15 % auf Küche & Tisch',
      instructions: 'Code kopieren und im Warenkorb einlösen',
    },
    arrivals: { headline: 'Die neue Herbstkollektion ist da', short: 'Neu: Herbst', cta: 'Jetzt entdecken' },
    preview: 'Vorschau vom {}',
    category: {
      headline: 'Bis zu 30 % auf Kaffeemaschinen',
      subline: 'Espresso wie in Italien, jetzt besonders günstig',
      cta: 'Zu den Maschinen',
    },
    autumn: {
      headline: 'Ein Herbst zum Einkuscheln',
      subline: 'Warme Decken, sanftes Licht und der erste Kakao der Saison',
      link: 'Zur Themenwelt',
    },
    benefits: [
      'Schnelle Lieferung',
      '10\u00a0% für Ihre Newsletter-Anmeldung',
      'Filiale in Ihrer Nähe',
      'Wir sind für Sie da',
    ],
    legalHint: 'Teilnahmebedingungen',
    legalHintShort: 'Bedingungen',
    legal:
      'Der Gutschein gilt einmal je Kundin und Kunde bis Sonntag, 23:59 Uhr. Er gilt nicht für Kaffee, Geschenkkarten, Bücher und bereits reduzierte Artikel, ist nicht mit anderen Aktionen kombinierbar und wird nicht bar ausgezahlt.',
    footer: { headline: 'Gern für Sie da', terms: 'AGB', privacy: 'Datenschutz', imprint: 'Impressum' },
  },
  fr: {
    voucher: {
      headline: '15 % sur tout l’univers cuisine et table, ce week-end seulement',
      short: '15 % sur cuisine et table',
      instructions: 'Copiez le code et utilisez-le dans le panier',
    },
    arrivals: {
      headline: 'La nouvelle collection d’automne est là',
      short: 'Nouveau : automne',
      cta: 'Découvrir',
    },
    preview: 'Aperçu du {}',
    category: {
      headline: 'Jusqu’à 30 % sur les machines à café',
      subline: 'Un expresso comme en Italie, à petit prix',
      cta: 'Voir les machines',
    },
    autumn: {
      headline: 'Un automne tout en douceur',
      subline: 'Plaids chauds, lumière tamisée et premier cacao de la saison',
      link: 'Voir l’univers',
    },
    benefits: [
      'Livraison rapide',
      '10\u00a0% pour votre inscription',
      'Un magasin près de chez vous',
      'À votre écoute',
    ],
    legalHint: 'Conditions de participation',
    legalHintShort: 'Conditions',
    legal:
      'Le bon est valable une fois par personne jusqu’à dimanche 23h59. Il ne s’applique pas au café, aux cartes cadeaux, aux livres ni aux articles déjà réduits, n’est pas cumulable et n’est pas remboursable.',
    footer: {
      headline: 'À votre service',
      terms: 'CGV',
      privacy: 'Protection des données',
      imprint: 'Mentions légales',
    },
  },
  cs: {
    voucher: {
      headline: '15 % na vše z kuchyně a prostřeného stolu – jen tento víkend',
      short: '15 % na kuchyň',
      instructions: 'Zkopírujte kód a uplatněte ho v košíku',
    },
    arrivals: { headline: 'Nová podzimní kolekce je tady', short: 'Nové: podzim', cta: 'Objevit' },
    preview: 'Náhled ke dni {}',
    category: {
      headline: 'Až 30 % na kávovary',
      subline: 'Espresso jako z Itálie, teď za výhodnou cenu',
      cta: 'Ke kávovarům',
    },
    autumn: {
      headline: 'Podzim k přitulení',
      subline: 'Teplé deky, jemné světlo a první kakao sezóny',
      link: 'Do tematického světa',
    },
    benefits: [
      'Rychlé doručení',
      '10\u00a0% za odběr newsletteru',
      'Prodejna ve vašem okolí',
      'Jsme tu pro vás',
    ],
    legalHint: 'Podmínky akce',
    legalHintShort: 'Podmínky',
    legal:
      'Poukaz lze uplatnit jednou na zákazníka do neděle 23:59. Neplatí na kávu, dárkové karty, knihy a již zlevněné zboží, nelze ho kombinovat s jinými akcemi ani vyplatit v hotovosti.',
    footer: {
      headline: 'Rádi pomůžeme',
      terms: 'Obchodní podmínky',
      privacy: 'Ochrana údajů',
      imprint: 'O společnosti',
    },
  },
  sk: {
    voucher: {
      headline: '15 % na všetko z kuchyne a prestretého stola – len tento víkend',
      short: '15 % na kuchyňu',
      instructions: 'Skopírujte kód a uplatnite ho v košíku',
    },
    arrivals: { headline: 'Nová jesenná kolekcia je tu', short: 'Nové: jeseň', cta: 'Objaviť' },
    preview: 'Náhľad ku dňu {}',
    category: {
      headline: 'Až 30 % na kávovary',
      subline: 'Espresso ako z Talianska, teraz za výhodnú cenu',
      cta: 'Ku kávovarom',
    },
    autumn: {
      headline: 'Jeseň na pritúlenie',
      subline: 'Teplé deky, jemné svetlo a prvé kakao sezóny',
      link: 'Do tematického sveta',
    },
    benefits: [
      'Rýchle doručenie',
      '10\u00a0% za odber newslettera',
      'Predajňa vo vašom okolí',
      'Sme tu pre vás',
    ],
    legalHint: 'Podmienky akcie',
    legalHintShort: 'Podmienky',
    legal:
      'Poukážku možno uplatniť raz na zákazníka do nedele 23:59. Neplatí na kávu, darčekové karty, knihy a už zľavnený tovar, nemožno ju kombinovať s inými akciami ani vyplatiť v hotovosti.',
    footer: {
      headline: 'Radi pomôžeme',
      terms: 'Obchodné podmienky',
      privacy: 'Ochrana údajov',
      imprint: 'O spoločnosti',
    },
  },
  hu: {
    voucher: {
      headline: '15% kedvezmény minden konyhai termékre – csak ezen a hétvégén',
      short: '15% a konyhai termékekre',
      instructions: 'Másolja ki a kódot, és váltsa be a kosárban',
    },
    arrivals: { headline: 'Megérkezett az új őszi kollekció', short: 'Új: ősz', cta: 'Felfedezem' },
    preview: 'Előnézet: {}',
    category: {
      headline: 'Akár 30% kedvezmény a kávéfőzőkre',
      subline: 'Olasz eszpresszó otthon, most kedvező áron',
      cta: 'Irány a kávéfőzők',
    },
    autumn: {
      headline: 'Bekuckózós ősz',
      subline: 'Meleg takarók, lágy fények és a szezon első kakaója',
      link: 'A témavilághoz',
    },
    benefits: ['Gyors szállítás', '10% a hírlevélre feliratkozóknak', 'Üzlet a közelben', 'Segítünk Önnek'],
    legalHint: 'Részvételi feltételek',
    legalHintShort: 'Feltételek',
    legal:
      'Az utalvány vásárlónként egyszer, vasárnap 23:59-ig váltható be. Kávéra, ajándékkártyára, könyvre és már leárazott termékre nem érvényes, más akcióval nem vonható össze, készpénzre nem váltható.',
    footer: { headline: 'Szívesen segítünk', terms: 'ÁSZF', privacy: 'Adatvédelem', imprint: 'Impresszum' },
  },
  pl: {
    voucher: {
      headline: '15% na całą kuchnię i nakryty stół – tylko w ten weekend',
      short: '15% na kuchnię',
      instructions: 'Skopiuj kod i użyj go w koszyku',
    },
    arrivals: { headline: 'Nowa kolekcja jesienna już jest', short: 'Nowość: jesień', cta: 'Odkryj teraz' },
    preview: 'Podgląd na {}',
    category: {
      headline: 'Do 30% na ekspresy do kawy',
      subline: 'Espresso jak we Włoszech, teraz w dobrej cenie',
      cta: 'Do ekspresów',
    },
    autumn: {
      headline: 'Jesień pełna ciepła',
      subline: 'Ciepłe koce, miękkie światło i pierwsze kakao sezonu',
      link: 'Zobacz inspiracje',
    },
    benefits: ['Szybka dostawa', '10% za zapis do newslettera', 'Sklep w pobliżu', 'Chętnie pomożemy'],
    legalHint: 'Warunki promocji',
    legalHintShort: 'Warunki',
    legal:
      'Kupon można wykorzystać raz na osobę do niedzieli do 23:59. Nie obejmuje kawy, kart podarunkowych, książek i produktów już przecenionych, nie łączy się z innymi promocjami i nie podlega wymianie na gotówkę.',
    footer: {
      headline: 'Chętnie pomożemy',
      terms: 'Regulamin',
      privacy: 'Ochrona danych',
      imprint: 'O firmie',
    },
  },
  tr: {
    voucher: {
      headline: 'Tüm mutfak ve sofra ürünlerinde %15 indirim – yalnızca bu hafta sonu',
      short: 'Mutfakta %15',
      instructions: 'Kodu kopyalayın ve sepette kullanın',
    },
    arrivals: { headline: 'Yeni sonbahar koleksiyonu geldi', short: 'Yeni: sonbahar', cta: 'Keşfedin' },
    preview: 'Önizleme: {}',
    category: {
      headline: 'Kahve makinelerinde %30’a varan indirim',
      subline: 'İtalya’daki gibi espresso, şimdi uygun fiyata',
      cta: 'Makinelere git',
    },
    autumn: {
      headline: 'İçinizi ısıtan sonbahar',
      subline: 'Sıcak battaniyeler, yumuşak ışık ve mevsimin ilk kakaosu',
      link: 'Temaya git',
    },
    benefits: ['Hızlı teslimat', 'Bültene üye olana %10', 'Size yakın mağaza', 'Yanınızdayız'],
    legalHint: 'Katılım koşulları',
    legalHintShort: 'Koşullar',
    legal:
      'Kupon, pazar günü 23:59’a kadar kişi başına bir kez kullanılabilir. Kahve, hediye kartı, kitap ve indirimli ürünlerde geçerli değildir, başka kampanyalarla birleştirilemez ve nakde çevrilemez.',
    footer: { headline: 'Yanınızdayız', terms: 'Kullanım koşulları', privacy: 'Gizlilik', imprint: 'Künye' },
  },
}
