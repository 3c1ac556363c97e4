/** `Shop.doctor()`: examines the open page, and prints what it finds to the console. */
import type { Finding } from '../../api/doctor.js'
import { withoutAdditions } from '../../host/without-additions.js'
import { CHECKS } from '../checks/index.js'
import { toFindings } from '../findings.js'
import { runChecks, type Check } from '../subject.js'
import { PAGE_CHECKS } from './checks/index.js'
import { logFindings } from './log.js'
import { readPage, type PageSubject, type Patient } from './page-subject.js'
import { watchViolations } from './violations.js'

/** Those of `PAGE_CHECKS` may call code of the host page, which may need its additions. */
const ALL: ReadonlyArray<Check<PageSubject>> = [
  ...CHECKS.map(
    (check): Check<PageSubject> =>
      (...given) =>
        withoutAdditions(() => check(...given)),
  ),
  ...PAGE_CHECKS,
]

/**
 * @param patient  what the loader or the package passes to the doctor; `undefined` if neither has run
 * @param isApplication  whether the package, instead of the loader, has called the doctor
 * @param docs  the address of the docs, from `docsAt`
 * @param version  the doctor's version; by default that of the loader or the package
 */
export async function examinePage(
  patient: Patient | undefined,
  isApplication: boolean,
  docs: string,
  version = patient?.shop.version ?? '',
): Promise<Finding[]> {
  // Before `ready`, a widget may be missing because it is still loading.
  await patient?.shop.ready
  const violations = watchViolations(document)
  try {
    const subject = await readPage({ patient, isApplication, violations, version })
    const findings = toFindings(await runChecks(ALL, subject), docs)
    logFindings(findings, violations.forbidden())
    return findings
  } finally {
    violations.stop()
  }
}
