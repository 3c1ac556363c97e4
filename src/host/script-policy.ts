/** The Trusted Types policies under which we set the addresses of script elements. */

/** TypeScript's DOM types do not have this yet. */
interface TrustedTypesWindow {
  trustedTypes: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
}

export interface ScriptPolicy {
  /** In a browser with Trusted Types, the result is an object that the page accepts as the address of a script. */
  createScriptURL(path: string): string
}

/**
 * @param name             what the host page has to allow in `trusted-types`; a name can be used once per page
 * @param createScriptURL  returns the address of a path
 * @returns the policy; if the browser has no Trusted Types or the host page does not allow the policy, plain addresses
 */
export function createScriptPolicy(
  window: Window,
  name: string,
  createScriptURL: ScriptPolicy['createScriptURL'],
): ScriptPolicy {
  const policy = { createScriptURL }
  try {
    return (window as unknown as TrustedTypesWindow).trustedTypes.createPolicy(name, policy)
  } catch {
    return policy
  }
}
