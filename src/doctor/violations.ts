/** What the policies of the page forbid while the doctor runs. The browser says so itself, so the doctor need not read policies. */
import { unclobbered } from '../host/unclobbered.js'

export interface Violations {
  /**
   * @param directive  the beginning of its name, such as `script-src` for `script-src-elem`
   * @param address    the beginning of what was requested
   * @returns the part of the policy that has forbidden such a request; `undefined` if nothing has
   */
  find(directive: string, address: string): Promise<string | undefined>
  stop(): void
}

/** Browsers report a violation in a separate task, which may run after the request has failed. */
const REPORT_DELAY_MS = 50

/** Whether a violation is about this address. Some browsers report only its origin. */
const isAbout = (blocked: string, address: string) =>
  blocked.startsWith(address) || blocked === new URL(address).origin

/** The directive as the policy writes it. `script-src` and `default-src` stand for those that it leaves out. */
function writtenIn({ originalPolicy, effectiveDirective }: SecurityPolicyViolationEvent): string {
  const parts = originalPolicy.split(';').map((part) => part.trim())
  const names = [effectiveDirective, effectiveDirective.replace('-elem', ''), 'default-src']
  const written = names.flatMap((name) => parts.find((part) => part.split(/\s/)[0] === name) ?? [])
  return written[0] ?? effectiveDirective
}

export function watchViolations(): Violations {
  const seen: SecurityPolicyViolationEvent[] = []
  const add = (event: SecurityPolicyViolationEvent) => {
    if (event.disposition === 'enforce') seen.push(event)
  }
  unclobbered(document).addEventListener('securitypolicyviolation', add)
  return {
    async find(directive, address) {
      await new Promise((resolve) => setTimeout(resolve, REPORT_DELAY_MS))
      const violation = seen.find(
        ({ effectiveDirective, blockedURI }) =>
          effectiveDirective.startsWith(directive) && isAbout(blockedURI, address),
      )
      return violation && writtenIn(violation)
    },
    stop: () => unclobbered(document).removeEventListener('securitypolicyviolation', add),
  }
}
