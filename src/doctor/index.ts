/** `Shop.doctor()`: examines the open page, and prints what it finds to the console. */
import type { Finding } from '../api/doctor.js'
import { checkFiles } from './files.js'
import { hasError, logFindings, toFindings, type Found } from './findings.js'
import { checkBrowser, checkLoader, checkShopGlobal } from './loader.js'
import { readPage, type Patient } from './page.js'
import { checkPlaceholders } from './placeholders.js'
import { checkRendering, checkReservedHeight } from './rendering.js'
import { checkServices } from './services.js'

/**
 * @param patient  what the loader or the package passes to the doctor
 * @param docs     the address of the docs, from `docsAt`
 */
export async function examinePage(patient: Patient, docs: string): Promise<Finding[]> {
  // Before `ready`, a widget may be missing because it is still loading.
  await patient.shop.ready
  const subject = readPage(patient)
  try {
    const all: Found[] = [
      ...(await checkLoader(subject)),
      ...checkShopGlobal(subject),
      ...checkBrowser(),
      ...checkPlaceholders(subject),
      ...(await checkFiles(subject)),
      ...(await checkServices(subject)),
    ]
    if (!hasError(all)) all.push(...checkReservedHeight(subject), ...(await checkRendering(subject)))
    const findings = toFindings(all, docs)
    logFindings(findings, window)
    return findings
  } finally {
    subject.violations.stop()
  }
}
