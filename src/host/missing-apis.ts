/**
 * Finds the APIs that our code needs and that are missing, because the browser is too old or the host page has removed or replaced
 * them. The loader then does nothing: the placeholders keep their own content, without an error. docs/versions.md, "Browsers".
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
 * Uses of what pages have taken the name of, for a variable or a library's own class. Each gives 1. `Map` and `Set` also fail if the
 * page has replaced `Symbol`, as core-js 2 does.
 */
const USES: ReadonlyArray<readonly [name: string, attempt: (page: Page) => unknown]> = [
  ['JSON', (page) => page.JSON.parse(page.JSON.stringify(1))],
  ['Object', (page) => page.Object.values({ a: 1 })],
  ['Array', (page) => page.Array.from([1])],
  ['String', (page) => page.String(1)],
  ['Number', (page) => page.Number.isSafeInteger(page.Number('1'))],
  ['Boolean', (page) => page.Boolean(1)],
  ['Math', (page) => page.Math.max(0, 1)],
  ['RegExp', (page) => new page.RegExp('a').test('a')],
  ['Date', (page) => page.Date.now() > 1],
  ['Error', (page) => new page.Error('1').message],
  ['Intl', (page) => 'NumberFormat' in page.Intl],
  // An own `get`, because the page may have added one to all objects.
  ['Proxy', (page) => new page.Proxy({ a: 0 }, { get: () => 1 }).a],
  ['Reflect', (page) => page.Reflect.get([1], 0)],
  ['Symbol', (page) => [1][page.Symbol.iterator]().next().value],
  ['Map', (page) => [...new page.Map([[1, 1]])].length],
  ['Set', (page) => [...new page.Set([1])]],
  ['WeakMap', (page) => new page.WeakMap([[page, 1]]).get(page)],
  ['WeakSet', (page) => new page.WeakSet([page]).has(page)],
  ['URL', (page) => new page.URL('/1', 'https://a.example').pathname.slice(1)],
  ['URLSearchParams', (page) => new page.URLSearchParams('a=1').get('a')],
  ['Headers', (page) => new page.Headers({ a: '1' }).get('a')],
  ['FormData', (page) => [...new page.FormData(), 1]],
  ['AbortController', (page) => !new page.AbortController().signal.aborted],
  ['IntersectionObserver', (page) => 'observe' in new page.IntersectionObserver(ignore)],
  ['MutationObserver', (page) => 'observe' in new page.MutationObserver(ignore)],
  ['CustomEvent', (page) => new page.CustomEvent('a', { detail: 1 }).detail],
  ['Element', ({ Element, document }) => unclobbered(document).documentElement instanceof Element],
  ['NodeFilter', (page) => page.NodeFilter.SHOW_ELEMENT],
  ['performance', (page) => page.performance.now() >= 0],
  ['matchMedia', (page) => 'matches' in page.matchMedia('all')],
  ['fetch', (page) => typeof page.fetch === 'function'],
  ['queueMicrotask', (page) => typeof page.queueMicrotask === 'function'],
  ['structuredClone', (page) => page.structuredClone(1)],
  // Our code uses the engine's own promises, but the page may have broken or removed one of their methods.
  [
    'promises of the engine',
    () => {
      const promise = (async () => {})()
      promise.then()
      return 'finally' in promise && 'race' in promise.constructor
    },
  ],
  // Salesforce replaces the class `ShadowRoot`, but not the roots.
  [
    'sheets of a shadow root',
    ({ document }) =>
      'adoptedStyleSheets' in unclobbered(document).createElement('div').attachShadow({ mode: 'open' }),
  ],
]

function gives1(attempt: (page: Page) => unknown, page: Page): boolean {
  try {
    return +(attempt(page) as number) === 1
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
  for (const [name, attempt] of USES) if (!gives1(attempt, page)) missing.push(name)
  return missing
}

/** @returns those of the missing APIs that the page has something of its own in place of */
export function replacedApis(page: Page, missing: readonly string[]): string[] {
  const replaced: string[] = []
  for (const name of missing) if (name in page) replaced.push(name)
  return replaced
}
