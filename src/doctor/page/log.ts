/** Prints findings to the console of the browser. */
import type { Finding } from '../../api/doctor.js'
import { printFinding, printForbidden, printSummary } from '../print.js'

/** How a console shows each severity. */
const METHODS = { error: 'error', warning: 'warn', hint: 'info' } as const

/** @param forbidden  the addresses that a policy has kept the doctor from reading */
export function logFindings(findings: readonly Finding[], forbidden: readonly string[]): void {
  const { console, location } = window
  console.group(printSummary(findings, location.href))
  if (forbidden.length > 0) console.info(printForbidden(forbidden))
  for (const finding of findings) {
    const { heading, lines } = printFinding(finding)
    console[METHODS[finding.severity]](`${heading}\n${lines.join('\n')}`)
  }
  console.groupEnd()
}
