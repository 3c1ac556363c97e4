/**
 * Everything that the doctor may find: the one source of codes and sentences for `Shop.doctor()`,
 * `npx shop-embed-cli doctor` and `docs/doctor.md`. The check that finds a problem fills in the words in braces.
 */
import type { Finding, Severity } from '../api/doctor.js'

/** `page` is `Shop.doctor()` in a browser, `command` is `npx shop-embed-cli doctor`. */
type Finder = 'page' | 'command'

export interface FindingText {
  severity: Severity
  problem: string
  reason?: string
  fix: string
  foundBy: readonly Finder[]
}

const BOTH = ['page', 'command'] as const
const PAGE = ['page'] as const
const COMMAND = ['command'] as const

const PAGE_FINDINGS = {
  PAGE_UNREACHABLE: {
    severity: 'error',
    problem: 'The page {url} could not be read: {problem}.',
    fix: 'Check the address. If the page needs a log-in, call `Shop.doctor()` in the console of a browser instead.',
    foundBy: COMMAND,
  },
} as const satisfies Record<string, FindingText>

const LOADER_FINDINGS = {
  LOADER_MISSING: {
    severity: 'error',
    problem: 'The page has no script tag of the loader.',
    reason: 'Without the loader, each placeholder shows only its own content.',
    fix: 'Add `<script async src="https://cdn.example/v1/loader.js" data-site="DE"></script>` with the address of your loader. If a tag manager inserts the tag, call `Shop.doctor()` in the console of a browser instead.',
    foundBy: BOTH,
  },
  LOADER_TWICE: {
    severity: 'warning',
    problem: 'The page has {count} script tags of the loader.',
    reason: 'Only the first one works. The options of the others are ignored.',
    fix: 'Keep one of the script tags. Often a template and a tag manager both insert it.',
    foundBy: BOTH,
  },
  LOADER_VERSIONS: {
    severity: 'error',
    problem: 'The page has loaders of different versions: {versions}.',
    reason: 'The loader that arrives first runs, so visitors get different versions.',
    fix: 'Keep one of the script tags: the one with the latest version.',
    foundBy: BOTH,
  },
  LOADER_NOT_CLOSED: {
    severity: 'error',
    problem: 'The script tag of the loader contains a part of the page.',
    reason:
      'HTML ignores the slash of `<script />`: the page up to the next `</script>` is missing. If there is none, the browser does not run the loader.',
    fix: 'Write `</script>` after the opening tag.',
    foundBy: BOTH,
  },
  LOADER_UNREACHABLE: {
    severity: 'error',
    problem: 'The loader at {url} could not be loaded: {problem}.{base}',
    reason: 'Without the loader, each placeholder shows only its own content.',
    fix: 'Correct the address in `src`, or put the files of the release there.',
    foundBy: BOTH,
  },
  LOADER_WRONG: {
    severity: 'error',
    problem: 'The file at {url} is not the loader of shop-embed.{base}',
    reason: 'The script tag probably names the wrong origin or folder.',
    fix: 'Point `src` to the `loader.js` of a shop-embed release.',
    foundBy: BOTH,
  },
  LOADER_OLD: {
    severity: 'warning',
    problem: 'The loader has version {version}; the doctor has version {current}.',
    reason: 'An old loader has errors that have been fixed since.',
    fix: 'Point `src` to the loader of version {current}. If it already does, delete the old file from the CDN cache.',
    foundBy: BOTH,
  },
  LOADER_INTEGRITY: {
    severity: 'error',
    problem: 'The `integrity` of the script tag does not match the loader at {url}.',
    reason: 'The browser refuses the loader.',
    fix: 'Write `integrity="{integrity}"`. Each release has its own value; `manifest.json` contains it.',
    foundBy: BOTH,
  },
  INTEGRITY_WITHOUT_CROSSORIGIN: {
    severity: 'error',
    problem: 'The script tag has `integrity`, but not `crossorigin`, and the loader is on another origin.',
    reason: 'The browser may not read the file, so it cannot check the hash and refuses the loader.',
    fix: 'Add `crossorigin="anonymous"` to the script tag.',
    foundBy: BOTH,
  },
  LOADER_HTTP: {
    severity: 'error',
    problem: 'The page is on https, but the script tag loads the loader over http.',
    reason: 'Browsers block http scripts in https pages.',
    fix: 'Use `https:` in `src`.',
    foundBy: BOTH,
  },
  LOADER_NOT_RUN: {
    severity: 'error',
    problem: 'The page has the script tag, but the loader has not run.',
    reason:
      'The content security policy, an attribute such as `nomodule`, a blocker or another script may keep it from running.',
    fix: 'Look for the reason in the console and the network panel.',
    foundBy: PAGE,
  },
  CONSENT_BLOCKS_LOADER: {
    severity: 'warning',
    problem: 'The script tag has the type "{type}", so a browser does not run it.',
    reason: 'Consent tools block scripts this way until the visitor agrees.',
    fix: 'Remove the `type`, and list the loader as strictly necessary in the consent tool. If the widgets should wait for consent, keep it.',
    foundBy: BOTH,
  },
  SHOP_TAKEN: {
    severity: 'error',
    problem: 'The page has its own global variable `Shop`.',
    reason: 'The widgets work, but `window.Shop` is not their interface: no script can use the cart.',
    fix: 'Rename the variable of the page. To call the widgets before the loader has run, write `(window.Shop = window.Shop || []).push(…)`.',
    foundBy: PAGE,
  },
  BROWSER_TOO_OLD: {
    severity: 'error',
    problem: 'This browser lacks {names}.',
    reason: 'The loader does nothing here, and the placeholders keep their own content.',
    fix: 'Open the page in a browser of the last two years.',
    foundBy: PAGE,
  },
  API_REMOVED: {
    severity: 'error',
    problem: 'A script of the page has removed or replaced browser APIs: {names}.',
    reason: 'The loader does nothing on such a page, and the placeholders keep their own content.',
    fix: 'Find the script, often an old library or polyfill, and update or remove it.',
    foundBy: PAGE,
  },
} as const satisfies Record<string, FindingText>

