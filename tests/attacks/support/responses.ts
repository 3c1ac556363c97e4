/**
 * A well-formed response of each service, and well-formed data of editors and host pages, with every text field filled. The
 * attacks put a payload into one field or into all fields.
 */
import { createBaseData, createNewsletterError } from '../../../src/services/newsletter.js'
import { cartArguments } from '../../../src/services/cart-arguments.js'
import { createCartError, createCartResponse } from '../../../src/services/cart.js'
import { createCustomerInfo, longTermToken } from '../../../src/services/customer.js'
import { createSupportRefusal, formSchema } from '../../../src/services/support.js'
import { createFooterContentKeys } from '../../../src/services/footer-content.js'
import { shallowNavigation } from '../../../src/services/shallow-navigation.js'
import type { NavigationNode } from '../../../src/services/navigation.js'
import { createActiveTests, createPreviewResult, createStaffResponse } from '../../../src/services/preview.js'
import { createPromotionResponse } from '../../../src/services/promotions.js'
import { createPromotionContent } from '../../../src/services/promotion-content.js'
import { createSuggestionsResponse } from '../../../src/services/suggestions.js'
import { createThemeWorldsResponse } from '../../../src/services/theme-worlds.js'
import { createNewsletterStatus, createVisitorResponse } from '../../../src/services/visitor.js'
import type { Schema } from '../../../src/services/fields.js'
import * as z from 'zod/mini'
import { childrenOf } from '../../../src/widgets/header/nodes.js'
import { teaserOf } from '../../../src/widgets/header/navigation/flyouts/Columns.js'

const baseData = createBaseData()
const newsletterError = createNewsletterError()
const cartError = createCartError()
const cartResponse = createCartResponse()
const customerInfo = createCustomerInfo()
const footerContentKeys = createFooterContentKeys()
const activeTests = createActiveTests()
const staffResponse = createStaffResponse()
const previewResult = createPreviewResult()
const promotionResponse = createPromotionResponse()
const promotionContent = createPromotionContent()
const suggestionsResponse = createSuggestionsResponse()
const supportRefusal = createSupportRefusal()
const themeWorldsResponse = createThemeWorldsResponse()
const newsletterStatus = createNewsletterStatus()
const visitorResponse = createVisitorResponse()

const article = {
  productId: '42',
  tcm: 'A',
  title: 'Kaffee',
  quantity: 1,
  availability: 'AVAILABLE',
  campaignId: 'c',
}
const partner = { partnerProductId: 'p', totalQuantity: 1 }
const subscription = { subscriptionConfigurationId: 's' }
const link = { url: '/hilfe', text: 'Hilfe' }
const image = { label: 'Visa', source: 'visa', width: 80, height: 80 }
const leaf = { title: 'Bohnen', href: '/bohnen', children: [] }
const navigation = {
  list: [
    {
      title: 'Kaffee',
      href: '/kaffee',
      target: '_blank',
      children: [{ title: 'Ganz', href: '/ganz', children: [leaf, leaf] }],
      teaser: {
        title: 'Neu',
        items: [
          { link: '/a', image: { src: '/a.jpg' } },
          { link: '/b', image: '/b.jpg' },
        ],
      },
    },
    leaf,
  ],
}
/** A navigation node with all its descendants, as the header reads it. */
const wholeOf = (node: NavigationNode): object => ({
  ...node,
  teaser: teaserOf(node),
  children: childrenOf(node).map(wholeOf),
})
const world = {
  url: '/welt',
  title: 'Welt',
  imgUrl: '/welt.jpg',
  availability: ['ONLINE'],
  badges: ['NEW'],
  endDate: '2030-01-01',
  endDateText: 'bald',
  onlyXDaysLeftText: 'zwei Tage',
  shopCard: true,
}
const section = { headline: 'Neu', themeworlds: [world, world] }
const cutout = {
  imagePath: '/a.jpg',
  targetSize: { width: 1, height: 1 },
  breakpoint: 'xl',
  imageCss: 'object-fit:cover',
  containerCss: { padding: '1px' },
}

export interface Response {
  schema: Schema<unknown>
  value: unknown
}

