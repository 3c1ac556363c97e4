/** Examines the page at an address, without a browser. */
import type { Finding } from '../../src/api/doctor.js'
import { CHECKS } from '../../src/doctor/checks/index.js'
import { toFindings } from '../../src/doctor/findings.js'
import { runChecks, type Subject } from '../../src/doctor/subject.js'
import { docsAt } from '../../src/host/docs.js'
import { checkCdnHeaders } from './checks/cdn-headers.js'
import { readPage } from './read-page.js'

const ALL = [...CHECKS, checkCdnHeaders]

/** The docs of the release that the page loads, or the public docs if it loads none. */
function docsOf({ loaders: [loader] }: Subject): string {
  const docs = loader?.manifest?.docs
  const url =
    typeof docs === 'string' && URL.canParse(docs, loader!.manifestUrl)
      ? new URL(docs, loader!.manifestUrl)
      : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : docsAt('', '')
}

export async function examineUrl(url: string): Promise<Finding[]> {
  const subject = await readPage(url)
  if ('code' in subject) return toFindings([subject], docsAt('', ''))
  return toFindings(await runChecks(ALL, subject), docsOf(subject))
}
