/**
 * The chunk `doctor`. It contains all that it needs, so that it can be loaded where other chunks cannot. On a page without
 * the loader, `(await import('https://cdn.example/v1/doctor.js')).doctor()` in the console runs it.
 */
import type { Finding } from '../api/doctor.js'
import { examinePage } from '../doctor/page/examine.js'
import { docsAt } from '../host/docs.js'
import { LOADER_MARK, type Shell } from '../host/shell.js'

/** The folder of the SDK's files: this one is in its folder `chunks`. */
const FOLDER = new URL('..', import.meta.url).href

/**
 * @param version  of the release whose `doctor.js` was loaded; the loader leaves it out, and its own version counts. It is not
 *   part of this file, so that releases share the file.
 */
export const doctor = (version?: string): Promise<Finding[]> =>
  examinePage(
    (globalThis as unknown as Record<symbol, Shell | undefined>)[LOADER_MARK],
    false,
    docsAt(FOLDER, ''),
    version,
  )