/** Keyed by schema name, or by `footer.<key>` and `cart.<method>`. */
export const RESPONSES: Readonly<Record<string, Response>> = {
  cartResponse: {
    schema: cartResponse,
    value: {
      cart: {
        numberOfArticles: 2,
        articles: [article, article],
        freeArticles: [article],
        giftCards: [{ article }],
        partnerProducts: [partner],
        subscriptions: [subscription],
        defectiveArticles: [article],
        defectiveGiftCards: [{ article }],
        defectivePartnerProducts: [partner],
        defectiveSubscriptions: [subscription],
      },
      addedProduct: article,
    },
  },
  cartError: { schema: cartError, value: { error: 'ITEM_LIMIT', limit: 1 } },
  customerInfo: { schema: customerInfo, value: { firstName: 'A', lastName: 'B', email: 'a@b.example' } },
  longTermToken: { schema: longTermToken, value: { lid: '1' } },
  shallowNavigation: {
    schema: z.pipe(
      shallowNavigation,
      z.transform(({ list }) => ({ list: list.map(wholeOf) })),
    ),
    value: navigation,
  },
  newsletterError: { schema: newsletterError, value: { type: 'urn:newsletter:email_invalid' } },
  baseData: {
    schema: baseData,
    value: { email: 'a@b.example', salutation: 'MR', firstName: 'A', lastName: 'B', consents: ['DNE'] },
  },
  staffResponse: {
    schema: staffResponse,
    value: { status: 'SUCCESS', dateTime: '2030-01-01', abTestName: 't', abTestGroup: 'g' },
  },
  activeTests: { schema: activeTests, value: [{ name: 't', groups: [{ name: 'g' }, { name: 'h' }] }] },
  previewResult: { schema: previewResult, value: { status: 'SUCCESS' } },
  promotionResponse: {
    schema: promotionResponse,
    value: { type: 'ApiTopBannerPromotion', contentJSON: '{}' },
  },
  promotionContent: {
    schema: promotionContent,
    value: {
      headline: 'Lang',
      headlineShort: 'Kurz',
      subline: 'Unten',
      image: { imageData: { cutouts: [cutout, { ...cutout, containerCss: 'padding:1px' }] } },
      theme: 'dark',
      backgroundColorCode: '#fff',
      textColor: 'black',
      legalText: 'Recht',
      legalTextHint: 'Hinweis',
      legalTextHintShort: '*',
      voucherCode: 'CODE',
      voucherCodeInstructions: 'Mit Code',
      ctaButtonLink: '/aktion',
      ctaButtonText: 'Los',
      links: [{ ...link, boldLink: true }, link],
    },
  },
  suggestionsResponse: {
    schema: suggestionsResponse,
    value: {
      products: [
        {
          id: '1',
          title: 'Kaffee',
          imageProductThumb: '/a.jpg',
          productViewUrl: '/kaffee',
          webshopProductDimensionKey: 'd',
        },
      ],
      searchTerms: [{ searchterm: 'kaffee' }, { searchterm: 'kanne' }],
    },
  },
  formSchema: {
    schema: formSchema,
    value: {
      required: ['a'],
      properties: {
        a: {
          type: 'string',
          enum: ['x', 'y'],
          pattern: '^x$',
          format: 'textarea',
          title: 'A',
          description: 'Hilfe',
          default: 'x',
        },
        customerEmail: { title: 'E-Mail' },
        message: false,
      },
    },
  },
  supportRefusal: { schema: supportRefusal, value: { field: 'a' } },
  themeWorldsResponse: {
    schema: themeWorldsResponse,
    value: {
      sections: { scout: section, lastChance: { headline: 'Bald', themeworlds: [] } },
      translations: { NEW: 'Neu', ONLINE: 'Online' },
    },
  },
  newsletterStatus: { schema: newsletterStatus, value: { nl_status: 'SUBSCRIBED' } },
  visitorResponse: {
    schema: visitorResponse,
    value: {
      tracking: { loginStatus: 'LOGGED_IN' },
      customer: {
        statuses: { isCommunityMember: true, isshopcardMember: true },
        loyaltyBeans: 1,
        firstname: 'A',
        lastname: 'B',
      },
    },
  },
  ...ofFooter({
    headline: 'Kopf',
    countries: { AT: 'https://shop.example/at' },
    teaser: {
      groups: [
        {
          heading: { iconName: 'contact', link },
          introductoryText: 'Text',
          links: [{ link }, { link }],
          images: [image],
        },
      ],
    },
    seo: { heading: 'Beliebt', columns: [{ links: [link, link] }] },
    socialMedia: { heading: 'Netze', socialMediaIcons: [{ iconName: 'facebook', link: '/f' }] },
    appReferences: { heading: 'Apps', appIcons: [{ iconName: 'android', link: '/a' }] },
    legalLinks: [link, link],
    viewChanger: { toMobile: 'Mobil', toDesktop: 'Desktop' },
    qualityLogos: { heading: 'Siegel', logos: [{ link: '/ehi', image }] },
    salesTax: { textBeforeLink: 'inkl.', link, textAfterLink: '.' },
  }),
  ...ofCart({
    setArticle: { productId: '42', tcm: 'A', quantity: 1 },
    setFreeArticle: { productId: '42', campaignId: 'c', remove: true },
    setGiftCard: { productId: '42', tcm: 'A', set: true },
    setPartnerProduct: { partnerProductId: 'p', set: true },
    deleteSubscription: { subscriptionId: 's' },
    load: { force: true },
    add: { productId: '42', tcm: 'A', quantity: 1 },
    message: { name: 'setErrors.ITEM_LIMIT', options: { limit: 3 } },
    restore: { expiresAt: 1 },
  }),
}

function ofFooter(values: Record<keyof typeof footerContentKeys, unknown>): Record<string, Response> {
  return Object.fromEntries(
    Object.entries(footerContentKeys).map(([key, schema]) => [
      `footer.${key}`,
      { schema, value: values[key as keyof typeof values] },
    ]),
  )
}

function ofCart(values: Record<keyof typeof cartArguments, unknown>): Record<string, Response> {
  return Object.fromEntries(
    Object.entries(cartArguments).map(([method, schema]) => [
      `cart.${method}`,
      { schema, value: values[method as keyof typeof values] },
    ]),
  )
}
