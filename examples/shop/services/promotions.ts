/** The promotions that the shop's editors have placed: by id, site, tags and day. header-search-cart §2, §3. */
import { FOOTER_PROMOTION_ID, HEADER_PROMOTION_ID } from '../../../src/contracts/promotion.js'
import type { Site } from '../../../src/api/names.js'
import { pictureOf } from '../assortment/products.js'
import { SITE_FACTS, spellFor } from '../sites.js'
import { PROMOTION_WORDS, type PromotionWords } from './promotion-words.js'

/** What the staff preview simulates; undefined for everyone else. */
export interface PreviewSettings {
  dateTime: Date
  test: string
  group: string
}

interface Question {
  site: Site
  preview: PreviewSettings | undefined
}

interface Promotion {
  type: string
  tags: readonly string[]
  content: (words: PromotionWords, question: Question) => unknown
}

const cutouts = (seed: string): object => ({
  imageData: {
    cutouts: [
      {
        imagePath: pictureOf('scene', seed, 640, 360),
        targetSize: { width: 640, height: 360 },
        breakpoint: 'xs',
      },
      {
        imagePath: pictureOf('scene', seed, 960, 540),
        targetSize: { width: 960, height: 540 },
        breakpoint: 'm',
      },
      {
        imagePath: pictureOf('scene', seed, 1440, 480),
        targetSize: { width: 1440, height: 480 },
        breakpoint: 'xl',
        imageCss: 'object-position: center',
      },
    ],
  },
})

const legal = (words: PromotionWords): object => ({
  legalText: words.legal,
  legalTextHint: words.legalHint,
  legalTextHintShort: words.legalHintShort,
})

/** In the staff preview the banner says which day is shown. */
const dated = (text: string, words: PromotionWords, { site, preview }: Question): string => {
  if (!preview) return text
  const { locale, timeZone } = SITE_FACTS[site]
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(preview.dateTime)
  return `${text} · ${words.preview.replace('{}', day)}`
}

const voucher: Promotion = {
  type: 'ApiTopBannerPromotion',
  tags: ['voucher', 'household', 'sale'],
  content: (words, question) => ({
    headline: dated(words.voucher.headline, words, question),
    headlineShort: words.voucher.short,
    voucherCode: 'KUECHE15',
    voucherCodeInstructions: words.voucher.instructions,
    theme: 'dark',
    backgroundColorCode: '#7a1f2b',
    textColor: '#ffffff',
    ...legal(words),
  }),
}

const arrivals: Promotion = {
  type: 'ApiTopBannerPromotion',
  tags: ['cta', 'fashion', 'new'],
  content: (words, question) => ({
    headline: dated(words.arrivals.headline, words, question),
    headlineShort: words.arrivals.short,
    ctaButtonText: words.arrivals.cta,
    ctaButtonLink: '/c/autumn-c0514',
    theme: question.preview?.group === 'B' ? 'dark' : 'light',
    backgroundColorCode: question.preview?.group === 'B' ? '#23402f' : '#f3e6cf',
    textColor: question.preview?.group === 'B' ? '#ffffff' : '#2b2118',
    ...legal(words),
  }),
}

const LONG = 'Very long headline '.repeat(600).slice(0, 10_000)
const SCRIPT_URL = 'javascript:window.shopWasHacked=true'

/** Everything an attacker or a clumsy editor could write. */
const hostileContent = {
  headline: `<img src=x onerror="window.shopWasHacked=true">${LONG}`,
  headlineShort: 42,
  subline: ['not', 'a', 'text'],
  voucherCode: { code: 'OBJECT' },
  voucherCodeInstructions: null,
  theme: 'rainbow',
  backgroundColorCode: 'red;} body{display:none',
  textColor: 'url(javascript:alert(1))',
  ctaButtonLink: SCRIPT_URL,
  ctaButtonText: '<script>window.shopWasHacked=true</script>',
  legalText: '<style>*{display:none}</style>',
  legalTextHint: 7,
  links: [
    { url: SCRIPT_URL, text: 'script', boldLink: 'yes' },
    { url: 'data:text/html,<script>1</script>', text: 'data' },
    { url: '//evil.example/x', text: 'other host' },
    { url: '/ok', text: { toString: 'no' } },
    null,
  ],
  image: {
    imageData: {
      cutouts: [
        { imagePath: SCRIPT_URL, targetSize: { width: -5, height: 'tall' }, breakpoint: {} },
        { imagePath: '/img/scene/hostile/640x360.svg', imageCss: 'position:fixed;inset:0;z-index:9999' },
        'nonsense',
      ],
    },
  },
  // Computed, so that it becomes a key of the JSON and not this object's prototype.
  ['__proto__']: { polluted: true },
}

const of = (type: string, content: unknown): Promotion => ({
  type,
  tags: ['hostile'],
  content: () => content,
})

