/** The shop's promotions, by id. Site, tags and day decide what a call gets. */
import { FOOTER_PROMOTION_ID, HEADER_PROMOTION_ID } from '../../../src/services/promotions.js'
import type { Site } from '../../../src/api/names.js'
import { pictureOf } from '../assortment/products.js'
import { SITE_FACTS, spellFor } from '../sites.js'
import { PROMOTION_WORDS, type PromotionWords } from './promotion-words.js'

/** The day and the A/B test group that the staff preview simulates. */
export interface PreviewSettings {
  dateTime: Date
  test: string
  group: string
}

/** For whom a promotion is: its texts depend on this. */
interface Viewer {
  site: Site
  /** Set only for staff who use the preview. */
  preview: PreviewSettings | undefined
}

/** What the service delivers; it sends `content` as JSON text. */
export interface DeliveredPromotion {
  /** The type of the promotion, such as `ApiTopBannerPromotion`. */
  type: string
  content: object
}

interface Promotion {
  type: string
  tags: readonly string[]
  content: (words: PromotionWords, viewer: Viewer) => unknown
}

const cutouts = (seed: string, count = 3): object => ({
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
    ].slice(0, count),
  },
})

const legal = (words: PromotionWords): object => ({
  legalText: words.legal,
  legalTextHint: words.legalHint,
  legalTextHintShort: words.legalHintShort,
})

/** In the staff preview, a headline ends with the simulated day. */
const dated = (text: string, words: PromotionWords, { site, preview }: Viewer): string => {
  if (!preview) return text
  const { locale, timeZone } = SITE_FACTS[site]
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(preview.dateTime)
  return `${text} · ${words.preview.replace('{}', day)}`
}

const voucher: Promotion = {
  type: 'ApiTopBannerPromotion',
  tags: ['voucher', 'household', 'sale'],
  content: (words, viewer) => ({
    headline: dated(words.voucher.headline, words, viewer),
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
  content: (words, viewer) => ({
    headline: dated(words.arrivals.headline, words, viewer),
    headlineShort: words.arrivals.short,
    ctaButtonText: words.arrivals.cta,
    ctaButtonLink: '/c/autumn-c0514',
    theme: viewer.preview?.group === 'B' ? 'dark' : 'light',
    backgroundColorCode: viewer.preview?.group === 'B' ? '#23402f' : '#f3e6cf',
    textColor: viewer.preview?.group === 'B' ? '#ffffff' : '#2b2118',
    ...legal(words),
  }),
}

const LONG = 'Very long headline '.repeat(600).slice(0, 10_000)
const SCRIPT_URL = 'javascript:window.shopWasHacked=true'

/** Content as an attacker or a careless editor could write it. */
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

const hostile = (type: string, content: unknown): Promotion => ({
  type,
  tags: ['hostile'],
  content: () => content,
})

/** Promotions, keyed by id. If several have one id, the service sends the first one with matching tags. */
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
        content: (words, viewer) => ({
          headline: dated(words.category.headline, words, viewer),
          subline: words.category.subline,
          voucherCode: 'ESPRESSO30',
          ctaButtonLink: '/c/machines-c02',
          ctaButtonText: words.category.cta,
          backgroundColorCode: '#2f2621',
          textColor: '#ffffff',
          theme: 'dark',
          // The picture of a category has the ratio 16/9 at every width.
          image: cutouts('machines', 2),
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
        content: (words, viewer) => ({
          headline: dated(words.autumn.headline, words, viewer),
          subline: words.autumn.subline,
          theme: 'light',
          image: cutouts('autumn'),
          links: [{ url: '/t/autumn-t4', text: words.autumn.link, boldLink: true }],
        }),
      },
    ],
  ],
  [
    // White on yellow is not readable: the banner has to correct the colours.
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
  ['hostile', [hostile('ApiTopBannerPromotion', hostileContent)]],
  ['hostile-benefits', [hostile('ApiHeaderBenefitsPromotion', hostileContent)]],
  ['hostile-category', [hostile('ApiCategory', hostileContent)]],
  ['hostile-pi', [hostile('ApiPiPromotion', hostileContent)]],
  ['unknown-type', [hostile('ApiBannerOfTheFuture', { headline: 'From the future' })]],
])

/** Footer content from the promotion service; it replaces these keys of the site's own content. */
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

const matches = (tags: readonly string[], { allOf, anyOf, noneOf }: TagQuery): boolean =>
  allOf.every((tag) => tags.includes(tag)) &&
  (anyOf.length === 0 || anyOf.some((tag) => tags.includes(tag))) &&
  !noneOf.some((tag) => tags.includes(tag))

/** Whether this promotion exists to test how the widgets handle a wrong response. */
export const isWrongOnPurpose = (id: string): boolean =>
  id === 'malformed' || (PROMOTIONS.get(id) ?? []).some(({ tags }) => tags.includes('hostile'))

export const promotionIds = (): string[] => [...PROMOTIONS.keys(), 'malformed']

/** @returns the service's response; undefined if no promotion has this id and matching tags */
export const findPromotion = (
  id: string,
  query: TagQuery,
  viewer: Viewer & { hasFooterContent: boolean },
): { type: string; contentJSON: string } | undefined => {
  const words = PROMOTION_WORDS[SITE_FACTS[viewer.site].language]
  if (id === FOOTER_PROMOTION_ID) {
    // Editors who have changed nothing get an empty object, not a 404, which would be a red line in each page's console.
    const content = viewer.hasFooterContent ? footerContent(words) : {}
    return { type: 'ApiFooter', contentJSON: spellFor(viewer.site, JSON.stringify(content)) }
  }
  if (id === 'malformed') return { type: 'ApiTopBannerPromotion', contentJSON: '{"headline": "cut of' }
  // The preview shows the last promotion with matching tags, as if the next campaign had begun.
  const placed = PROMOTIONS.get(id) ?? []
  const candidates = viewer.preview ? [...placed].reverse() : placed
  const found = candidates.find(({ tags }) => matches(tags, query))
  return (
    found && {
      type: found.type,
      contentJSON: spellFor(viewer.site, JSON.stringify(found.content(words, viewer))),
    }
  )
}
