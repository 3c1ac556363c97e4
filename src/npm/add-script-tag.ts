/** The script tag that `loadShop` adds to the page. */
import { createScriptPolicy, type ScriptPolicy } from '../host/script-policy.js'
import { unclobbered } from '../host/unclobbered.js'

export interface ScriptTag {
  /** The absolute address of the loader. */
  src: string
  integrity: string | undefined
  nonce: string | undefined
  /** The options, named as in `element.dataset`. */
  dataset: Record<string, string>
}

/** The Trusted Types policy for the loader's address. The loader uses another one, `shop-sdk`, for its files. */
const POLICY = 'shop-embed'

/** The policy is kept, because a page allows each policy to be created only once. */
let policy: ScriptPolicy | undefined

/** @throws {Error} if the page enforces Trusted Types and does not allow our policy */
export function addScriptTag({ src, integrity, nonce, dataset }: ScriptTag): HTMLScriptElement {
  const { head, createElement } = unclobbered(document)
  const element = createElement('script')
  Object.assign(element.dataset, dataset)
  if (nonce) element.nonce = nonce
  if (integrity) {
    element.integrity = integrity
    // A browser checks the hash of a file from another origin only if the file was fetched with CORS.
    element.crossOrigin = 'anonymous'
  }
  policy ??= createScriptPolicy(window, POLICY, (address) => address)
  try {
    element.src = policy.createScriptURL(src)
  } catch {
    throw new Error(`the policy of the page does not allow "${POLICY}" and "shop-sdk" in trusted-types`)
  }
  head.append(element)
  return element
}
