/** Examines the page at an address, without a browser. */
import type { Finding } from '../../src/api/doctor.js'
import { CHECKS } from '../../src/doctor/checks/index.js'
import { toFindings } from '../../src/doctor/findings.js'
import { runChecks, type Check, type Subject } from '../../src/doctor/subject.js'
import { docsAt } from '../../src/host/docs.js'
import type { Inventory } from '../inventory.js'
import { checkCdnHeaders } from './checks/cdn-headers.js'
import { checkIntegrityPolicy } from './checks/integrity-policy.js'
import { checkInventory } from './checks/inventory.js'
import type { CommandSubject } from './command-subject.js'
import { readPage } from './read-page.js'

const ALL: ReadonlyArray<Check<CommandSubject>> = [...CHECKS, checkCdnHeaders, checkIntegrityPolicy]

/** The docs of the release that the page loads, or the public docs if it loads none. */
function docsOf({ loaders: [loader] }: Subject): string {
  const docs = loader?.manifest?.docs
  const url =
    typeof docs === 'string' && URL.canParse(docs, loader!.manifestUrl)
      ? new URL(docs, loader!.manifestUrl)
      : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : docsAt('', '')
}

/** @param inventory  the known scripts, which the page is compared with */
export async function examineUrl(url: string, inventory?: Inventory): Promise<Finding[]> {
  const subject = await readPage(url)
  if ('code' in subject) return toFindings([subject], docsAt('', ''))
  const checks = inventory ? [...ALL, checkInventory(inventory)] : ALL
  return toFindings(await runChecks(checks, subject), docsOf(subject))
}
