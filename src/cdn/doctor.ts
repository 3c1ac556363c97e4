/**
 * The chunk `doctor`. It contains everything it needs, so that it works where other chunks cannot be loaded. The loader runs it,
 * or `doctor.js` (doctor-alone.ts) on a page without the loader.
 */
import type { Finding } from '../api/doctor.js'
import { examinePage } from '../doctor/page/examine.js'
import { docsAt } from '../host/docs.js'
import { loaderPageStart } from '../host/page-start.js'

/**
 * @param folder   an address in the folder of the SDK's files; by default that of the loader
 * @param version  the version of the release whose `doctor.js` was loaded; by default that of the loader. This chunk contains no
 *   version, so that several releases can share it.
 */
export function doctor(folder?: string, version?: string): Promise<Finding[]> {
  const start = loaderPageStart()
  return examinePage(start, false, docsAt(folder ?? start?.script.src ?? '', ''), version)
}
