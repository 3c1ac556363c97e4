/** Watches for violations of the page's policies while the doctor runs. */
import { unclobbered } from '../../host/unclobbered.js'
import { parsePolicies, type Policy } from '../policy.js'

export interface Violations {
  /** Whether a policy has forbidden the doctor's request to this address. */
  includes(url: string): Promise<boolean>
  /** The addresses of such requests. The browser shows an error in the console for each. */
  forbidden(): readonly string[]
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
  const forbidden: string[] = []
  const add = (event: SecurityPolicyViolationEvent) => seen.push(event)
  const { addEventListener, removeEventListener } = unclobbered(document)
  addEventListener('securitypolicyviolation', add)
  return {
    async includes(url) {
      await new Promise((resolve) => setTimeout(resolve, REPORT_DELAY_MS))
      const isForbidden = seen.some(
        ({ blockedURI, disposition }) => disposition === 'enforce' && isAbout(blockedURI, url),
      )
      if (isForbidden) forbidden.push(url)
      return isForbidden
    },
    forbidden: () => forbidden,
    policies: () =>
      [
        ...new Set(
          seen.filter(({ disposition }) => disposition === 'enforce').map((event) => event.originalPolicy),
        ),
      ].flatMap(parsePolicies),
    stop: () => removeEventListener('securitypolicyviolation', add),
  }
}
