/** Everything that `Shop.doctor()` may find. The check that finds a problem fills in the words in braces. */
import type { Finding, Severity } from '../api/doctor.js'
import type { PageWindow } from '../host/host.js'

interface FindingText {
  severity: Severity
  problem: string
  reason?: string
  fix: string
}

export const FINDINGS = {
  LOADER_TWICE: {
    severity: 'warning',
    problem: 'The page has {count} script tags of the loader.',
    reason: 'Only the first one works. The options of the others are ignored.',
    fix: 'Keep one of the script tags. Often a template and a tag manager both insert it.',
  },
  LOADER_VERSIONS: {
    severity: 'error',
    problem: 'The page has loaders of different versions: {versions}.',
    reason: 'The loader that arrives first runs, so visitors get different versions.',
    fix: 'Keep one of the script tags: the one with the latest version.',
  },
  LOADER_NOT_CLOSED: {
    severity: 'error',
    problem: 'The script tag of the loader contains a part of the page.',
    reason: 'HTML ignores the slash of `<script />`: the page up to the next `</script>` is missing.',
    fix: 'Write `</script>` after the opening tag.',
  },
  LOADER_WITH_COOKIES: {
    severity: 'hint',
    problem: 'The script tag of the loader, from another origin, has no `crossorigin`.',
    reason:
      'The browser opens one connection to the CDN for the loader and another one for its files, and the widgets appear later.',
    fix: 'Add `crossorigin` to the script tag. If you cannot, add `<link rel="preconnect" crossorigin href="{origin}">` to the head.',
  },
  CONSENT_BLOCKS_LOADER: {
    severity: 'warning',
    problem:
      'Something has changed the script tag of the loader, so that a browser does not run it: {change}.',
    reason:
      'Consent tools block scripts this way. Visitors see no widget until they agree, or until the tool adds a copy of the tag.',
    fix: 'List the loader as strictly necessary in the consent tool. If the widgets should wait for consent, keep it.',
  },
  SHOP_TAKEN: {
    severity: 'error',
    problem: 'The page has its own global variable `Shop`.',
    reason: 'The widgets work, but `window.Shop` is not their interface: no script can use the cart.',
    fix: 'Rename the variable of the page. To call the widgets before the loader has run, write `(window.Shop = window.Shop || []).push(…)`.',
  },
  BROWSER_TOO_OLD: {
    severity: 'error',
    problem: 'This browser lacks {names}, or a script of the page has removed it.',
    reason: 'The loader does nothing on such a page, and the placeholders keep their own content.',
    fix: 'Open the page in a browser of the last two years. If it is one, look for a script that removes what is named, often an old library or polyfill.',
  },
  FILE_MISSING: {
    severity: 'error',
    problem: 'The code of the {widget} could not be loaded. {problem}.',
    reason: 'The placeholder keeps its own content.',
    fix: 'Put all files of the release on the CDN, unchanged, and keep those of earlier releases for 90 days.',
  },
  CDN_CORS: {
    severity: 'error',
    problem: 'The CDN does not allow this page to read its files. {problem}.',
    reason: 'Browsers check the hash of each file, which they may only do if the page may read it.',
    fix: 'Make the CDN send `Access-Control-Allow-Origin: *` with each file.',
  },
  CSP_SCRIPT: {
    severity: 'error',
    problem: 'The content security policy does not allow the files that the loader loads: `{problem}`.',
    reason: 'The browser blocks the files, and the placeholders keep their own content.',
    fix: 'Add {source} to `script-src`, or use a nonce and write it into the script tag of the loader.',
  },
  TRUSTED_TYPES: {
    severity: 'error',
    problem:
      'The content security policy requires Trusted Types, but does not allow the policy `shop-sdk`. {problem}.',
    reason: 'The browser refuses all files that the loader adds.',
    fix: 'Add `shop-sdk` to `trusted-types`.',
  },
  CSP_CONNECT: {
    severity: 'error',
    problem: 'The content security policy does not allow calls to the shop at {origin}: `{problem}`.',
    reason: 'The browser blocks each call, so the widgets have no data.',
    fix: 'Add {source} to `connect-src`.',
  },
  NO_PLACEHOLDER: {
    severity: 'hint',
    problem: 'The page has the loader, but no placeholder, and no element that uses the cart or the search.',
    reason:
      'No widget is shown. Scripts can still use the cart, and may add placeholders later. The loader does not look for placeholders in shadow roots.',
    fix: 'Add a placeholder such as `<div data-shop-widget="header"></div>`.',
  },
  PLACEHOLDER_MISSPELT: {
    severity: 'error',
    problem: 'There is no attribute "{name}". Is it "data-shop-widget"?',
    reason: 'The loader does not find the placeholder, which keeps its own content.',
    fix: 'Write `data-shop-widget="{widget}"`.',
  },
  PLACEHOLDER_NOT_CLOSED: {
    severity: 'error',
    problem: 'The placeholder of the {widget} contains a part of the page: {content}.',
    reason:
      'HTML ignores the slash of `<div />`, so the rest of the page becomes the content of the placeholder, which the widget hides.',
    fix: 'Write `</div>` after the opening tag, or after the own content of the placeholder.',
  },
  SERVICE_UNREACHABLE: {
    severity: 'error',
    problem: 'The shop does not respond at {origin}: {problem}.',
    reason: 'The widgets show what they can without its data.',
    fix: 'Check the origin in `data-api-base`, and whether the shop runs. Without `data-api-base`, the widgets call the origin of the page.',
  },
  CORS_REFUSED: {
    severity: 'error',
    problem: 'The shop at {origin} does not allow the calls of this page: {problem}.',
    reason: 'The browser blocks the responses.',
    fix: 'Ask the shop to let its services allow the origin {page} by CORS, with the headers `Content-Type`, `X-CSRF-Token`, `X-LoginToken`, `X-LongtermToken` and `X-Hunter-Site`; with `data-credentials="include"` also `Access-Control-Allow-Credentials: true`.',
  },
  SERVICE_MALFORMED: {
    severity: 'error',
    problem: 'The response of a service is malformed: {problem}.',
    reason: 'The widgets refuse the whole response.',
    fix: 'Tell the team of this service what its response should be. The page “The services” of the docs describes all responses.',
  },
  NOT_RENDERED: {
    severity: 'error',
    problem: 'The {widget} could not be rendered: {problem}.',
    reason: 'The placeholder keeps its own content.',
    fix: 'Use a `<div>` as the placeholder: elements such as `<img>` and `<button>` cannot contain a widget. If it is one, look at what the page does with it: another script may use it, too.',
  },
  NO_RESERVED_HEIGHT: {
    severity: 'hint',
    problem: 'The page reserves {reserved} px for the {widget}, which is {height} px high in this window.',
    reason: 'Content below it moves when the widget appears.',
    fix: "Reserve the height: `[data-shop-widget='{widget}'] { min-height: {height}px }`. Windows of other widths need other heights: the embed builder of the docs writes a style sheet with all of them.",
  },
} as const satisfies Record<string, FindingText>
export type FindingCode = keyof typeof FINDINGS