/** By id; where there are several, the first whose tags fit is shown. */
const PROMOTIONS: ReadonlyMap<string, readonly Promotion[]> = new Map<string, readonly Promotion[]>([
  [HEADER_PROMOTION_ID, [voucher, arrivals]],
  ['top-voucher', [voucher]],
  ['top-cta', [arrivals]],
  [
    'benefits',
    [
      {
        type: 'ApiHeaderBenefitsPromotion',
        tags: ['benefits'],
        content: ({ benefits }) => ({
          links: [
            { url: '/service/delivery', text: benefits[0] },
            { url: '/subscribenewsletter', text: benefits[1], boldLink: true },
            { url: '/service/storefinder/search', text: benefits[2] },
            { url: '/contact', text: benefits[3] },
          ],
        }),
      },
    ],
  ],
  [
    'category-sale',
    [
      {
        type: 'ApiCategory',
        tags: ['coffee', 'sale', 'voucher'],
        content: (words, question) => ({
          headline: dated(words.category.headline, words, question),
          subline: words.category.subline,
          voucherCode: 'ESPRESSO30',
          ctaButtonLink: '/c/machines-c02',
          ctaButtonText: words.category.cta,
          backgroundColorCode: '#2f2621',
          textColor: '#ffffff',
          theme: 'dark',
          image: cutouts('machines'),
          ...legal(words),
        }),
      },
    ],
  ],
  [
    'category-plain',
    [
      {
        type: 'ApiCategory',
        tags: ['coffee'],
        content: (words) => ({
          headline: words.category.headline,
          subline: words.category.subline,
          ctaButtonLink: '/c/machines-c02',
          ctaButtonText: words.category.cta,
        }),
      },
    ],
  ],
  [
    'pi-autumn',
    [
      {
        type: 'ApiPiPromotion',
        tags: ['household', 'autumn'],
        content: (words, question) => ({
          headline: dated(words.autumn.headline, words, question),
          subline: words.autumn.subline,
          theme: 'light',
          image: cutouts('autumn'),
          links: [{ url: '/t/autumn-t4', text: words.autumn.link, boldLink: true }],
        }),
      },
    ],
  ],
  [
    // Colours that nobody can read: the banner has to correct them.
    'low-contrast',
    [
      {
        type: 'ApiTopBannerPromotion',
        tags: ['contrast'],
        content: (words) => ({
          headline: words.arrivals.headline,
          headlineShort: words.arrivals.short,
          ctaButtonText: words.arrivals.cta,
          ctaButtonLink: '/c/autumn-c0514',
          backgroundColorCode: '#f5d94e',
          textColor: '#ffffff',
        }),
      },
    ],
  ],
  ['hostile', [of('ApiTopBannerPromotion', hostileContent)]],
  ['hostile-benefits', [of('ApiHeaderBenefitsPromotion', hostileContent)]],
  ['hostile-category', [of('ApiCategory', hostileContent)]],
  ['hostile-pi', [of('ApiPiPromotion', hostileContent)]],
  ['unknown-type', [of('ApiBannerOfTheFuture', { headline: 'From the future' })]],
])

/** What the editors change in the footer of a country: three of its keys. */
const footerContent = (words: PromotionWords): unknown => ({
  headline: words.footer.headline,
  legalLinks: [
    { url: '/agb-s400007325.html', text: words.footer.terms },
    { url: '/privacy-s400007310.html', text: words.footer.privacy },
    { url: '/imprint-s400007311.html', text: words.footer.imprint },
  ],
  socialMedia: {
    heading: words.footer.headline,
    socialMediaIcons: [{ iconName: 'instagram', link: 'https://instagram.example/shop' }],
  },
})

interface TagQuery {
  allOf: readonly string[]
  anyOf: readonly string[]
  noneOf: readonly string[]
}

const fits = (tags: readonly string[], { allOf, anyOf, noneOf }: TagQuery): boolean =>
  allOf.every((tag) => tags.includes(tag)) &&
  (anyOf.length === 0 || anyOf.some((tag) => tags.includes(tag))) &&
  !noneOf.some((tag) => tags.includes(tag))

/** Swiss spelling reaches into every text of the content. */
const spell = (site: Site, json: string): string => spellFor(site, json)

export const promotionIds = (): string[] => [...PROMOTIONS.keys(), 'malformed']

/** @returns the service's answer, or undefined where nothing is placed */
export const findPromotion = (
  id: string,
  query: TagQuery,
  question: Question & { hasFooterContent: boolean },
): { type: string; contentJSON: string } | undefined => {
  const words = PROMOTION_WORDS[SITE_FACTS[question.site].language]
  if (id === FOOTER_PROMOTION_ID) {
    if (!question.hasFooterContent) return undefined
    return { type: 'ApiFooter', contentJSON: spell(question.site, JSON.stringify(footerContent(words))) }
  }
  if (id === 'malformed') return { type: 'ApiTopBannerPromotion', contentJSON: '{"headline": "cut of' }
  // In the shop of another day the next campaign has already begun.
  const placed = PROMOTIONS.get(id) ?? []
  const candidates = question.preview ? [...placed].reverse() : placed
  const found = candidates.find(({ tags }) => fits(tags, query))
  return (
    found && {
      type: found.type,
      contentJSON: spell(question.site, JSON.stringify(found.content(words, question))),
    }
  )
}
