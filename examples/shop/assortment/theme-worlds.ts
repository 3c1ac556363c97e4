/** The theme worlds, which the first flyout of the navigation shows. */
import { PRODUCT } from '../../../src/api/brand.js'
import type { SectionName } from '../../../src/services/theme-worlds.js'
import type { Site } from '../../../src/api/names.js'
import { SITE_FACTS, spellFor, type Language } from '../sites.js'
import { DEPARTMENTS } from './catalogue.js'
import { pictureOf, productsOf, type Product } from './products.js'
import { slugOf } from './slug.js'

type BadgeOrAvailability = 'NEW' | 'BESTSELLER' | 'ONLINE_ONLY' | 'COMING_SOON' | 'ONLINE' | 'STORE'

interface ThemeWords {
  sections: Record<SectionName, string>
  titles: readonly string[]
  translations: Record<BadgeOrAvailability, string>
  ends: (date: string) => string
  daysLeft: (days: number) => string
}

const THEME_WORDS: Record<Language, ThemeWords> = {
  de: {
    sections: {
      scout: 'Entdeckt für Sie',
      new: 'Neu diese Woche',
      more: 'Weitere Themenwelten',
      lastChance: 'Letzte Chance',
    },
    titles: [
      'Italienische Momente',
      'Herbst auf dem Teller',
      'Warm durch den Regen',
      'Zuhause im Hygge',
      'Sanfter Morgen',
      'Barista daheim',
      'Yoga für alle',
      'Backzeit',
      'Ab ins Grüne',
      'Kuschelnächte',
    ],
    translations: {
      NEW: 'Neu',
      BESTSELLER: 'Bestseller',
      ONLINE_ONLY: 'Nur online',
      COMING_SOON: 'Bald erhältlich',
      ONLINE: 'Online erhältlich',
      STORE: 'In Filialen erhältlich',
    },
    ends: (date) => `Endet am ${date}`,
    daysLeft: (days) => (days === 1 ? 'Nur noch 1 Tag' : `Nur noch ${days} Tage`),
  },
  fr: {
    sections: {
      scout: 'Découvert pour vous',
      new: 'Nouveau cette semaine',
      more: 'Autres univers',
      lastChance: 'Dernière chance',
    },
    titles: [
      'Moments italiens',
      "L'automne à table",
      'Au chaud sous la pluie',
      'Un cocon à la maison',
      'Réveil en douceur',
      'Barista chez soi',
      'Le yoga pour tous',
      "L'heure des gâteaux",
      'Cap sur la nature',
      'Nuits douillettes',
    ],
    translations: {
      NEW: 'Nouveau',
      BESTSELLER: 'Meilleure vente',
      ONLINE_ONLY: 'En ligne seulement',
      COMING_SOON: 'Bientôt disponible',
      ONLINE: 'Disponible en ligne',
      STORE: 'Disponible en magasin',
    },
    ends: (date) => `Jusqu'au ${date}`,
    daysLeft: (days) => (days === 1 ? 'Plus que 1 jour' : `Plus que ${days} jours`),
  },
  cs: {
    sections: {
      scout: 'Objeveno pro vás',
      new: 'Novinky tohoto týdne',
      more: 'Další tematické světy',
      lastChance: 'Poslední šance',
    },
    titles: [
      'Italské okamžiky',
      'Podzim na talíři',
      'V teple i v dešti',
      'Útulný domov',
      'Jemné ráno',
      'Barista doma',
      'Jóga pro každého',
      'Čas na pečení',
      'Vzhůru do přírody',
      'Hebké noci',
    ],
    translations: {
      NEW: 'Novinka',
      BESTSELLER: 'Nejprodávanější',
      ONLINE_ONLY: 'Pouze online',
      COMING_SOON: 'Již brzy',
      ONLINE: 'Dostupné online',
      STORE: 'Dostupné v prodejnách',
    },
    ends: (date) => `Končí ${date}`,
    daysLeft: (days) =>
      days === 1 ? 'Už jen 1 den' : days < 5 ? `Už jen ${days} dny` : `Už jen ${days} dní`,
  },
  sk: {
    sections: {
      scout: 'Objavené pre vás',
      new: 'Novinky tohto týždňa',
      more: 'Ďalšie tematické svety',
      lastChance: 'Posledná šanca',
    },
    titles: [
      'Talianske chvíle',
      'Jeseň na tanieri',
      'V teple aj v daždi',
      'Útulný domov',
      'Jemné ráno',
      'Barista doma',
      'Joga pre každého',
      'Čas na pečenie',
      'Hor sa do prírody',
      'Hebké noci',
    ],
    translations: {
      NEW: 'Novinka',
      BESTSELLER: 'Najpredávanejšie',
      ONLINE_ONLY: 'Iba online',
      COMING_SOON: 'Už čoskoro',
      ONLINE: 'Dostupné online',
      STORE: 'Dostupné v predajniach',
    },
    ends: (date) => `Končí ${date}`,
    daysLeft: (days) =>
      days === 1 ? 'Už len 1 deň' : days < 5 ? `Už len ${days} dni` : `Už len ${days} dní`,
  },
  hu: {
    sections: {
      scout: 'Önnek fedeztük fel',
      new: 'A hét újdonságai',
      more: 'További témavilágok',
      lastChance: 'Utolsó lehetőség',
    },
    titles: [
      'Olasz pillanatok',
      'Ősz a tányéron',
      'Melegben az esőben',
      'Otthonos hangulat',
      'Lágy reggelek',
      'Barista otthon',
      'Jóga mindenkinek',
      'Sütés ideje',
      'Irány a szabad',
      'Puha éjszakák',
    ],
    translations: {
      NEW: 'Új',
      BESTSELLER: 'Legkelendőbb',
      ONLINE_ONLY: 'Csak online',
      COMING_SOON: 'Hamarosan',
      ONLINE: 'Online kapható',
      STORE: 'Üzletben kapható',
    },
    ends: (date) => `Vége: ${date}`,
    daysLeft: (days) => `Már csak ${days} nap`,
  },
  pl: {
    sections: {
      scout: 'Odkryte dla Ciebie',
      new: 'Nowości tygodnia',
      more: 'Więcej inspiracji',
      lastChance: 'Ostatnia szansa',
    },
    titles: [
      'Włoskie chwile',
      'Jesień na talerzu',
      'Ciepło w deszczu',
      'Przytulny dom',
      'Łagodny poranek',
      'Barista w domu',
      'Joga dla każdego',
      'Czas pieczenia',
      'Na łono natury',
      'Miękkie noce',
    ],
    translations: {
      NEW: 'Nowość',
      BESTSELLER: 'Bestseller',
      ONLINE_ONLY: 'Tylko online',
      COMING_SOON: 'Już wkrótce',
      ONLINE: 'Dostępne online',
      STORE: 'Dostępne w sklepach',
    },
    ends: (date) => `Kończy się ${date}`,
    daysLeft: (days) =>
      days === 1 ? 'Został 1 dzień' : days < 5 ? `Zostały ${days} dni` : `Zostało ${days} dni`,
  },
  tr: {
    sections: {
      scout: 'Sizin için keşfettik',
      new: 'Bu haftanın yenileri',
      more: 'Diğer temalar',
      lastChance: 'Son fırsat',
    },
    titles: [
      'İtalyan Anları',
      'Sofrada Sonbahar',
      'Yağmurda Sıcacık',
      'Evde Huzur',
      'Yumuşak Sabahlar',
      'Evde Barista',
      'Herkes için Yoga',
      'Kek Zamanı',
      'Doğaya Çıkış',
      'Yumuşacık Geceler',
    ],
    translations: {
      NEW: 'Yeni',
      BESTSELLER: 'Çok Satan',
      ONLINE_ONLY: 'Sadece online',
      COMING_SOON: 'Çok yakında',
      ONLINE: 'Online satışta',
      STORE: 'Mağazalarda',
    },
    ends: (date) => `Bitiş: ${date}`,
    daysLeft: (days) => `Son ${days} gün`,
  },
}

