/** What `scripts.json` says about each script: the table that people maintain. A test compares it with the code in the built files. */
import type { CookieName, StoredName } from './visitor-data.js'

export interface ScriptFacts {
  purpose: string
  /** When a page loads it. */
  loaded: string
  cookies?: readonly CookieName[]
  stored?: readonly StoredName[]
  /** The names of calls in `src/services/contract/calls.ts`. */
  calls?: readonly string[]
  /** What it requests besides these calls. */
  requests?: string
}

const NEAR = 'When its placeholder is near the viewport, unless the option `load` says otherwise.'
const PICTURES = 'Pictures that services and editors name.'

const LOADERS: Readonly<Record<string, ScriptFacts>> = {
  loader: {
    purpose: 'Finds the placeholders of the page, and loads and checks the other scripts.',
    loaded: 'With the page, by its script tag.',
    cookies: ['CsrfToken', 'LongtermToken', 'PreviewToken', 'StaffAuthToken'],
    stored: ['kept'],
    calls: ['readCart', 'readNavigation', 'readPromotion'],
    requests: 'The other scripts of this list.',
  },
  doctor: {
    purpose: 'Examines the page for developers: `Shop.doctor()`.',
    loaded: 'When somebody calls the doctor.',
    cookies: ['CsrfToken', 'LongtermToken', 'StaffAuthToken'],
    calls: ['readCart', 'readNavigation', 'readVisitor', 'readNewsletterStatus', 'readThemeWorlds'],
    requests: 'Other scripts of this list.',
  },
}

const SHARED: Readonly<Record<string, ScriptFacts>> = {
  core: {
    purpose: 'Has what the cart and all widgets share: calls, options, texts and state.',
    loaded: 'With the first widget, and at the first use of the cart.',
    cookies: ['CsrfToken', 'forceP'],
    stored: ['cart'],
  },
  runtime: {
    purpose: 'Renders widgets, and reads who the visitor is.',
    loaded: 'With the first widget.',
    cookies: ['PreviewToken'],
    calls: ['readVisitor', 'readNewsletterStatus'],
  },
  kept: {
    purpose:
      'Keeps the first markup of the header and the footer, and shows it on the next page before their code is loaded.',
    loaded:
      'When the browser is idle after a header or a footer, and at once on the next pages of the visit.',
    cookies: ['PreviewToken', 'affiliateNumber', 'forceP', 'xc-app'],
    stored: ['appBanner', 'cart', 'kept'],
  },
  cart: {
    purpose: 'Reads and changes the cart.',
    loaded: 'After a header, and at the first use of the cart.',
    cookies: ['LongtermToken'],
    stored: ['cart'],
    calls: ['readCart', 'changeCart'],
  },
  html: {
    purpose: 'Lets elements of the page use the cart and the search without a script.',
    loaded: 'When the page has such elements, for example with `data-shop-cart`.',
  },
  forms: {
    purpose: 'Has the fields and the checks of the forms.',
    loaded: 'With the newsletter form and the support form.',
  },
  'use-outside-click': {
    purpose: 'Closes open parts of the header when the visitor clicks elsewhere.',
    loaded: 'With parts of the header that open.',
  },
  'page-debug': {
    purpose: 'Prints times and calls to the console.',
    loaded: 'On pages with `data-debug`.',
  },
  'page-timing': {
    purpose: 'Measures times for the host page.',
    loaded: "On pages with `data-debug`, and after `Shop.on('timing')`.",
  },
}

