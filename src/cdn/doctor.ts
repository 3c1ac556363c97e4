/** The chunk `doctor`. It contains everything it needs, so that it works where other chunks cannot be loaded. */
import type { Finding } from '../api/doctor.js'
import { examinePage } from '../doctor/index.js'
import { docsAt } from '../host/warn.js'
import { loaderPageStart } from '../host/page-start.js'

/** Only the loader loads this chunk, so it has run. */
export function doctor(): Promise<Finding[]> {
  const start = loaderPageStart()!
  return examinePage(start, docsAt(start.script.src, ''))
}
