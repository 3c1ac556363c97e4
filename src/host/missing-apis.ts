/**
 * Finds the APIs that our code needs and that are missing, because the browser is too old or the host page has removed or replaced
 * them. The loader then does nothing: the placeholders keep their own content, without an error. README, "Browsers".
 */
import { unclobbered } from './unclobbered.js'

/** All supported browsers have these APIs; older ones lack some. A browser that has the newest of them also has all others. */
const NEEDED = [
  'Array.prototype.at',
  'Array.prototype.findLast',
  'CSSStyleSheet.prototype.replaceSync',
  'Element.prototype.attachShadow',
  'Element.prototype.replaceChildren',
  'Intl.DateTimeFormat',
  'Intl.NumberFormat',
  'Intl.PluralRules',
  'Object.fromEntries',
  'Object.hasOwn',
  'HTMLElement.prototype.showPopover',
  'String.prototype.replaceAll',
  'URL.canParse',
]

type Page = typeof globalThis

const ignore = () => {}

/**
 * Uses of what pages have taken the name of, for a variable or a library's own class. `Map` and `Set` also fail if the page has replaced
 * `Symbol`, as core-js 2 does.
 */
const USES: ReadonlyArray<readonly [name: string, attempt: (page: Page) => unknown]> = [
  ['JSON', (page) => page.JSON.parse(page.JSON.stringify([1])).length === 1],
  ['Object', (page) => page.Object.keys({ a: 1 })[0] === 'a'],
  ['Array', (page) => page.Array.isArray([])],
  ['String', (page) => page.String(1) === '1'],
  ['RegExp', (page) => new page.RegExp('a').test('a')],
  ['Date', (page) => typeof page.Date.now() === 'number'],
  ['Error', (page) => new page.Error('a').message === 'a'],
  ['Intl', (page) => new page.Intl.NumberFormat('en').format(1) === '1'],
  ['Proxy', (page) => new page.Proxy({ a: 1 }, {}).a === 1],
  ['WeakMap', (page) => new page.WeakMap([[page, 1]]).get(page) === 1],
  ['WeakSet', (page) => new page.WeakSet([page]).has(page)],
  ['FormData', (page) => [...new page.FormData()].length === 0],
  ['AbortController', (page) => !new page.AbortController().signal.aborted],
  ['IntersectionObserver', (page) => typeof new page.IntersectionObserver(ignore).observe === 'function'],
  ['MutationObserver', (page) => typeof new page.MutationObserver(ignore).observe === 'function'],
  ['NodeFilter', (page) => page.NodeFilter.SHOW_ELEMENT === 1],
  ['fetch', (page) => typeof page.fetch === 'function'],
  ['Map', (page) => [...new page.Map([[1, 1]])].length === 1],
  ['Set', (page) => [...new page.Set([1])].length === 1],
  ['Symbol', (page) => typeof page.Symbol.iterator === 'symbol'],
  ['Reflect', (page) => page.Reflect.get({ a: 1 }, 'a') === 1],
  ['Number', (page) => page.Number.isSafeInteger(page.Number('1'))],
  ['Boolean', (page) => page.Boolean(1) === true],
  ['Math', (page) => page.Math.max(1, 2) === 2],
  ['URL', (page) => new page.URL('/a', 'https://b.example').pathname === '/a'],
  ['URLSearchParams', (page) => new page.URLSearchParams('a=b').get('a') === 'b'],
  ['Headers', (page) => new page.Headers({ a: 'b' }).get('a') === 'b'],
  ['Element', ({ Element, document }) => unclobbered(document).documentElement instanceof Element],
  ['CustomEvent', (page) => new page.CustomEvent('a', { detail: 1 }).detail === 1],
  ['performance', (page) => page.performance.now() >= 0],
  ['matchMedia', (page) => typeof page.matchMedia('all').matches === 'boolean'],
  ['queueMicrotask', (page) => typeof page.queueMicrotask === 'function'],
  ['structuredClone', (page) => page.structuredClone({ a: 1 }).a === 1],
  // Salesforce replaces the class `ShadowRoot`, but not the roots.
  [
    'sheets of a shadow root',
    ({ document }) =>
      'adoptedStyleSheets' in unclobbered(document).createElement('div').attachShadow({ mode: 'open' }),
  ],
]

function works(attempt: (page: Page) => unknown, page: Page): boolean {
  try {
    return attempt(page) === true
  } catch {
    return false
  }
}

type Owner = Record<string, unknown> | undefined

/** @param path  such as `Array.prototype.at` */
function has(page: unknown, path: string): boolean {
  const names = path.split('.')
  const last = names.pop()!
  let owner = page as Owner
  for (const name of names) owner = owner?.[name] as Owner
  // A variable of the page with this name may be a text.
  return (typeof owner === 'object' && owner !== null) || typeof owner === 'function' ? last in owner : false
}

/** Uses loops, because old libraries replace methods of arrays. */
export function missingApis(page: Page): string[] {
  const missing: string[] = []
  for (const path of NEEDED) if (!has(page, path)) missing.push(path)
  for (const [name, attempt] of USES) if (!works(attempt, page)) missing.push(name)
  return missing
}

/** Those of them that the page has something of its own in place of. */
export function replacedApis(page: Page): string[] {
  const replaced: string[] = []
  for (const name of missingApis(page)) if (name in page) replaced.push(name)
  return replaced
}

/**
 * Whether the engine's own promises work. Our code uses them even if the host page has replaced `Promise`, but the page may
 * have broken or removed one of their methods.
 */
export function hasPromises(): boolean {
  const promise = (async () => {})()
  try {
    promise.then()
    return 'finally' in promise && 'race' in promise.constructor
  } catch {
    return false
  }
}
