/** Hashes and sizes of released files. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'

/** A hash in Base64, as in an `integrity` attribute but without the name of the algorithm. */
export const digest = (algorithm, bytes) => createHash(algorithm).update(bytes).digest('base64')

/** The first 8 characters of the SHA-256 for a file name. Characters that a URL would escape become `-`. */
export const shortHash = (bytes) => digest('sha256', bytes).slice(0, 8).replace(/\W/g, '-')

export const brotliSize = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