/** The docs page that has a section for each finding. */
const DOCS_PAGE = 'nothing-appears'

/** The anchor of a finding on the docs page. */
export const anchorOf = (code: FindingCode): string => code.toLowerCase().replaceAll('_', '-')

/** A finding without the link to the docs. */
export type Found = Omit<Finding, 'link' | 'code'> & { readonly code: FindingCode }

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name]))

/**
 * @param values  the values for the words in braces
 * @param where   the tag that the finding is about
 */
export function found(
  code: FindingCode,
  values: Readonly<Record<string, string | number>> = {},
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

export const hasError = (all: readonly Found[]): boolean => all.some(({ severity }) => severity === 'error')

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

/** How a console shows each severity. */
const METHODS = { error: 'error', warning: 'warn', hint: 'info' } as const

const countOf = (findings: readonly Finding[], severity: Severity): string[] => {
  const { length } = findings.filter((finding) => finding.severity === severity)
  return length === 0 ? [] : [`${length} ${severity}${length === 1 ? '' : 's'}`]
}

/** Prints findings to the console of the browser. */
export function logFindings(findings: readonly Finding[], { console, location }: PageWindow) {
  const counts = ORDER.flatMap((severity) => countOf(findings, severity)).join(', ') || 'nothing found'
  console.group(`shop-embed doctor: ${counts} on ${location.href}`)
  for (const { code, severity, problem, reason, fix, where, link } of findings) {
    const lines = [
      `${severity.toUpperCase()} ${code}: ${problem}`,
      ...(where === undefined ? [] : [`Where: ${where}`]),
      ...(reason === undefined ? [] : [`Why it matters: ${reason}`]),
      `Fix it: ${fix}`,
      `More: ${link}`,
    ]
    console[METHODS[severity]](lines.join('\n'))
  }
  console.groupEnd()
}
