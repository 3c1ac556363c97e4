/**
 * The chunk `doctor`. It contains everything it needs, so that it works where other chunks cannot be loaded. On a page
 * without the loader, run `(await import('https://cdn.example/v1/doctor.js')).doctor()` in the console.
 */
import type { Finding } from '../api/doctor.js'
import { examinePage } from '../doctor/page/examine.js'
import { docsAt } from '../host/docs.js'
import { LOADER_MARK, type PageStart } from '../host/page-start.js'

/** The folder of the SDK's files; this file is in its subfolder `chunks`. */
const FOLDER = new URL('..', import.meta.url).href

/**
 * @param version  the version of the release whose `doctor.js` was loaded; the loader leaves it out, so its own version
 *   counts. This file does not contain a version, so that several releases can share it.
 */
export const doctor = (version?: string): Promise<Finding[]> =>
  examinePage(
    (globalThis as unknown as Record<symbol, PageStart | undefined>)[LOADER_MARK],
    false,
    docsAt(FOLDER, ''),
    version,
  )