const FILE_FINDINGS = {
  FILE_MISSING: {
    severity: 'error',
    problem: 'The file {url} could not be loaded: {problem}.',
    reason: 'The widgets that need it keep their own content.',
    fix: 'Put all files of the release on the CDN, and keep those of earlier releases for 90 days.',
    foundBy: BOTH,
  },
  FILE_CHANGED: {
    severity: 'error',
    problem: 'The file {url} is not the one that was released.',
    reason: 'Its hash does not match, so the browser refuses it.',
    fix: 'Put the released file there again. The CDN must not change files, for example by minifying them.',
    foundBy: BOTH,
  },
  CDN_CORS: {
    severity: 'error',
    problem: 'The CDN at {origin} does not allow this page to read its files.',
    reason: 'Browsers check the hash of each file, which they may only do if the page may read it.',
    fix: 'Make the CDN send `Access-Control-Allow-Origin: *` with each file. If it does, correct the address in `src`: there is no file at this address.',
    foundBy: BOTH,
  },
  CDN_HEADERS: {
    severity: 'warning',
    problem: 'The CDN sends the loader with wrong headers: {problems}.',
    fix: 'Make the CDN send {expected}.',
    foundBy: COMMAND,
  },
  SCRIPT_UNKNOWN: {
    severity: 'error',
    problem: 'The inventory does not list the script {url}.',
    reason: 'Nobody has recorded what it is for. The inventory is that of version {version}.',
    fix: 'If the page has been updated, use `scripts.json` of its release as the inventory. Otherwise, remove the script.',
    foundBy: COMMAND,
  },
  SCRIPT_CHANGED: {
    severity: 'error',
    problem: 'The script {url} is not the one in the inventory.',
    reason:
      'Its hash does not match: somebody has changed it, or the page has another release than version {version}.',
    fix: 'If the page has been updated, use `scripts.json` of its release as the inventory. Otherwise, find out who has changed the script, and put the released file there again.',
    foundBy: COMMAND,
  },
  SCRIPT_MISSING: {
    severity: 'error',
    problem: 'The inventory lists the script {path} for this page, but the page cannot load it, or does not.',
    reason: 'The page has another release than version {version}, or its manifest was changed.',
    fix: 'If the page has been updated, use `scripts.json` of its release as the inventory. Otherwise, put the released manifest there again.',
    foundBy: COMMAND,
  },
} as const satisfies Record<string, FindingText>