interface Plan {
  section: SectionName
  badges: BadgeOrAvailability[]
  availability: BadgeOrAvailability[]
  /** Days from today until the theme world ends. */
  endsIn?: number
  cardOnly?: boolean
}

/** One plan for each title, in the same order. The position is also the number of the theme world and its department. */
const PLANS: readonly Plan[] = [
  { section: 'scout', badges: ['NEW'], availability: ['ONLINE', 'STORE'], cardOnly: true },
  { section: 'scout', badges: [], availability: ['COMING_SOON'] },
  { section: 'new', badges: ['NEW', 'ONLINE_ONLY'], availability: ['ONLINE'] },
  { section: 'new', badges: ['NEW'], availability: ['ONLINE', 'STORE'], endsIn: 21 },
  { section: 'new', badges: ['NEW', 'BESTSELLER'], availability: ['STORE'] },
  { section: 'more', badges: ['BESTSELLER'], availability: ['ONLINE', 'STORE'] },
  { section: 'more', badges: [], availability: ['ONLINE'] },
  { section: 'more', badges: [], availability: ['STORE'] },
  { section: 'lastChance', badges: ['ONLINE_ONLY'], availability: ['ONLINE'], endsIn: 3 },
  { section: 'lastChance', badges: [], availability: ['ONLINE', 'STORE'], endsIn: 1 },
]
const DAY_MS = 86_400_000
/** If no more days than this are left, a theme world shows how many. */
const COUNT_DOWN_DAYS = 7

