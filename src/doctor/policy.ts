/** Reads content security policies: whether one of them would block a file or a call. */

export interface Policy {
  /** Directive → its values. */
  readonly directives: ReadonlyMap<string, readonly string[]>
}

/** Servers and pages may send any number; the checks look at all of them for each file and call. */
const MAX_POLICIES = 20
const MAX_VALUES = 1000

/** A header may contain several policies, separated by commas. A browser enforces all of them. */
export const parsePolicies = (text: string): Policy[] =>
  text
    .split(',', MAX_POLICIES)
    .map((policy) => parsePolicy(policy))
    .filter(({ directives }) => directives.size > 0)

function parsePolicy(text: string): Policy {
  const directives = new Map<string, readonly string[]>()
  for (const part of text.split(';')) {
    const [name, ...values] = part.trim().split(/\s+/)
    // If a directive is repeated, only the first one counts.
    if (name && !directives.has(name.toLowerCase()))
      directives.set(name.toLowerCase(), values.slice(0, MAX_VALUES))
  }
  return { directives }
}

/** The directives that a browser looks for, in order; the first one in the policy counts. */
const FALLBACKS = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  call: ['connect-src', 'default-src'],
  image: ['img-src', 'default-src'],
  form: ['form-action'],
} as const

const SOURCE = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(\/.*)?$/i

const isSchemeAllowed = (scheme: string, url: URL) =>
  `${scheme}:` === url.protocol || (scheme === 'http' && url.protocol === 'https:')

const isHostAllowed = (host: string, { hostname }: URL) =>
  host === '*' || (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host)

const portOf = ({ port, protocol }: URL) => port || (protocol === 'https:' ? '443' : '80')

function isPortAllowed(port: string | undefined, url: URL): boolean {
  if (port === '*') return true
  return (port ?? (url.protocol === 'https:' ? '443' : '80')) === portOf(url)
}

const isPathAllowed = (path: string | undefined, { pathname }: URL) =>
  path === undefined || path === '/' || (path.endsWith('/') ? pathname.startsWith(path) : pathname === path)

/** @param page  the page's address, for `'self'` and for sources without a scheme */
function matchesSource(source: string, url: URL, page: URL): boolean {
  if (source === '*') return /^https?:$/.test(url.protocol) || url.protocol === page.protocol
  if (source.toLowerCase() === "'self'") return url.origin === page.origin
  const scheme = /^([a-z][a-z\d+.-]*):$/i.exec(source)?.[1]
  if (scheme) return isSchemeAllowed(scheme.toLowerCase(), url)
  const match = SOURCE.exec(source)
  if (!match) return false
  const [, ownScheme, host, port, path] = match
  return (
    isSchemeAllowed((ownScheme ?? page.protocol.slice(0, -1)).toLowerCase(), url) &&
    isHostAllowed(host!.toLowerCase(), url) &&
    isPortAllowed(port, url) &&
    isPathAllowed(path, url)
  )
}

interface Request {
  kind: keyof typeof FALLBACKS
  url: string
  page: string
  /** The script tag's nonce. */
  nonce?: string | undefined
  /** The script tag's hashes. */
  integrity?: string | undefined
}

function isAllowed(values: readonly string[], { kind, url, page, nonce, integrity }: Request): boolean {
  if (kind === 'script') {
    if (nonce && values.includes(`'nonce-${nonce}'`)) return true
    if (integrity && integrity.split(/\s+/).every((hash) => values.includes(`'${hash}'`))) return true
    // With `'strict-dynamic'`, browsers ignore the addresses in the policy.
    if (values.includes("'strict-dynamic'")) return false
  }
  const [target, own] = [new URL(url), new URL(page)]
  return values.some((source) => matchesSource(source, target, own))
}

/** @returns the directive that blocks the request, as the policy writes it; `undefined` if no policy blocks it */
export function blockingDirective(policies: readonly Policy[], request: Request): string | undefined {
  for (const { directives } of policies) {
    const name = FALLBACKS[request.kind].find((directive) => directives.has(directive))
    const values = name && directives.get(name)!
    if (values && !isAllowed(values, request)) return [name, ...values].join(' ')
  }
  return undefined
}

/** @returns the directive that forbids the loader's Trusted Types policy; `undefined` if no directive forbids it */
export function trustedTypesDirective(policies: readonly Policy[], name: string): string | undefined {
  const isRequired = policies.some(({ directives }) =>
    directives.get('require-trusted-types-for')?.includes("'script'"),
  )
  if (!isRequired) return undefined
  for (const { directives } of policies) {
    const names = directives.get('trusted-types')
    if (names && !names.includes(name) && !names.includes('*')) return ['trusted-types', ...names].join(' ')
  }
  return undefined
}