const POLICY_FINDINGS = {
  CSP_SCRIPT: {
    severity: 'error',
    problem: 'The content security policy does not allow {what}: `{directive}`.',
    reason: 'The browser blocks the file.',
    fix: 'Add {source} to `script-src`, or use a nonce and write it into the script tag of the loader.',
    foundBy: COMMAND,
  },
  INTEGRITY_POLICY: {
    severity: 'error',
    problem:
      'The header `Integrity-Policy` of the page demands a hash for each script, and the script tag of the loader does not have both `integrity` and `crossorigin`.',
    reason: 'The browser blocks the loader.',
    fix: 'Point `src` to one release, such as `1.0.0/loader.js`, and add its `integrity` and `crossorigin="anonymous"`. The loader of a channel such as `v1` changes with each release, so it cannot have a hash.',
    foundBy: COMMAND,
  },
  CSP_CONNECT: {
    severity: 'error',
    problem: 'The content security policy does not allow calls to the services of the shop: `{directive}`.',
    reason: 'The browser blocks each call, so the widgets have no data.',
    fix: 'Add {source} to `connect-src`.',
    foundBy: BOTH,
  },
  CSP_IMAGES: {
    severity: 'warning',
    problem: 'The content security policy does not allow the pictures of the widgets: `{directive}`.',
    reason: 'The browser blocks the pictures next to the loader.',
    fix: 'Add {source} to `img-src`.',
    foundBy: BOTH,
  },
  CSP_FORM: {
    severity: 'warning',
    problem: 'The content security policy does not allow the search form of the header: `{directive}`.',
    reason:
      'A search that a visitor sends before the code of the search has been loaded, or if it cannot be loaded, is blocked.',
    fix: 'Add {source} to `form-action`.',
    foundBy: BOTH,
  },
  TRUSTED_TYPES: {
    severity: 'error',
    problem:
      'The content security policy requires Trusted Types, but does not allow the policy `shop-sdk`: `{directive}`.',
    reason: 'The browser refuses all files that the loader adds.',
    fix: 'Add `shop-sdk` to `trusted-types`.',
    foundBy: BOTH,
  },
} as const satisfies Record<string, FindingText>

