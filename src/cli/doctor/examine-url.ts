/** Examines the page at an address, without a browser. */
import type { Finding } from '../../api/doctor.js'
import { CHECKS } from '../../doctor/checks/index.js'
import { docsOf } from '../../doctor/docs-address.js'
import { toFindings } from '../../doctor/findings.js'
import { runChecks } from '../../doctor/subject.js'
import { checkCdnHeaders } from './checks/cdn-headers.js'
import { readPage } from './read-page.js'

const ALL = [...CHECKS, checkCdnHeaders]

export async function examineUrl(url: string): Promise<Finding[]> {
  const subject = await readPage(url)
  if ('code' in subject) return toFindings([subject], new URL('/docs/', url).href)
  return toFindings(await runChecks(ALL, subject), docsOf(subject))
}
