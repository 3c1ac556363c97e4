/** The Trusted Types policies under which we set the addresses of script elements. */

/** TypeScript's DOM types do not have this yet. */
interface TrustedTypesWindow extends Window {
  /** Missing in browsers without Trusted Types. */
  trustedTypes?: {
    createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
  }
}

export interface ScriptPolicy {
  /** In a browser with Trusted Types, the result is an object that the page accepts as the address of a script. */
  createScriptURL(path: string): string
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
  // In browsers without Trusted Types, it may be an element with this id.
  if (typeof trustedTypes?.createPolicy !== 'function') return { createScriptURL }
  try {
    return trustedTypes.createPolicy(name, { createScriptURL })
  } catch {
    // A page that requires Trusted Types now refuses the plain address, unless it has a policy for plain addresses.
    return { createScriptURL }
  }
}