const PLACEHOLDER_FINDINGS = {
  NO_PLACEHOLDER: {
    severity: 'hint',
    problem: 'The page has the loader, but no placeholder, and no element that uses the cart or the search.',
    reason: 'No widget is shown. Scripts can still use the cart, and may add placeholders later.',
    fix: 'Add a placeholder such as `<div data-shop-widget="header"></div>`.',
    foundBy: BOTH,
  },
  PLACEHOLDER_MISSPELT: {
    severity: 'error',
    problem: 'There is no attribute "{name}". Is it "data-shop-widget"?',
    reason: 'The loader does not find the placeholder, which keeps its own content.',
    fix: 'Write `data-shop-widget="{widget}"`.',
    foundBy: BOTH,
  },
  PLACEHOLDER_NOT_CLOSED: {
    severity: 'error',
    problem: 'The placeholder of the {widget} contains a part of the page: {content}.',
    reason:
      'HTML ignores the slash of `<div />`, so the rest of the page becomes the content of the placeholder, which the widget hides.',
    fix: 'Write `</div>` after the opening tag, or after the own content of the placeholder.',
    foundBy: BOTH,
  },
  ATTRIBUTE_MISSPELT: {
    severity: 'error',
    problem: 'There is no attribute "{name}". Is it "{attribute}"?',
    reason: 'The element does nothing.',
    fix: 'Write `{attribute}="{value}"`.',
    foundBy: BOTH,
  },
  WIDGET_TWICE: {
    severity: 'hint',
    problem: 'The page has {count} placeholders of the {widget}.',
    reason: 'Visitors see each of them that the page does not hide.',
    fix: 'Keep one of them. Often a template and the page both contain it.',
    foundBy: BOTH,
  },
  SITE_MISSING: {
    severity: 'hint',
    problem:
      'The page has no `data-site`, so the widgets use DE: its language, prices, legal texts and consents.',
    reason: 'On the page of another country, all of them are wrong.',
    fix: 'Add `data-site` to the script tag, with one of {allowed}.',
    foundBy: BOTH,
  },
  UNKNOWN_WIDGET: {
    severity: 'error',
    problem: 'There is no widget "{name}".{suggestion}',
    reason: 'The placeholder keeps its own content.',
    fix: 'Write one of {allowed} into `data-shop-widget`.',
    foundBy: BOTH,
  },
  UNKNOWN_OPTION: {
    severity: 'warning',
    problem: 'There is no option "{name}".{suggestion}',
    reason: 'It is ignored. If it belongs to the page itself, there is nothing to fix.',
    fix: 'Use one of the options {allowed}.',
    foundBy: BOTH,
  },
  INVALID_OPTION: {
    severity: 'warning',
    problem: 'The option "{name}" has the value {value}, which is not allowed.{suggestion}',
    reason: 'The widget uses the default instead.',
    fix: 'Use {allowed}.',
    foundBy: BOTH,
  },
  UNKNOWN_SITE: {
    severity: 'error',
    problem: 'There is no site {value}.{suggestion}',
    reason: 'The widgets use DE instead: with its language, its legal texts and its consents.',
    fix: 'Write one of {allowed}.',
    foundBy: BOTH,
  },
  API_BASE_INVALID: {
    severity: 'error',
    problem: 'The option "api-base" has the value {value}, which is no origin.',
    reason: 'The widgets call the services on the origin of the page instead.',
    fix: 'Write an origin such as `https://shop.example`, with `https://` and without a path.',
    foundBy: BOTH,
  },
  ISLAND_NO_JSON: {
    severity: 'warning',
    problem: 'The JSON island of a placeholder does not contain a JSON object.',
    reason: 'All options in it are ignored.',
    fix: 'Correct the JSON: names and texts have double quotes, and there is no comma before a closing bracket.',
    foundBy: BOTH,
  },
  PLACEHOLDER_HIDDEN: {
    severity: 'warning',
    problem: 'The placeholder of the {widget} has no size: it or an element around it is hidden.',
    reason: 'Nobody sees the widget. A widget that loads when it is near the viewport never loads.',
    fix: 'Show the placeholder, or remove it.',
    foundBy: PAGE,
  },
  NO_RESERVED_HEIGHT: {
    severity: 'hint',
    problem: 'The page reserves {reserved} px for the {widget}, which is {height} px high in this window.',
    reason: 'Content below it moves when the widget appears.',
    fix: "Reserve the height: `[data-shop-widget='{widget}'] { min-height: {height}px }`. Windows of other widths need other heights: the embed builder of the docs writes a style sheet with all of them.",
    foundBy: PAGE,
  },
  NOT_RENDERED: {
    severity: 'error',
    problem: 'The {widget} could not be rendered: {problem}.',
    reason: 'The placeholder keeps its own content.',
    fix: 'Use a `<div>` as the placeholder: elements such as `<img>` and `<button>` cannot contain a widget. If it is one, look at what the page does with it: another script may use it, too.',
    foundBy: PAGE,
  },
  CONSENT_NOT_CONFIGURED: {
    severity: 'warning',
    problem:
      'The header has the option `onetrust-enabled`, but the page has not named the script of the consent tool.',
    reason: 'The header does not load the consent tool.',
    fix: "Call `Shop.configure({ consent: { src: 'https://…' } })` before the header is mounted.",
    foundBy: PAGE,
  },
} as const satisfies Record<string, FindingText>

