/** Things other than articles that a cart can contain: gift cards, free articles, partner products, subscriptions. */
import type { Site } from '../../../src/api/names.js'
import { formatMoney, priceFor } from '../money.js'
import { SITE_FACTS, type Language } from '../sites.js'

interface ExtraWords {
  giftCard: string
  freeMug: string
  freeSpoon: string
  insurance: string
  energy: string
  coffeeSubscription: string
  flowerSubscription: string
}

const EXTRA_WORDS: Record<Language, ExtraWords> = {
  de: {
    giftCard: 'Geschenkkarte',
    freeMug: 'Gratis: Becher zum Probieren',
    freeSpoon: 'Gratis: Kaffeelöffel',
    insurance: 'Geräteschutz für zwei Jahre',
    energy: 'Ökostrom unseres Partners',
    coffeeSubscription: 'Kaffee-Abo, jeden Monat',
    flowerSubscription: 'Blumen-Abo, jede zweite Woche',
  },
  fr: {
    giftCard: 'Carte cadeau',
    freeMug: 'Offert : mug à essayer',
    freeSpoon: 'Offert : cuillère à café',
    insurance: 'Garantie appareil de deux ans',
    energy: 'Électricité verte de notre partenaire',
    coffeeSubscription: 'Abonnement café, chaque mois',
    flowerSubscription: 'Abonnement fleurs, toutes les deux semaines',
  },
  cs: {
    giftCard: 'Dárková karta',
    freeMug: 'Zdarma: hrnek na vyzkoušení',
    freeSpoon: 'Zdarma: kávová lžička',
    insurance: 'Ochrana spotřebiče na dva roky',
    energy: 'Zelená elektřina od partnera',
    coffeeSubscription: 'Předplatné kávy, každý měsíc',
    flowerSubscription: 'Předplatné květin, každý druhý týden',
  },
  hu: {
    giftCard: 'Ajándékkártya',
    freeMug: 'Ingyenes bögre kipróbálásra',
    freeSpoon: 'Ingyenes kávéskanál',
    insurance: 'Kétéves készülékvédelem',
    energy: 'Zöldáram partnerünktől',
    coffeeSubscription: 'Kávé-előfizetés havonta',
    flowerSubscription: 'Virág-előfizetés kéthetente',
  },
  pl: {
    giftCard: 'Karta podarunkowa',
    freeMug: 'Gratis: kubek na próbę',
    freeSpoon: 'Gratis: łyżeczka do kawy',
    insurance: 'Ochrona sprzętu na dwa lata',
    energy: 'Zielony prąd od partnera',
    coffeeSubscription: 'Abonament na kawę co miesiąc',
    flowerSubscription: 'Abonament na kwiaty co dwa tygodnie',
  },
  sk: {
    giftCard: 'Darčeková karta',
    freeMug: 'Zadarmo: hrnček na vyskúšanie',
    freeSpoon: 'Zadarmo: kávová lyžička',
    insurance: 'Ochrana spotrebiča na dva roky',
    energy: 'Zelená elektrina od partnera',
    coffeeSubscription: 'Predplatné kávy, každý mesiac',
    flowerSubscription: 'Predplatné kvetov, každý druhý týždeň',
  },
  tr: {
    giftCard: 'Hediye Kartı',
    freeMug: 'Ücretsiz Deneme Kupası',
    freeSpoon: 'Ücretsiz Kahve Kaşığı',
    insurance: 'İki Yıl Cihaz Koruması',
    energy: 'İş Ortağımızdan Yeşil Enerji',
    coffeeSubscription: 'Aylık Kahve Aboneliği',
    flowerSubscription: 'İki Haftada Bir Çiçek Aboneliği',
  },
}

export interface Extra {
  id: string
  title: string
  price: number
  priceText: string
}

const wordsOf = (site: Site): ExtraWords => EXTRA_WORDS[SITE_FACTS[site].language]
const extra = (site: Site, id: string, title: string, eur: number): Extra => {
  const price = eur === 0 ? 0 : priceFor(site, eur)
  return { id, title, price, priceText: formatMoney(site, price) }
}

export const giftCardsOf = (site: Site): Extra[] =>
  [25, 50, 100].map((eur) => {
    const card = extra(site, `gift-${eur}`, '', eur)
    return { ...card, title: `${wordsOf(site).giftCard} ${card.priceText}` }
  })

/** A customer may take one free article of each campaign. */
const FREE_ARTICLES = [
  { campaignId: 'coffee-days', productId: 'free-mug', word: 'freeMug' },
  { campaignId: 'coffee-days', productId: 'free-spoon', word: 'freeSpoon' },
  { campaignId: 'welcome', productId: 'free-mug', word: 'freeMug' },
] as const

export const freeArticlesOf = (site: Site): Array<Extra & { campaignId: string }> =>
  FREE_ARTICLES.map(({ campaignId, productId, word }) => ({
    ...extra(site, productId, wordsOf(site)[word], 0),
    campaignId,
  }))

export const partnerProductsOf = (site: Site): Extra[] => [
  extra(site, 'partner-insurance', wordsOf(site).insurance, 19.99),
  extra(site, 'partner-energy', wordsOf(site).energy, 0),
]

export const subscriptionsOf = (site: Site): Extra[] => [
  extra(site, 'abo-coffee', wordsOf(site).coffeeSubscription, 24.99),
  extra(site, 'abo-flowers', wordsOf(site).flowerSubscription, 29.99),
]
