/**
 * The table of all calls that the widgets make to the shop's services. In the browser tests, the shop checks each call with it
 * (`check-calls.ts`). `docs/start/services.md` and `openapi.json` are written from it.
 */
import * as z from 'zod/mini'
import { CART_ERROR_CODES } from '../../src/api/cart.js'
import { SITE_NAMES } from '../../src/api/names.js'
import { cartArguments } from '../../src/services/cart-arguments.js'
import { cartPath, createCartError, createCartResponse } from '../../src/services/cart.js'
import { createCustomerInfo } from '../../src/services/customer.js'
import { lengthOf, lenientList, lenientOptional } from '../../src/services/fields.js'
import { createFooterContentKeys } from '../../src/services/footer-content.js'
import { createNavigationTeaser, type NavigationTeaser } from '../../src/services/navigation-teaser.js'
import {
  createNodeFields,
  navigationPath,
  THEME_WORLDS_PATH,
  type NavigationNode,
} from '../../src/services/navigation.js'
import * as newsletter from '../../src/services/newsletter.js'
import * as preview from '../../src/services/preview.js'
import { createPromotionContent } from '../../src/services/promotion-content.js'
import * as promotions from '../../src/services/promotions.js'
import { SEARCH_CACHE_KEY_PATH, suggestionsPath } from '../../src/services/search.js'
import { createSuggestionsResponse } from '../../src/services/suggestions.js'
import * as support from '../../src/services/support.js'
import { TEST_ASSIGNMENT_PATH } from '../../src/services/tests.js'
import { createThemeWorldsResponse } from '../../src/services/theme-worlds.js'
import * as visitor from '../../src/services/visitor.js'

type Schema = z.ZodMiniType

interface Parameter {
  in: 'path' | 'query' | 'header'
  meaning: string
  example: string
  /** When the widgets leave it out. If this is not set, they always send it. */
  missing?: string
}

export interface CallResponse {
  /** What the response means, and what the widgets do. */
  meaning: string
  /** The schema with which the widgets read the JSON body. Without a schema, they ignore the body. */
  schema?: Schema
  /** The schema of the JSON in the field `contentJSON`. */
  content?: Schema
  example?: object
}

/** One status, all that begin with 2, or `default` for all others from 400. */
type Status = `${number}` | '2XX' | 'default'

export interface Call {
  /** Unique, such as `readCart`. */
  name: string
  method: 'GET' | 'POST' | 'PUT'
  /** The path, with its parameter names in braces. */
  path: string
  /** Which widget makes the call, and when. */
  caller: string
  /** Keyed by name. */
  parameters?: Readonly<Record<string, Parameter>>
  /** What the widgets send. The schema refuses further fields. */
  body?: { type: 'application/json' | 'multipart/form-data'; schema: Schema; example: object }
  /** A page may also request it with a preload hint, for which the browser accepts any type. */
  canBeHinted?: true
  responses: Readonly<Partial<Record<Status, CallResponse>>>
}

/** @returns the path of an address that was made for `{name}`; its query is left out */
const template = (address: string): string => decodeURIComponent(address.split('?')[0]!)

const site = (place: 'query' | 'header'): Parameter => ({
  in: place,
  meaning: `The country site: ${SITE_NAMES.join(', ')}.`,
  example: 'DE',
})
const csrfToken: Parameter = {
  in: 'header',
  meaning:
    'The value of the cookie `CsrfToken`; `1` if the cookie is missing. The service must compare them.',
  example: '1',
}
const longtermToken: Parameter = {
  in: 'header',
  meaning: 'The value of the cookie `LongtermToken`, a JWT whose `lid` is the login id.',
  example: 'eyJhbGciOiJIUzI1NiJ9.eyJsaWQiOiJrZC0xIn0.c2lnbmF0dXJl',
  missing: 'if the cookie is missing',
}
const loginToken: Parameter = {
  in: 'header',
  meaning: 'The value of the cookie `LoginToken`.',
  example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
}
const query = (meaning: string, example: string, missing?: string): Parameter => ({
  in: 'query',
  meaning,
  example,
  ...(missing && { missing }),
})