const HEADER: Readonly<Record<string, ScriptFacts>> = {
  header: {
    purpose: 'Renders the header.',
    loaded: 'At once on pages with a header, and at the first use of `Shop.search`.',
    cookies: ['xc-app'],
    stored: ['appBanner', 'responses', 'places'],
    calls: ['readNavigation', 'readThemeWorlds', 'readPromotion', 'readSearchCacheKey'],
    requests: PICTURES,
  },
  'header-consent': {
    purpose: 'Adds the consent tool of the page.',
    loaded: 'With a header that has the option `onetrust-enabled`.',
    requests: 'The script at the address that `configure({ consent })` names.',
  },
  'header-drilldown': {
    purpose: 'Shows the menu of narrow windows.',
    loaded: 'Shortly before the visitor opens the menu.',
  },
  'header-messages': {
    purpose: 'Shows the messages of the cart, and undoes a removal.',
    loaded: 'With the first message.',
  },
  'header-navigation-flyouts': {
    purpose: 'Shows the panels that open from the navigation bar.',
    loaded: 'When a pointer or the focus reaches the navigation bar.',
    requests: PICTURES,
  },
  'header-promotions': {
    purpose: 'Shows promotions at the header.',
    loaded: 'With a header that shows promotions.',
    stored: ['appBanner'],
    requests: PICTURES,
  },
  'header-promotions-page': {
    purpose: 'Shows promotions of a category or a sales phase.',
    loaded: 'When a page has such a promotion.',
    requests: PICTURES,
  },
  'header-search-combobox': {
    purpose: 'Suggests products and search terms.',
    loaded: 'When the visitor uses the search, and at the first use of `Shop.search`.',
    calls: ['readSuggestions'],
    requests: PICTURES,
  },
  'header-theme-worlds': {
    purpose: 'Shows the theme worlds.',
    loaded: 'After the navigation of a header that is not reduced.',
    calls: ['readThemeWorlds'],
    requests: PICTURES,
  },
}

const OTHERS: Readonly<Record<string, ScriptFacts>> = {
  footer: {
    purpose: 'Renders the footer.',
    loaded: NEAR,
    cookies: ['xc-app', 'affiliateNumber'],
    calls: ['readFooterContent', 'assignTests'],
    requests: 'A picture next to the scripts.',
  },
  newsletter: {
    purpose: 'Renders and sends the newsletter form.',
    loaded: NEAR,
    cookies: ['LoginToken'],
    calls: ['readBaseData', 'signUp', 'signUpInApp'],
    requests: 'Pictures next to the scripts, or those that options name.',
  },
  support: {
    purpose: 'Renders and sends the support form.',
    loaded: NEAR,
    cookies: ['LongtermToken', 'LoginToken'],
    calls: ['sendSupportRequest'],
  },
  'support-form-login': {
    purpose: 'Fills the support form with the data of a customer.',
    loaded: 'With a support form, for customers who are logged in.',
    cookies: ['LongtermToken', 'LoginToken'],
    calls: ['readCustomerInfo'],
  },
  'support-form-schema': {
    purpose: 'Shows the fields that the page adds to the support form.',
    loaded: 'With a support form for which the page names such fields.',
  },
  'support-form-schema-iban': {
    purpose: 'Formats and checks an IBAN.',
    loaded: 'With a support form that has such a field.',
  },
  'support-form-schema-number': {
    purpose: 'Formats and checks a number.',
    loaded: 'With a support form that has such a field.',
  },
  'support-form-schema-password': {
    purpose: 'Says how strong a password is, and shows or hides it.',
    loaded: 'With a support form that has such a field.',
  },
  preview: {
    purpose: 'Checks whether the visitor is staff.',
    loaded: 'On pages with the preview widget, if the visitor has the cookie `StaffAuthToken`.',
    cookies: ['StaffAuthToken'],
    calls: ['checkStaff'],
  },
  'preview-panel': {
    purpose: 'Lets staff preview a later day.',
    loaded: 'After the service has confirmed that the visitor is staff.',
    calls: ['readActiveTests', 'setPreview', 'renewStaffLogin', 'logStaffOut'],
  },
}

const SCRIPTS: Readonly<Record<string, ScriptFacts>> = { ...LOADERS, ...SHARED, ...HEADER, ...OTHERS }

const SITE = /^sites-(\w+)-footer$/
const LANGUAGE = /^([a-z]{2}(?:-[A-Z]{2})?)(-rest)?$/

/**
 * @param name  the name of a chunk, such as `header-drilldown`, or `loader`
 * @throws {Error} if the table has no such script
 */
export function factsOf(name: string): ScriptFacts {
  if (Object.hasOwn(SCRIPTS, name)) return SCRIPTS[name]!
  const [, site] = SITE.exec(name) ?? []
  if (site)
    return { purpose: `Has the content of the footer of ${site}.`, loaded: 'With a footer of this site.' }
  const [, language, rest] = LANGUAGE.exec(name) ?? []
  if (!language) throw new Error(`cli/release/script-facts.ts does not say what the script "${name}" is for.`)
  return rest
    ? {
        purpose: `Has the other texts in ${language}.`,
        loaded: 'With a widget other than a header, in this language.',
      }
    : {
        purpose: `Has the texts of the header and the cart in ${language}.`,
        loaded: 'With a header or the cart, in this language.',
      }
}
