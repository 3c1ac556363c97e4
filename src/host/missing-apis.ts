/**
 * Finds what the code needs and the page does not have, because the browser is too old or the page has removed it. The
 * loader then does nothing: the placeholders keep their own content, without an error. README, "Browsers".
 */

/** Paths of objects, and the properties of each that the code needs. All supported browsers have them. */
const NEEDED: ReadonlyArray<[path: string, names: string[]]> = [
  [
    '',
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
  ['Array.prototype', ['at', 'findLast', 'flatMap']],
  ['CSSStyleSheet.prototype', ['replaceSync']],
  ['Element.prototype', ['attachShadow', 'replaceChildren']],
  ['Intl', ['DateTimeFormat', 'NumberFormat', 'PluralRules']],
  ['Object', ['fromEntries', 'hasOwn']],
  ['Promise', ['race']],
  ['Promise.prototype', ['finally']],
  ['ShadowRoot.prototype', ['adoptedStyleSheets']],
  ['HTMLElement.prototype', ['showPopover']],
  ['String.prototype', ['replaceAll']],
  ['URL', ['canParse']],
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

function ownerOf(page: unknown, path: string): Owner {
  let owner = page as Owner
  if (path) for (const name of path.split('.')) owner = owner?.[name] as Owner
  return owner
}

/**
 * Written with loops, because old libraries replace methods of arrays.
 *
 * @returns names such as `Array.prototype.at`
 */
export function missingApis(page: typeof globalThis): string[] {
  const missing: string[] = []
  for (const [path, names] of NEEDED) {
    const owner = ownerOf(page, path)
    for (const name of names) if (!owner || !(name in owner)) missing.push(path ? `${path}.${name}` : name)
  }
  if (!hasIterableCollections(page)) missing.push('iterable Map and Set')
  return missing
}