/** @param now  the shop's date, or the date that the staff preview simulates */
export const themeWorldsOf = (site: Site, now: Date): object => {
  const { language, timeZone, locale } = SITE_FACTS[site]
  const words = THEME_WORDS[language]
  const spell = (text: string): string => spellFor(site, text)
  const dayOf = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone })
  const sections: Record<string, { headline: string; themeworlds: object[] }> = {}
  PLANS.forEach((plan, at) => {
    const title = spell(words.titles[at]!)
    const end = plan.endsIn === undefined ? undefined : new Date(now.getTime() + plan.endsIn * DAY_MS)
    const world = {
      url: `/t/${slugOf(title)}-t${at + 1}`,
      imgUrl: pictureOf(DEPARTMENTS[at]!.categories[at % 5]![1], `world-${at + 1}`, 488, 287),
      title,
      [`${PRODUCT}Card`]: plan.cardOnly === true,
      availability: plan.availability,
      badges: plan.badges,
      ...(end && { endDate: end.toISOString(), endDateText: words.ends(dayOf.format(end)) }),
      ...(plan.endsIn !== undefined &&
        plan.endsIn <= COUNT_DOWN_DAYS && { onlyXDaysLeftText: words.daysLeft(plan.endsIn) }),
    }
    const section = (sections[plan.section] ??= {
      headline: spell(words.sections[plan.section]),
      themeworlds: [],
    })
    section.themeworlds.push(world)
  })
  const translations = Object.fromEntries(
    Object.entries(words.translations).map(([name, text]) => [name, spell(text)]),
  )
  return { sections, translations }
}

/** @returns the title and the products of a theme world's page; undefined if the address names no theme world */
export const findThemeWorld = (
  site: Site,
  segment: string,
): { title: string; products: readonly Product[] } | undefined => {
  const number = Number(/-t(\d{1,2})$/.exec(segment)?.[1])
  const title = THEME_WORDS[SITE_FACTS[site].language].titles[number - 1]
  if (title === undefined) return undefined
  return {
    title: spellFor(site, title),
    products: productsOf(site).filter((_, at) => at % PLANS.length === number - 1),
  }
}
