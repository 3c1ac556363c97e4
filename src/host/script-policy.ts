/** The Trusted Types policies under which we set the addresses of script elements. */

/** TypeScript's DOM types do not have this yet. */
interface TrustedTypesWindow extends Window {
  /** Missing in browsers without Trusted Types. */
  trustedTypes?: {
    createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
    /** The page's own policy for plain strings. */
    defaultPolicy: object | null
  }
}

export interface ScriptPolicy {
  /** In a browser with Trusted Types, the result is an object that the page accepts as the address of a script. */
  createScriptURL(path: string): string
  /** The host page does not allow the policy, so the addresses are plain strings. */
  isRefused?: boolean
}

/**
 * @param name             what the host page has to allow in `trusted-types`; a name can be used once per page
 * @param createScriptURL  returns the address of a path
 * @returns the policy; it returns plain addresses if the browser has no Trusted Types or the host page does not allow it
 */
export function createScriptPolicy(
  window: Window,
  name: string,
  createScriptURL: ScriptPolicy['createScriptURL'],
): ScriptPolicy {
  const { trustedTypes } = window as TrustedTypesWindow
  if (!trustedTypes) return { createScriptURL }
  try {
    return trustedTypes.createPolicy(name, { createScriptURL })
  } catch {
    return { createScriptURL, isRefused: true }
  }
}

/** The longest wait for the browser's report, which arrives in one of the next tasks. */
const REPORT_MS = 500

/**
 * Tells whether a page that has refused our policy refuses plain addresses, too. The browser's report of the refusal
 * contains the page's policy, so we need not try an address, which the page would report if it is refused.
 */
export const refusesStrings = (window: Window): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isRefused: boolean) => {
      window.removeEventListener('securitypolicyviolation', read, true)
      resolve(isRefused)
    }
    const read = ({ disposition, originalPolicy }: SecurityPolicyViolationEvent) => {
      if (disposition !== 'enforce') return
      const { trustedTypes } = window as TrustedTypesWindow
      end(originalPolicy.includes('require-trusted-types-for') && !trustedTypes?.defaultPolicy)
    }
    window.addEventListener('securitypolicyviolation', read, true)
    window.setTimeout(end, REPORT_MS, false)
  })
