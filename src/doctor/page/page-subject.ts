/** The open page, as the checks see it. */
import type { ShopOptions } from '../../api/options.js'
import type { Shop } from '../../api/shop.js'
import { readCookie } from '../../host/cookies.js'
import type { PageStart } from '../../host/page-start.js'
import { entriesOf } from '../../host/without-additions.js'
import { kebabCase } from '../../options/spelling.js'
import type { Ask } from '../ask.js'
import { readLoaders } from '../loaders.js'
import { parsePolicies } from '../policy.js'
import type { Subject } from '../subject.js'
import { createPageAsk } from './ask.js'
import { readDocument } from './read-document.js'
import type { Violations } from './violations.js'

/** What the loader or the package passes to the doctor. */
export interface Patient {
  shop: Shop
  configured: ShopOptions
  /** What the loader has read from its script tag; an application has none. */
  script?: PageStart['script']
  address?: PageStart['address']
}

export interface PageSubject extends Subject {
  window: Window & typeof globalThis
  /** `undefined` if neither the loader nor the package has run. */
  shop: Shop | undefined
}

/**
 * Requests the page again, because only this reveals the policies in its headers. The new response has new nonces, so they
 * are replaced by the nonce of the page's scripts.
 */
async function readHeader(ask: Ask, nonce: string): Promise<string> {
  const response = await ask(location.href)
  const header = response.ok ? response.headers.get('content-security-policy') : undefined
  return (header ?? '').replace(/'nonce-[^']*'/g, `'nonce-${nonce}'`)
}

/** The names as attributes write them, without `data-`. */
const optionsOf = ({ dataset }: PageStart['script']): Record<string, string> =>
  Object.fromEntries(entriesOf<string>(dataset).map(([name, value]) => [kebabCase(name), value]))

interface Circumstances {
  /** `undefined` if neither the loader nor the package has run. */
  patient: Patient | undefined
  /** Whether the package, instead of the loader, has called the doctor. */
  isApplication: boolean
  violations: Violations
  /** The doctor's version; empty if it is not known. */
  version: string
}

export async function readPage({
  patient,
  isApplication,
  violations,
  version,
}: Circumstances): Promise<PageSubject> {
  const ask = createPageAsk(violations)
  const markup = readDocument(document, patient?.address)
  const nonce = markup.scripts.find(({ attributes }) => attributes['nonce'])?.attributes['nonce'] ?? ''
  const header = await readHeader(ask, nonce)
  const loaders = await readLoaders(markup, ask)
  return {
    markup,
    loaders,
    policies: [...[...markup.policies, header].flatMap(parsePolicies), ...violations.policies()],
    scriptOptions: patient?.script && optionsOf(patient.script),
    configured: patient?.configured ?? {},
    isApplication,
    isRunning: patient !== undefined,
    version,
    cookie: (name) => readCookie(window, name),
    ask,
    window,
    shop: patient?.shop,
  }
}
