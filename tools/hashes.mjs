/** Hashes and sizes of released files. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'

/** As in an `integrity` attribute, without the algorithm's name in front. */
export const digest = (algorithm, bytes) => createHash(algorithm).update(bytes).digest('base64')

/** For a file's name: the beginning of its hash, in characters that an address may hold. */
export const shortHash = (bytes) => digest('sha256', bytes).slice(0, 8).replace(/\W/g, '-')

export const brotliSize = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
