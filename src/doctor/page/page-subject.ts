/** The open page, as the checks see it. */
import type { ShopOptions } from '../../api/options.js'
import type { Shop } from '../../api/shop.js'
import { readCookie } from '../../host/cookies.js'
import type { Ask } from '../ask.js'
import { readLoaders } from '../loaders.js'
import { parsePolicies } from '../policy.js'
import type { Subject } from '../subject.js'
import { createPageAsk } from './ask.js'
import { readDocument } from './read-document.js'
import type { Violations } from './violations.js'

/** What the loader or the package tells the doctor. */
export interface Patient {
  shop: Shop
  configured: ShopOptions
}

export interface PageSubject extends Subject {
  window: Window & typeof globalThis
  /** `undefined` if neither the loader nor the package has run. */
  shop: Shop | undefined
}

/**
 * The policies in the page's headers, which only another request for the page shows. Its nonces are new ones, so they are
 * replaced by the one that the page's scripts have.
 */
async function readHeader(ask: Ask, nonce: string): Promise<string> {
  const response = await ask(location.href)
  const header = response.ok ? response.headers.get('content-security-policy') : undefined
  return (header ?? '').replace(/'nonce-[^']*'/g, `'nonce-${nonce}'`)
}

interface Circumstances {
  /** `undefined` if neither the loader nor the package has run. */
  patient: Patient | undefined
  /** Whether the package has called the doctor, and not the loader. */
  isApplication: boolean
  violations: Violations
  /** The version of the doctor; empty if it is not known. */
  version: string
}

export async function readPage({
  patient,
  isApplication,
  violations,
  version,
}: Circumstances): Promise<PageSubject> {
  const ask = createPageAsk(violations)
  const markup = readDocument(document)
  const nonce = markup.scripts.find(({ attributes }) => attributes['nonce'])?.attributes['nonce'] ?? ''
  const header = await readHeader(ask, nonce)
  const loaders = await readLoaders(markup, ask)
  return {
    markup,
    loaders,
    policies: [...[...markup.policies, header].flatMap(parsePolicies), ...violations.policies()],
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
