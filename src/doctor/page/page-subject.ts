/** The open page, as the checks see it. */
import { version } from 'virtual:release'
import type { ShopOptions } from '../../api/options.js'
import type { Shop } from '../../api/shop.js'
import { readLoaders } from '../loaders.js'
import { parsePolicies, type Policy } from '../policy.js'
import type { Subject } from '../subject.js'
import { askAsPage } from './ask.js'
import { readDocument } from './read-document.js'

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
async function readHeaderPolicies(nonce: string): Promise<Policy[]> {
  const answer = await askAsPage(location.href)
  if (!answer.ok) return []
  const header = answer.headers.get('content-security-policy') ?? ''
  return parsePolicies(header.replace(/'nonce-[^']*'/g, `'nonce-${nonce}'`))
}

/** @param isApplication  whether the package has called the doctor, and not the loader */
export async function readPage(patient: Patient | undefined, isApplication: boolean): Promise<PageSubject> {
  const markup = readDocument(document)
  const nonce = markup.scripts.find(({ attributes }) => attributes['nonce'])?.attributes['nonce'] ?? ''
  const policies = [...markup.policies.flatMap(parsePolicies), ...(await readHeaderPolicies(nonce))]
  return {
    markup,
    loaders: await readLoaders(markup, askAsPage),
    policies,
    configured: patient?.configured ?? {},
    isApplication,
    isRunning: patient !== undefined,
    version,
    ask: askAsPage,
    window,
    shop: patient?.shop,
  }
}
