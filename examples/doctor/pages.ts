/** All pages of the gallery, in the order of the list: for each finding, one page with exactly this finding. */
import { HEADER, headerWith, HTTPS_HOST, loaderTag, type BrokenPage } from './broken-page.js'

/** A hash that no file has. */
const WRONG_HASH = `sha384-${'A'.repeat(64)}`

const inlineScript = (code: string) => `<script>${code}</script>`

/** Removes a method of dialogs, which the widgets need, from a window. */
const REMOVE = `function remove(page) { delete page.HTMLElement.prototype.showPopover }; remove(window)`

/** As in an old browser, the method is also missing in each new frame. */
const REMOVE_IN_FRAMES = `${REMOVE}
  var inner = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow').get
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    get: function () { var page = inner.call(this); remove(page); return page }
  })`

const loaderPages: readonly BrokenPage[] = [
  {
    code: 'LOADER_MISSING',
    sentence: 'The page has no script tag.',
    parts: () => ({ loader: '' }),
  },
  {
    code: 'LOADER_TWICE',
    sentence: 'The template has the script tag, and so has the tag manager.',
    parts: () => ({ loader: `${loaderTag()}\n${loaderTag()}` }),
  },
  {
    code: 'LOADER_VERSIONS',
    sentence: 'A part of the page loads an older release.',
    parts: () => ({ loader: `${loaderTag()}\n${loaderTag('', '/doctor/older/loader.js')}` }),
  },
  {
    code: 'LOADER_NOT_CLOSED',
    sentence: 'The script tag ends with a slash, as in XHTML.',
    parts: () => ({ loader: loaderTag().replace('></script>', ' />\n<p>This is missing.</p>') }),
  },
  {
    code: 'LOADER_UNREACHABLE',
    sentence: 'The script tag names a file that does not exist.',
    parts: () => ({ loader: loaderTag('', '/cdn/old/loader.js') }),
  },
  {
    code: 'LOADER_WRONG',
    sentence: 'The script tag names the loader of another product.',
    parts: () => ({ loader: loaderTag('', '/doctor/other-product/loader.js') }),
  },
  {
    code: 'LOADER_OLD',
    sentence: 'The script tag is still that of the first release.',
    parts: () => ({ loader: loaderTag('', '/doctor/older/loader.js') }),
  },
  {
    code: 'LOADER_INTEGRITY',
    sentence: 'The hash is that of another release.',
    parts: () => ({ loader: loaderTag(`integrity="${WRONG_HASH}" crossorigin="anonymous"`) }),
  },
  {
    code: 'INTEGRITY_WITHOUT_CROSSORIGIN',
    sentence: 'The script tag has a hash, but not the attribute that lets the browser check it.',
    place: 'partner',
    parts: ({ shop, integrity }) => ({
      loader: loaderTag(
        `integrity="${integrity}" data-api-base="${shop}" data-credentials="include"`,
        `${shop}/cdn/loader.js`,
      ),
    }),
  },
  {
    code: 'LOADER_HTTP',
    sentence: 'The page has moved to https, the script tag has not.',
    place: 'https',
    parts: () => ({ loader: loaderTag('', `http://${HTTPS_HOST}/cdn/loader.js`) }),
  },
  {
    code: 'LOADER_NOT_RUN',
    sentence: 'The script tag is only for browsers without modules.',
    parts: () => ({ loader: loaderTag('nomodule') }),
  },
  {
    code: 'CONSENT_BLOCKS_LOADER',
    sentence: 'A consent tool blocks the script tag.',
    parts: () => ({ loader: loaderTag('type="text/plain"') }),
  },
  {
    code: 'SHOP_TAKEN',
    sentence: 'The page has a variable Shop.',
    parts: () => ({ head: inlineScript('window.Shop = { name: "our own" }') }),
  },
  {
    code: 'BROWSER_TOO_OLD',
    sentence: 'The page imitates an old browser, which lacks a method.',
    parts: () => ({ head: inlineScript(REMOVE_IN_FRAMES) }),
  },
  {
    code: 'API_REMOVED',
    sentence: 'A script of the page removes a method.',
    parts: () => ({ head: inlineScript(REMOVE) }),
  },
]

