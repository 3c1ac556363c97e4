/** Hashes of files, in the format of `integrity` attributes. */

/** From the weakest to the strongest. */
const ALGORITHMS: Readonly<Record<string, string>> = {
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
}

/** @returns a hash such as `sha384-…`; `undefined` for another algorithm, and on http pages, where browsers compute none */
export async function hashOf(algorithm: string, body: ArrayBuffer): Promise<string | undefined> {
  const name = ALGORITHMS[algorithm]
  // Browsers have `subtle` only on https pages and on localhost.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
  if (!name || !subtle) return undefined
  const bytes = new Uint8Array(await subtle.digest(name, body))
  return `${algorithm}-${btoa(String.fromCharCode(...bytes))}`
}

/**
 * Whether a file has one of the hashes in an `integrity` attribute. Browsers use only the hashes of the strongest algorithm.
 *
 * @returns `undefined` if there is no hash, or it cannot be computed
 */
export async function matches(integrity: string, body: ArrayBuffer): Promise<boolean | undefined> {
  const hashes = integrity.split(/\s+/)
  const strongest = Object.keys(ALGORITHMS).findLast((name) =>
    hashes.some((hash) => hash.startsWith(`${name}-`)),
  )
  const actual = strongest && (await hashOf(strongest, body))
  return actual ? hashes.some((hash) => hash.split('?')[0] === actual) : undefined
}
