/** Hashes of files, in the format of `integrity` attributes. */

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
 * Whether a file has one of the hashes in an `integrity` attribute.
 *
 * @returns `undefined` if the hashes cannot be computed
 */
export async function matches(integrity: string, body: ArrayBuffer): Promise<boolean | undefined> {
  const allowed = integrity.split(/\s+/).filter((hash) => /^sha(256|384|512)-/.test(hash))
  if (allowed.length === 0) return undefined
  const actual = await Promise.all(allowed.map((hash) => hashOf(hash.split('-')[0]!, body)))
  if (actual.includes(undefined)) return undefined
  return allowed.some((hash, at) => hash.split('?')[0] === actual[at])
}