const filePages: readonly BrokenPage[] = [
  {
    code: 'FILE_MISSING',
    sentence: 'A file of the release is missing on the CDN.',
    faults: ['cdn:404:header'],
  },
  {
    code: 'FILE_CHANGED',
    sentence: 'Somebody has changed a file on the CDN.',
    faults: ['cdn:tamper:header'],
  },
  {
    code: 'CDN_CORS',
    sentence: 'The CDN does not let pages of other origins read its files.',
    place: 'partner',
    parts: ({ shop }) => ({
      loader: loaderTag(
        `data-api-base="${shop}" data-credentials="include"`,
        `${shop}/doctor/unreadable/loader.js`,
      ),
    }),
  },
  {
    code: 'CDN_HEADERS',
    sentence: 'The CDN lets browsers keep the loader for a year.',
    parts: () => ({ loader: loaderTag('', '/doctor/kept/loader.js') }),
  },
  {
    code: 'SCRIPT_UNKNOWN',
    sentence: 'The page preloads a script that is not in `/cdn/scripts.json`.',
    parts: () => ({ head: '<link rel="modulepreload" href="/cdn/chunks/other.00000000.js">' }),
  },
  {
    code: 'SCRIPT_CHANGED',
    sentence: 'Somebody has added a line to the loader, which is another one in `/cdn/scripts.json`.',
    parts: () => ({ loader: loaderTag('', '/doctor/changed/loader.js') }),
  },
  {
    code: 'SCRIPT_MISSING',
    sentence: 'The release does not name a script of the header that is in `/cdn/scripts.json`.',
    parts: () => ({ loader: loaderTag('', '/doctor/incomplete/loader.js') }),
  },
]

const policy = (value: string) => ({ 'Content-Security-Policy': value })

const policyPages: readonly BrokenPage[] = [
  {
    code: 'CSP_SCRIPT',
    sentence: 'The policy allows only the scripts of another CDN.',
    headers: policy('script-src https://other.example'),
  },
  {
    code: 'INTEGRITY_POLICY',
    sentence: 'The page demands a hash for each script, and the loader is that of a channel.',
    headers: { 'Integrity-Policy': 'blocked-destinations=(script)' },
  },
  {
    code: 'CSP_CONNECT',
    sentence: 'The policy allows no calls to the shop.',
    headers: policy('connect-src https://other.example'),
  },
  {
    code: 'CSP_IMAGES',
    sentence: 'The policy allows only the pictures of another CDN.',
    headers: policy('img-src https://other.example data:'),
  },
  {
    code: 'CSP_FORM',
    sentence: 'The policy allows no form to be sent to the shop.',
    headers: policy('form-action https://other.example'),
  },
  {
    code: 'TRUSTED_TYPES',
    sentence: 'The policy requires Trusted Types, and does not name ours.',
    headers: policy("require-trusted-types-for 'script'; trusted-types other"),
  },
]