const ignored: CallResponse = { meaning: 'The widgets ignore the response.' }

const article = { productId: '42', tcm: 'A', title: 'Filter coffee', quantity: 1, availability: 'AVAILABLE' }
const cart = {
  numberOfArticles: 1,
  articles: [article],
  freeArticles: [{ productId: '7', campaignId: 'spring', quantity: { quantity: 1 } }],
  giftCards: [{ article: { productId: '900', quantity: 1 } }],
  partnerProducts: [{ partnerProductId: 'phone', totalQuantity: 1 }],
  subscriptions: [{ subscriptionConfigurationId: 'monthly' }],
  defectiveArticles: [],
  defectiveGiftCards: [],
  defectivePartnerProducts: [],
  defectiveSubscriptions: [],
}
/** Exactly one change: header-search-cart §7; interface §5. */
const cartChange = z
  .strictObject({
    setArticle: z.optional(z.strictObject(cartArguments.setArticle.shape)),
    setFreeArticle: z.optional(z.strictObject(cartArguments.setFreeArticle.shape)),
    setGiftCard: z.optional(z.strictObject(cartArguments.setGiftCard.shape)),
    setPartnerProduct: z.optional(z.strictObject(cartArguments.setPartnerProduct.shape)),
    deleteSubscription: z.optional(z.strictObject(cartArguments.deleteSubscription.shape)),
  })
  .check(z.refine((change) => Object.keys(change).length === 1, 'an object with exactly one change'))
const cartTokens = { 'X-CSRF-Token': csrfToken, 'X-LongtermToken': longtermToken }
const cartRefused = (meaning: string): CallResponse => ({
  meaning,
  schema: z.extend(createCartError(), { error: z.enum(CART_ERROR_CODES) }),
  example: { error: 'ITEM_LIMIT', limit: 10 },
})

interface NavigationTree extends NavigationNode {
  children: NavigationTree[]
  teaser?: NavigationTeaser | undefined
}
/** A node of the navigation with all its descendants. The widgets read the tree level by level. */
export const navigationNode: z.ZodMiniType<NavigationTree> = z.object({
  ...createNodeFields(),
  get children() {
    return z.catch(lenientList(navigationNode), [])
  },
  teaser: lenientOptional(createNavigationTeaser()),
})

const { HEADER_PROMOTION_ID, FOOTER_PROMOTION_ID, PROMOTION_TYPES, promotionPath } = promotions
const tags = (which: string): Parameter =>
  query(`The promotion has ${which} of these tags, separated by commas.`, 'coffee,new', 'if no tags are set')

const signUp = (name: string, isPrivate: boolean, where: string): Call => ({
  name,
  method: 'POST',
  path: newsletter.subscribersPath(isPrivate),
  caller: `The newsletter form when it is sent, ${where}.`,
  body: {
    type: 'application/json',
    schema: z.strictObject({
      email: z.string(),
      salutation: z.optional(z.enum(newsletter.SALUTATIONS)),
      firstName: z.optional(z.string()),
      lastName: z.optional(z.string()),
      consents: z.array(z.enum(newsletter.CONSENTS)),
      origin: z.string().check(z.maxLength(newsletter.ORIGIN_MAX)),
      originAddition: z.string().check(z.maxLength(newsletter.ORIGIN_MAX)),
    }),
    example: { email: 'ann@shop.example', consents: [], origin: 'NEWSLETTER', originAddition: '' },
  },
  responses: {
    '2XX': {
      meaning: 'The service sends the confirmation mail. The form shows its thanks; the body is ignored.',
    },
    default: {
      meaning: `The sign-up is refused. If the type is \`${newsletter.EMAIL_INVALID}\`, the e-mail field shows an error. For any other type, the form says that the sign-up is not possible.`,
      schema: newsletter.createNewsletterError(),
      example: { type: newsletter.EMAIL_INVALID },
    },
  },
})

