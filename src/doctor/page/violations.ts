/** Watches for violations of the page's policies while the doctor runs. */
import { parsePolicies, type Policy } from '../policy.js'

export interface Violations {
  /** Whether a policy has forbidden a request to this address. */
  includes(url: string): Promise<boolean>
  /** The policies that have forbidden something. A policy in a header may be visible only in this way. */
  policies(): Policy[]
  stop(): void
}

/** Browsers report a violation in a separate task, which may run after the request has failed. */
const REPORT_DELAY_MS = 50

/** Whether a violation is about this address. Some browsers report only its origin. */
const isAbout = (blocked: string, url: string) => blocked === url || blocked === new URL(url).origin

export function watchViolations(document: Document): Violations {
  const seen: SecurityPolicyViolationEvent[] = []
  const add = (event: SecurityPolicyViolationEvent) => seen.push(event)
  document.addEventListener('securitypolicyviolation', add)
  return {
    async includes(url) {
      await new Promise((resolve) => setTimeout(resolve, REPORT_DELAY_MS))
      return seen.some(({ blockedURI, disposition }) => disposition === 'enforce' && isAbout(blockedURI, url))
    },
    policies: () =>
      [
        ...new Set(
          seen.filter(({ disposition }) => disposition === 'enforce').map((event) => event.originalPolicy),
        ),
      ].flatMap(parsePolicies),
    stop: () => document.removeEventListener('securitypolicyviolation', add),
  }
}