const placeholderPages: readonly BrokenPage[] = [
  {
    code: 'NO_PLACEHOLDER',
    sentence: 'The page has the script tag, but no placeholder.',
    parts: () => ({ header: '', footer: '' }),
  },
  {
    code: 'PLACEHOLDER_MISSPELT',
    sentence: 'The attribute of the placeholder is misspelt.',
    parts: () => ({ header: HEADER.replace('data-shop-widget', 'data-shop-widgt') }),
  },
  {
    code: 'PLACEHOLDER_NOT_CLOSED',
    sentence: 'The placeholder of the header ends with a slash, as in XHTML.',
    parts: () => ({ header: HEADER.replace(/>.*/, ' />') }),
  },
  {
    code: 'ATTRIBUTE_MISSPELT',
    sentence: 'The attribute of the button is misspelt.',
    parts: () => ({ main: '<button type="button" data-shop-car="add" data-product-id="42">Add</button>' }),
  },
  {
    code: 'WIDGET_TWICE',
    sentence: 'The template contains the footer, and so does the page.',
    parts: () => ({ footer: '<div data-shop-widget="footer"></div>\n'.repeat(2) }),
  },
  {
    code: 'SITE_MISSING',
    sentence: 'The script tag does not name the country.',
    parts: () => ({ loader: loaderTag().replace(' data-site="DE"', '') }),
  },
  {
    code: 'UNKNOWN_WIDGET',
    sentence: 'The name of the widget is misspelt.',
    parts: () => ({ header: HEADER.replace('"header"', '"haeder"') }),
  },
  {
    code: 'UNKNOWN_OPTION',
    sentence: 'The name of an option is misspelt.',
    parts: () => ({ header: headerWith('data-stiky') }),
  },
  {
    code: 'INVALID_OPTION',
    sentence: 'An option has a value that does not exist.',
    parts: () => ({ header: headerWith('data-search-mode="popup"') }),
  },
  {
    code: 'UNKNOWN_SITE',
    sentence: 'The country does not exist.',
    parts: () => ({ loader: loaderTag().replace('"DE"', '"GER"') }),
  },
  {
    code: 'API_BASE_INVALID',
    sentence: 'The origin of the shop has no https://.',
    place: 'partner',
    parts: ({ shop }) => ({
      loader: loaderTag(`data-api-base="${new URL(shop).host}"`, `${shop}/cdn/loader.js`),
    }),
  },
  {
    code: 'ISLAND_NO_JSON',
    sentence: 'The JSON island has an extra comma.',
    parts: () => ({
      header: HEADER.replace(
        '<a ',
        '<script type="application/json" data-shop-config>{ "sticky": true, }</script><a ',
      ),
    }),
  },
  {
    code: 'PLACEHOLDER_HIDDEN',
    sentence: 'The page hides an element around the header.',
    parts: () => ({ header: `<div hidden>${HEADER}</div>` }),
  },
  {
    code: 'NO_RESERVED_HEIGHT',
    sentence: 'The page reserves no height for the header.',
    parts: () => ({ header: HEADER.replace(' id=', ' style="min-height: 0" id=') }),
  },
  {
    code: 'NOT_RENDERED',
    sentence: 'Another script also uses the placeholder.',
    parts: () => ({
      header: `${HEADER}${inlineScript("document.getElementById('header').attachShadow({ mode: 'closed' })")}`,
    }),
  },
  {
    code: 'CONSENT_NOT_CONFIGURED',
    sentence: 'The header has to add the consent tool, but the page does not name its script.',
    parts: () => ({ header: headerWith('data-onetrust-enabled') }),
  },
]

const htmlPages: readonly BrokenPage[] = [
  {
    code: 'UNKNOWN_CART_METHOD',
    sentence: 'The method of the cart is misspelt.',
    parts: () => ({ main: '<button type="button" data-shop-cart="ad" data-product-id="42">Add</button>' }),
  },
  {
    code: 'CART_FIELD_WRONG',
    sentence: 'The button does not name its product.',
    parts: () => ({ main: '<button type="button" data-shop-cart="add">Add</button>' }),
  },
  {
    code: 'FORM_WITHOUT_ACTION',
    sentence: 'The form works only with JavaScript.',
    parts: () => ({
      main: '<form data-shop-cart="add"><input type="hidden" name="productId" value="42"><button>Add</button></form>',
    }),
  },
  {
    code: 'HIDDEN_SHOWN',
    sentence: 'The style sheet of the page shows an element that is hidden.',
    parts: () => ({
      head: '<style>span { display: inline-block }</style>',
      main: '<span data-shop-show="isFilled" hidden>Something is in the cart</span>',
    }),
  },
  {
    code: 'PRESS_TAKEN',
    sentence: 'The form is in a frame of Turbo, which sends it.',
    parts: () => ({
      main: `<turbo-frame id="product"><form data-shop-cart="add" action="/service/cartfrontend/cart">
<input type="hidden" name="productId" value="42"><button>Add</button></form></turbo-frame>`,
    }),
  },
  {
    code: 'PRESS_STOPPED',
    sentence: 'The button still has the attribute that kept its old link from being followed.',
    parts: () => ({
      main: '<button type="button" data-shop-cart="add" data-product-id="42" onclick="return false">Add</button>',
    }),
  },
  {
    code: 'INLINE_HANDLER',
    sentence: 'The button calls Shop in its HTML.',
    parts: () => ({
      main: `<button type="button" onclick="Shop.cart.add({ productId: '42' })">Add</button>`,
    }),
  },
  {
    code: 'UNKNOWN_SHOWN_VALUE',
    sentence: 'The name of the value is misspelt.',
    parts: () => ({ main: '<output data-shop-text="itemCuont">0</output>' }),
  },
  {
    code: 'QUANTITY_WITHOUT_PRODUCT',
    sentence: 'The quantity does not name its product.',
    parts: () => ({ main: '<output data-shop-text="quantity">0</output>' }),
  },
  {
    code: 'IN_CLOSED_ROOT',
    sentence: 'The button is inside a closed shadow root.',
    parts: () => ({
      main: '<div><template shadowrootmode="closed"><button type="button" data-shop-cart="add" data-product-id="42">Add</button></template></div>',
    }),
  },
]

