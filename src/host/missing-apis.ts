/**
 * Finds the APIs that our code needs and that are missing, because the browser is too old or the host page has removed them.
 * The loader then does nothing: the placeholders keep their own content, without an error. README, "Browsers".
 */

/** All supported browsers have these APIs; older ones lack some. A browser that has the newest of them also has all others. */
const NEEDED = [
  'AbortController',
  'IntersectionObserver',
  'JSON',
  'MutationObserver',
  'structuredClone',
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
  'ShadowRoot.prototype.adoptedStyleSheets',
  'HTMLElement.prototype.showPopover',
  'String.prototype.replaceAll',
  'URL.canParse',
]

/**
 * Whether `for…of` works on the page's collections. It does not if the page has replaced both `Symbol` and the
 * collections, as core-js 2 does where they are missing.
 */
function hasIterableCollections({ Map, Set }: typeof globalThis): boolean {
  try {
    return [...new Set([1]), ...new Map([[1, 1]])].length === 2
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
  return owner ? last in owner : false
}

/** Uses loops, because old libraries replace methods of arrays. */
export function missingApis(page: typeof globalThis): string[] {
  const missing: string[] = []
  for (const path of NEEDED) if (!has(page, path)) missing.push(path)
  if (!hasIterableCollections(page)) missing.push('iterable Map and Set')
  return missing
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