/** A limited field of a form. Its length is the number of code points, and a line break counts as one. */
const limited = (max: number) =>
  z.string().check(
    z.minLength(1),
    z.refine((value) => lengthOf(value) <= max, `a text of at most ${max} characters`),
  )
/** The defaults of the options `service` and `api-version`. */
const SUPPORT = `${support.SUPPORT_SERVICE}/v1`

export const CALLS: readonly Call[] = [
  {
    name: 'readCart',
    method: 'GET',
    path: template(cartPath()),
    caller:
      'The header when it starts, the first use of `Shop.cart`, and `Shop.cart.load()`. Again after the event `cart-update`, and when the visitor returns to the page or is online again.',
    parameters: {
      forceReload: query(
        'The service reads its own copy of the cart again.',
        'true',
        'unless the page asks for it',
      ),
      ...cartTokens,
    },
    responses: {
      200: {
        meaning: 'The cart. A missing list counts as empty.',
        schema: createCartResponse(),
        example: { cart },
      },
      default: cartRefused('The cart cannot be read. The header shows a message.'),
    },
  },
  {
    name: 'changeCart',
    method: 'PUT',
    path: template(cartPath()),
    caller: 'The header and the methods of `Shop.cart`, one change at a time.',
    parameters: cartTokens,
    body: {
      type: 'application/json',
      schema: cartChange,
      example: { setArticle: { productId: '42', tcm: 'A', quantity: 1 } },
    },
    responses: {
      200: {
        meaning: 'The change is made. The response contains the whole cart, and the added article.',
        schema: createCartResponse(),
        example: { cart, addedProduct: article },
      },
      304: { meaning: 'There was nothing to change. The widgets show no message.' },
      default: cartRefused('The change is refused. The widgets revert it and show a message with the limit.'),
    },
  },
  {
    name: 'readVisitor',
    method: 'GET',
    path: visitor.VISITOR_PATH,
    caller: 'The header when it starts, but not a reduced one, and `Shop.customer()`; once per page.',
    parameters: { 'X-CSRF-Token': csrfToken },
    responses: {
      200: {
        meaning: 'The login status, and the data of a visitor who is logged in or remembered.',
        // The widgets read LOGGED_OUT as if there were no status.
        schema: z.extend(visitor.createVisitorResponse(), {
          tracking: lenientOptional(
            z.object({ loginStatus: z.enum(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT']) }),
          ),
        }),
        example: {
          tracking: { loginStatus: 'LOGGED_IN' },
          customer: {
            statuses: { isCommunityMember: true, isshopcardMember: false },
            loyaltyBeans: 120,
            firstname: 'Ann',
            lastname: 'Example',
          },
        },
      },
      default: { meaning: 'The visitor counts as logged out.' },
    },
  },
  {
    name: 'readNewsletterStatus',
    method: 'GET',
    path: visitor.NEWSLETTER_STATUS_PATH,
    caller: 'The footer before it shows the newsletter form; once per page.',
    responses: {
      200: {
        meaning: 'The footer hides the form for WAITING_FOR_DOI and SUBSCRIBED.',
        schema: visitor.createNewsletterStatus(),
        example: { nl_status: 'SUBSCRIBED' },
      },
      default: { meaning: 'The form is shown.' },
    },
  },
  {
    name: 'readNavigation',
    method: 'GET',
    path: template(navigationPath('')),
    caller: 'The header when it starts; not a reduced one. The option `navigation-url` replaces the address.',
    canBeHinted: true,
    parameters: { site: { ...site('query'), missing: 'if the option `navigation-url` is set' } },
    responses: {
      200: {
        meaning: 'The nodes of the first level. Children and teasers may be missing.',
        schema: z.object({ list: lenientList(navigationNode) }),
        example: {
          list: [
            {
              title: 'Coffee',
              href: '/c/coffee',
              children: [{ title: 'Beans', href: '/c/beans', target: '_blank' }],
              teaser: { title: 'New', items: [{ link: '/p/1', image: { src: '/img/1.jpg' } }] },
            },
          ],
        },
      },
      default: { meaning: 'The navigation in the host page’s option stays.' },
    },
  },
  {
    name: 'readThemeWorlds',
    method: 'GET',
    path: THEME_WORLDS_PATH,
    caller: 'The header, after it has rendered the navigation. A reduced header does not call it.',
    responses: {
      200: {
        meaning:
          'Up to four sections, and the texts of the badges and availabilities. `sections` is required, and each of its sections may be missing.',
        schema: createThemeWorldsResponse(),
        example: {
          sections: {
            new: {
              headline: 'New this week',
              themeworlds: [
                {
                  url: '/t/autumn',
                  title: 'Autumn',
                  imgUrl: '/img/autumn.jpg',
                  shopCard: false,
                  availability: ['ONLINE'],
                  badges: ['NEW'],
                  endDate: '2030-10-31T22:00:00.000Z',
                  endDateText: 'Ends on 31 October',
                  onlyXDaysLeftText: 'Only 3 days left',
                },
              ],
            },
          },
          translations: { ONLINE: 'Online only', NEW: 'New' },
        },
      },
      default: { meaning: 'The theme worlds are not shown.' },
    },
  },
  {
    name: 'readPromotion',
    method: 'GET',
    path: template(promotionPath('{id}')),
    caller:
      'The header, for `~header_top` and each of its `promotion-ids`. It calls again if these, the tags or the preview change.',
    parameters: {
      id: { in: 'path', meaning: 'The id of the promotion’s place.', example: HEADER_PROMOTION_ID },
      allOfTags: tags('all'),
      anyOfTags: tags('at least one'),
      noneOfTags: tags('none'),
      'X-Hunter-Site': site('header'),
    },
    responses: {
      200: {
        meaning: `The promotion. \`type\` decides where the header shows it: ${Object.keys(PROMOTION_TYPES).join(', ')}.`,
        schema: promotions.createPromotionResponse(),
        content: createPromotionContent(),
        example: {
          type: 'ApiTopBannerPromotion',
          contentJSON: JSON.stringify({ headline: 'Two for one', ctaButtonLink: '/c/coffee' }),
        },
      },
      404: { meaning: 'No promotion is placed there. This is not a failure.' },
      default: { meaning: 'No promotion is shown.' },
    },
  },
  {
    name: 'readFooterContent',
    method: 'GET',
    path: template(promotionPath(FOOTER_PROMOTION_ID)),
    caller: 'The footer when it starts, and for a new preview.',
    parameters: { 'X-Hunter-Site': site('header') },
    responses: {
      200: {
        meaning: 'The parts of the footer that replace those of the site.',
        schema: promotions.createPromotionResponse(),
        content: z.partial(z.object(createFooterContentKeys())),
        example: {
          type: 'ApiFooter',
          contentJSON: JSON.stringify({ legalLinks: [{ text: 'Terms', url: '/terms' }] }),
        },
      },
      404: { meaning: 'Editors have changed nothing. This is not a failure.' },
      default: { meaning: 'The footer shows the site’s own content.' },
    },
  },
  {
    name: 'readSuggestions',
    method: 'GET',
    path: template(suggestionsPath(new URLSearchParams())),
    caller:
      'The header’s search, from the second letter. After a status of 400 or higher, it is retried up to 4 times, 2 seconds apart.',
    parameters: {
      q: query('The typed text, from 2 to 200 characters.', 'kaffee'),
      site: site('query'),
      maxSearchTerms: query('The maximum number of search terms.', '10'),
      maxProducts: query('The maximum number of products.', '5'),
    },
    responses: {
      200: {
        meaning: 'Products and search terms, best matches first.',
        schema: createSuggestionsResponse(),
        example: {
          products: [
            {
              id: '42',
              title: 'Filter coffee',
              imageProductThumb: '/img/42.jpg',
              productViewUrl: 'p/filter-coffee-42',
              webshopProductDimensionKey: 'A',
            },
          ],
          searchTerms: [{ searchterm: 'filter coffee' }],
        },
      },
      default: { meaning: 'No suggestions are shown.' },
    },
  },
  {
    name: 'readSearchCacheKey',
    method: 'GET',
    path: SEARCH_CACHE_KEY_PATH,
    caller: 'The header when it starts.',
    responses: { '2XX': ignored, default: ignored },
  },
  signUp('signUp', false, 'with `spa: false`, as on pages that a server renders'),
  signUp('signUpInApp', true, 'with `spa: true`, as in a single-page application'),
  {
    name: 'readBaseData',
    method: 'GET',
    path: newsletter.BASE_DATA_PATH,
    caller: 'The newsletter form when it starts, if the visitor has the cookie `LoginToken`.',
    parameters: { 'X-LoginToken': loginToken },
    responses: {
      200: {
        meaning: 'The data fill the form. Each field may be missing.',
        schema: newsletter.createBaseData(),
        example: {
          email: 'ann@shop.example',
          salutation: 'MRS',
          firstName: 'Ann',
          lastName: 'Example',
          consents: ['DNE'],
        },
      },
      default: { meaning: 'The form is empty.' },
    },
  },
  {
    name: 'assignTests',
    method: 'GET',
    path: TEST_ASSIGNMENT_PATH,
    caller: 'The footer when it starts; once per page.',
    responses: { '2XX': ignored, default: ignored },
  },
  {
    name: 'readActiveTests',
    method: 'GET',
    path: template(preview.activeTestsPath(new URLSearchParams())),
    caller: 'The preview panel, for the time that staff choose.',
    parameters: { time: query('The time in ISO 8601, in UTC.', '2030-01-31T12:00:00.000Z') },
    responses: {
      200: {
        meaning: 'The tests and their groups; an empty list if no test runs.',
        schema: preview.createActiveTests(),
        example: [{ name: 'advent-calendar', groups: [{ name: 'control' }, { name: 'doors' }] }],
      },
      default: { meaning: 'The call has failed, or the visitor is not staff. The panel says so.' },
    },
  },
  {
    name: 'checkStaff',
    method: 'GET',
    path: preview.STAFF_CHECK_PATH,
    caller: 'The preview widget when it starts, if the visitor has the cookie `StaffAuthToken`.',
    responses: {
      200: {
        meaning: 'If the status is SUCCESS, the panel is loaded and shows the settings in the response.',
        schema: preview.createStaffResponse(),
        example: {
          status: 'SUCCESS',
          dateTime: '2030-01-31T12:00:00.000Z',
          abTestName: 'advent-calendar',
          abTestGroup: 'doors',
        },
      },
      default: { meaning: 'The panel is not loaded.' },
    },
  },
  {
    name: 'setPreview',
    method: 'POST',
    path: preview.previewTokenPath(''),
    caller: 'The preview panel when staff apply their settings.',
    parameters: {
      test: query('The name of the A/B test.', 'advent-calendar', 'if no A/B test is chosen'),
      group: query('The name of its group.', 'doors', 'if no A/B test is chosen'),
    },
    body: {
      type: 'application/json',
      schema: z.strictObject({ previewDateTime: z.string().check(z.minLength(1), z.maxLength(60)) }),
      example: { previewDateTime: '2030-01-31T12:00:00.000Z' },
    },
    responses: {
      200: {
        meaning:
          'If the status is SUCCESS, the service has set the cookie `PreviewToken`. BAD_REQUEST, INTERNAL_ERROR and UNAUTHORIZED are errors.',
        schema: preview.createPreviewResult(),
        example: { status: 'SUCCESS' },
      },
      default: { meaning: 'The panel shows that the settings are not applied.' },
    },
  },
  {
    name: 'renewStaffLogin',
    method: 'GET',
    path: preview.STAFF_RENEWAL_PATH,
    caller: 'The preview panel, every 5 minutes. The call extends the login of the member of staff.',
    responses: { '2XX': ignored, default: { meaning: 'The panel stays.' } },
  },
  {
    name: 'logStaffOut',
    method: 'GET',
    path: preview.STAFF_LOGOUT_PATH,
    caller: 'The preview panel’s button. The call ends the login of the member of staff.',
    responses: {
      '2XX': { meaning: 'The panel is removed. The body is ignored.' },
      default: { meaning: 'The panel stays.' },
    },
  },
  {
    name: 'readCustomerInfo',
    method: 'GET',
    path: template(support.customerInfoPath(SUPPORT, '{loginId}')),
    caller:
      'The support form when it starts, if the visitor has the cookies `LongtermToken` and `LoginToken`. The options `service` and `api-version` replace the beginning of the path.',
    parameters: {
      loginId: { in: 'path', meaning: 'The `lid` of the cookie `LongtermToken`.', example: 'kd-1' },
      'X-LoginToken': loginToken,
    },
    responses: {
      200: {
        meaning: 'The data fill the form. Each field may be missing.',
        schema: createCustomerInfo(),
        example: { firstName: 'Ann', lastName: 'Example', email: 'ann@shop.example' },
      },
      default: { meaning: 'The form is empty.' },
    },
  },
  {
    name: 'sendSupportRequest',
    method: 'POST',
    path: template(support.supportRequestsPath(SUPPORT)),
    caller:
      'The support form when it is sent, unless the host page sends it. The call may take any time while it makes progress.',
    body: {
      type: 'multipart/form-data',
      // The host page's schema may add fields. Without a schema, names have up to 40 characters. Empty fields are left out.
      schema: z.catchall(
        z.object({
          customerFirstName: z.optional(z.string()),
          customerLastName: z.optional(z.string()),
          customerEmail: z.optional(limited(support.EMAIL_MAX)),
          message: z.optional(limited(support.MESSAGE_MAX)),
          attachments: z.optional(z.array(z.file().check(z.mime([...support.ATTACHMENT_TYPES])))),
        }),
        z.string(),
      ),
      example: {
        customerFirstName: 'Ann',
        customerLastName: 'Example',
        customerEmail: 'ann@shop.example',
        message: 'My order has not arrived.',
      },
    },
    responses: {
      '2XX': { meaning: 'The request is received. The body is ignored.' },
      default: {
        meaning: `The request is refused. \`field\` names the field that the form marks. An unknown name marks no field. If the type is \`${support.TOO_LONG}\`, the form says that the text is too long and, with \`maxLength\`, by how much.`,
        schema: support.createSupportRefusal(),
        example: { type: support.TOO_LONG, field: 'message', maxLength: 2000 },
      },
    },
  },
]

/** @returns the responses of a row, each with its status */
export const responsesOf = ({ responses }: Call): Array<[status: string, response: CallResponse]> =>
  Object.entries(responses) as Array<[string, CallResponse]>

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.~]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)

/** A path without parameters goes before one that has some: `…/SHOP_FOOTER` before `…/{id}`. */
const MATCHERS = [...CALLS]
  .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
  .map((call) => ({ call, expression: pattern(call.path) }))

/** @returns the row of the table; `undefined` if no widget makes such a call */
export const findCall = (method: string, pathname: string): Call | undefined =>
  MATCHERS.find(({ call, expression }) => call.method === method && expression.test(pathname))?.call