const servicePages: readonly BrokenPage[] = [
  {
    code: 'API_BASE_MISSING',
    sentence: 'A partner has not named the origin of the shop.',
    place: 'partner',
    parts: ({ shop }) => ({ loader: loaderTag('', `${shop}/cdn/loader.js`) }),
  },
  {
    code: 'SERVICE_UNREACHABLE',
    sentence: 'No server responds at the origin in api-base.',
    parts: () => ({ loader: loaderTag('data-api-base="https://shop.invalid"') }),
  },
  {
    code: 'CORS_REFUSED',
    sentence: 'The server at the origin in api-base does not allow this page.',
    parts: ({ partner }) => ({ loader: loaderTag(`data-api-base="${partner}" data-credentials="include"`) }),
  },
  {
    code: 'FORM_NOT_CHECKED',
    sentence: 'The shop, here under its other host name, does not let a page with only a form read anything.',
    parts: ({ shop }) => ({
      header: '',
      main: '<div data-shop-widget="newsletter"><a href="/newsletter">Newsletter</a></div>',
      footer: '',
      loader: loaderTag(`data-api-base="${shop.replace('127.0.0.1', 'localhost')}"`),
    }),
  },
  {
    code: 'SERVICE_FAILED',
    sentence: 'The navigation service responds with an error.',
    faults: ['navigation:fail'],
  },
  {
    code: 'SERVICE_MALFORMED',
    sentence: 'The navigation service responds with something else.',
    faults: ['navigation:wrong'],
  },
  {
    code: 'SERVICE_FIELD_WRONG',
    sentence: 'The navigation service sends a number instead of a title.',
    faults: ['navigation:wrong:list.0.title'],
  },
  {
    code: 'CREDENTIALS_NOT_SENT',
    sentence: 'A partner has not allowed the cookies of the shop.',
    place: 'partner',
    parts: ({ shop }) => ({
      loader: loaderTag(`data-api-base="${shop}"`, `${shop}/cdn/loader.js`),
    }),
  },
  {
    code: 'THIRD_PARTY_COOKIES',
    sentence: 'The page of a partner is on a different domain from the shop.',
    place: 'other-site',
    parts: ({ shop }) => ({
      loader: loaderTag(`data-api-base="${shop}" data-credentials="include"`, `${shop}/cdn/loader.js`),
    }),
  },
]

export const BROKEN_PAGES: readonly BrokenPage[] = [
  {
    code: 'PAGE_UNREACHABLE',
    sentence: 'The page no longer exists.',
    status: 404,
  },
  ...loaderPages,
  ...filePages,
  ...policyPages,
  ...placeholderPages,
  ...htmlPages,
  ...servicePages,
]
