/**
 * Whether the browser has what the code needs. An older one, or one whose page has removed something, keeps the
 * placeholders' own content, without an error. README, "Browsers".
 */

/** Objects of the page, and the names of ours that the youngest browsers among the supported ones have. */
const neededOf = (page: typeof globalThis): Array<[object | undefined, string[]]> => [
  [
    page,
    [
      'AbortController',
      'CustomEvent',
      'IntersectionObserver',
      'MutationObserver',
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
  [page.ShadowRoot?.prototype, ['adoptedStyleSheets']],
  [page.HTMLElement?.prototype, ['showPopover']],
  [page.String?.prototype, ['replaceAll']],
  [page.URL, ['canParse']],
]

export const isSupported = (page: typeof globalThis): boolean =>
  neededOf(page).every(([owner, names]) => owner && names.every((name) => name in owner))
