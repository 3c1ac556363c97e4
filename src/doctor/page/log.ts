/** Prints findings to the console of the browser. */
import type { Finding } from '../../api/doctor.js'
import { printFinding, printSummary } from '../print.js'

/** How a console shows each severity. */
const METHODS = { error: 'error', warning: 'warn', hint: 'info' } as const

export function logFindings(findings: readonly Finding[]): void {
  const { console, location } = window
  console.group(printSummary(findings, location.href))
  for (const finding of findings) {
    const { heading, lines } = printFinding(finding)
    console[METHODS[finding.severity]](`${heading}\n${lines.join('\n')}`)
  }
  console.groupEnd()
}