/** About elements that use the shop without a script. */
const HTML_FINDINGS = {
  UNKNOWN_CART_METHOD: {
    severity: 'error',
    problem: 'There is no method "{name}" of the cart.{suggestion}',
    reason: 'The cart does not change. The browser does what the HTML says.',
    fix: 'Write one of {allowed} into `data-shop-cart`.',
    foundBy: BOTH,
  },
  CART_FIELD_WRONG: {
    severity: 'error',
    problem: 'The attribute `{attribute}` of `data-shop-cart="{method}"` {problem}.',
    reason: 'The cart does not change. The browser does what the HTML says.',
    fix: 'Write `{attribute}` with {allowed}{alternative}.',
    foundBy: BOTH,
  },
  FORM_WITHOUT_ACTION: {
    severity: 'warning',
    problem: 'A form with `data-shop-cart` has no `action`.',
    reason:
      'Without JavaScript, or if our code cannot be loaded, the browser sends the form to the page itself, and the cart does not change.',
    fix: 'Write an address into `action` where the cart can be changed without JavaScript, such as the page of the product.',
    foundBy: BOTH,
  },
  UNKNOWN_SHOWN_VALUE: {
    severity: 'error',
    problem: 'There is no value "{name}" of `{attribute}`.{suggestion}',
    reason: 'The element stays as the page wrote it.',
    fix: 'Write one of {allowed} into `{attribute}`.',
    foundBy: BOTH,
  },
  HIDDEN_SHOWN: {
    severity: 'warning',
    problem: 'An element with `data-shop-show` has the attribute `hidden`, but the page shows it.',
    reason: 'A style sheet of the page, such as a CSS reset, sets `display`, which wins over `hidden`.',
    fix: 'Add `[hidden] { display: none !important }` to your style sheet.',
    foundBy: PAGE,
  },
  PRESS_TAKEN: {
    severity: 'error',
    problem: '{library} handles an element with `data-shop-cart` before our code receives the press.',
    reason: 'The cart does not change. {library} sends the form, or follows the link.',
    fix: 'Add `{attribute}` to the element.',
    foundBy: BOTH,
  },
  PRESS_STOPPED: {
    severity: 'error',
    problem:
      'The attribute `{attribute}` stops the presses of an element with `data-shop-cart` or `data-shop-search`.',
    reason:
      'Our code acts only if the code of the page lets the press happen. Nothing happens, and the cart does not change.',
    fix: 'Remove `return false` or `preventDefault` from `{attribute}`. Code in a script file, such as `return false` in jQuery, also stops presses: the console then names the element after a press.',
    foundBy: BOTH,
  },
  INLINE_HANDLER: {
    severity: 'warning',
    problem: 'The attribute `{attribute}` of an element uses `Shop`.',
    reason:
      'Before the loader has run, there is no `Shop`, and the press is lost. A content security policy without `unsafe-inline` blocks the attribute.',
    fix: 'Use `data-shop-cart`, or call `(window.Shop = window.Shop || []).push(…)` in a script file.',
    foundBy: BOTH,
  },
  QUANTITY_WITHOUT_PRODUCT: {
    severity: 'error',
    problem: 'An element with `data-shop-text="quantity"` has no `data-product-id`.',
    reason: 'It always shows 0.',
    fix: 'Write the id of the product into `data-product-id`.',
    foundBy: BOTH,
  },
  IN_CLOSED_ROOT: {
    severity: 'error',
    problem: 'An element with `{attribute}` is inside a closed shadow root.',
    reason: 'The loader cannot look into closed shadow roots, so the element does nothing.',
    fix: 'Open the shadow root with `shadowrootmode="open"`, or move the element out of it.',
    foundBy: COMMAND,
  },
} as const satisfies Record<string, FindingText>

