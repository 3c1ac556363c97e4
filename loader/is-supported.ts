/**
 * Checks whether the browser has the APIs that the code needs. If one is missing, because the browser is too old or the
 * host page has removed it, the placeholders keep their own content, without an error. README, "Browsers".
 */

/** Objects, and the properties of each that the code needs. All supported browsers have them; older ones lack some. */
const neededOf = (page: typeof globalThis): Array<[object | undefined, string[]]> => [
  [
    page,
    [
      'AbortController',
      'CustomEvent',
      'IntersectionObserver',
      'JSON',
      'MutationObserver',
      'Promise',
      'URL',
      'WeakMap',
      'queueMicrotask',
      'structuredClone',
    ],
  ],
  [page.Array?.prototype, ['at', 'findLast', 'flatMap']],
  [page.CSSStyleSheet?.prototype, ['replaceSync']],
  [page.Element?.prototype, ['attachShadow', 'replaceChildren']],
  [page.Intl, ['DateTimeFormat', 'NumberFormat', 'PluralRules']],
  [page.Object, ['fromEntries', 'hasOwn']],
  [page.Promise, ['race']],
  [page.Promise?.prototype, ['finally']],
  [page.ShadowRoot?.prototype, ['adoptedStyleSheets']],
  [page.HTMLElement?.prototype, ['showPopover']],
  [page.String?.prototype, ['replaceAll']],
  [page.URL, ['canParse']],
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

export const isSupported = (page: typeof globalThis): boolean =>
  neededOf(page).every(([owner, names]) => owner && names.every((name) => name in owner)) &&
  hasIterableCollections(page)
