/** Findings as plain text, for the console of a browser and for the command line. */
import type { Finding, Severity } from '../api/doctor.js'
import { printable } from './printable.js'

const NAMES: Readonly<Record<Severity, [one: string, many: string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  hint: ['hint', 'hints'],
}

const countOf = (findings: readonly Finding[], severity: Severity): string | undefined => {
  const { length } = findings.filter((finding) => finding.severity === severity)
  return length === 0 ? undefined : `${length} ${NAMES[severity][length === 1 ? 0 : 1]}`
}

/** @param page  the page's address */
export function printSummary(findings: readonly Finding[], page: string): string {
  const counts = (['error', 'warning', 'hint'] as const).flatMap(
    (severity) => countOf(findings, severity) ?? [],
  )
  return `shop-embed doctor: ${counts.join(', ') || 'nothing found'} on ${printable(page)}`
}

/** Browsers log each forbidden request as an error, which looks like one of the page. */
export const printForbidden = (addresses: readonly string[]): string =>
  printable(
    `The content security policy forbids the doctor to read ${addresses.join(' and ')}. ` +
      "The browser's errors about this are the doctor's own: the widgets do not make these requests.",
  )

/** @returns the heading of a finding, and the lines below it */
export const printFinding = ({ code, severity, problem, reason, fix, where, link }: Finding) => ({
  heading: printable(`${severity.toUpperCase()} ${code}: ${problem}`),
  lines: [
    ...(where === undefined ? [] : [`Where: ${where}`]),
    ...(reason === undefined ? [] : [`Why it matters: ${reason}`]),
    `Fix it: ${fix}`,
    `More: ${link}`,
  ].map(printable),
})