const SERVICE_FINDINGS = {
  API_BASE_MISSING: {
    severity: 'error',
    problem: 'The services of the shop are not on the origin of this page: {call} {problem}.',
    reason: 'Without `data-api-base`, the widgets call the services on the origin of the page.',
    fix: 'Add `data-api-base="https://…"` with the origin of the shop to the script tag.',
    foundBy: BOTH,
  },
  SERVICE_UNREACHABLE: {
    severity: 'error',
    problem: 'The shop at {origin} did not respond: {problem}.',
    reason: 'The widgets have no data.',
    fix: 'Check the origin in `data-api-base`, and whether the shop runs.',
    foundBy: BOTH,
  },
  CORS_REFUSED: {
    severity: 'error',
    problem: 'The shop at {origin} does not allow the calls of this page: {problem}.',
    reason: 'The browser blocks the responses.',
    fix: 'Ask the shop to let its services allow the origin {page} by CORS, with the headers `Content-Type`, `X-CSRF-Token`, `X-LoginToken`, `X-LongtermToken` and `X-Hunter-Site`; with `data-credentials="include"` also `Access-Control-Allow-Credentials: true`.',
    foundBy: BOTH,
  },
  FORM_NOT_CHECKED: {
    severity: 'warning',
    problem:
      'The doctor does not know whether the shop at {origin} accepts the form of this page: {problem}.',
    reason:
      'A form calls its service only when a visitor sends it. The shop does not let the page make a call that only reads, which may be intended.',
    fix: 'Run `npx shop-embed-cli check-service {origin} {options}`. It asks whether the page may send the form, and sends none.',
    foundBy: BOTH,
  },
  SERVICE_FAILED: {
    severity: 'error',
    problem: 'A service failed: {call} {problem}.',
    reason: 'The widgets show what they can without its data.',
    fix: 'Ask the team of this service. `npx shop-embed-cli check-service` checks the services one by one.',
    foundBy: BOTH,
  },
  SERVICE_MALFORMED: {
    severity: 'error',
    problem: 'The response of a service is malformed: {call}. {problem}.',
    reason: 'The widgets refuse the whole response.',
    fix: 'Tell the team of this service what its response should be. The page “The services” of the docs describes all responses.',
    foundBy: BOTH,
  },
  SERVICE_FIELD_WRONG: {
    severity: 'warning',
    problem: 'A field in the response of a service is wrong: {call}. {problem}.',
    reason: 'The widgets leave out what is wrong, and show the rest.',
    fix: 'Tell the team of this service what its response should be. The page “The services” of the docs describes all responses.',
    foundBy: BOTH,
  },
  CREDENTIALS_NOT_SENT: {
    severity: 'warning',
    problem: 'The shop at {origin} is another origin, and the page does not send cookies to it.',
    reason: 'The shop does not know the visitor: the cart is empty, and nobody is logged in.',
    fix: 'Add `data-credentials="include"` to the script tag if the page is on the same site as the shop. On another site, most browsers block the cookies.',
    foundBy: BOTH,
  },
  THIRD_PARTY_COOKIES: {
    severity: 'warning',
    problem: 'The cookies of the shop at {origin} are third-party cookies on this page.',
    reason: 'Most browsers do not send them, so the shop does not know the visitor.',
    fix: 'Serve the page or the services under one domain, such as `partner.shop.example` and `www.shop.example`.',
    foundBy: BOTH,
  },
} as const satisfies Record<string, FindingText>

export const FINDINGS = {
  ...PAGE_FINDINGS,
  ...LOADER_FINDINGS,
  ...FILE_FINDINGS,
  ...POLICY_FINDINGS,
  ...PLACEHOLDER_FINDINGS,
  ...HTML_FINDINGS,
  ...SERVICE_FINDINGS,
}
export type FindingCode = keyof typeof FINDINGS

/** The docs page that describes all findings. */
const DOCS_PAGE = 'doctor'

/** The anchor of a finding on the docs page, where its heading is its code. */
export const anchorOf = (code: FindingCode): string => code.toLowerCase().replaceAll('_', '-')

const fill = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name]))

/** A finding without the link to the docs, whose address is not known yet. */
export type Found = Omit<Finding, 'link' | 'code'> & { readonly code: FindingCode }

/** @param values  the values for the words in braces */
/** @returns the sentence after "There is no option …", with a leading space */
export const suggest = (near: string | undefined): string => (near === undefined ? '' : ` Is it "${near}"?`)

export function found(
  code: FindingCode,
  values: Readonly<Record<string, unknown>> = {},
  where?: string,
): Found {
  const { severity, problem, reason, fix }: FindingText = FINDINGS[code]
  return {
    code,
    severity,
    problem: fill(problem, values),
    ...(reason !== undefined && { reason: fill(reason, values) }),
    fix: fill(fix, values),
    ...(where !== undefined && { where }),
  }
}

const ORDER: readonly Severity[] = ['error', 'warning', 'hint']

/**
 * Sorts findings, errors first, and removes duplicates.
 *
 * @param docs  the address of the docs, which the findings link to
 */
export function toFindings(all: readonly Found[], docs: string): Finding[] {
  const byText = new Map(all.map((one) => [`${one.code} ${one.problem} ${one.where}`, one]))
  return [...byText.values()]
    .sort((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity))
    .map((one) => ({ ...one, link: `${docs}${DOCS_PAGE}#${anchorOf(one.code)}` }))
}
