/**
 * A field that people never see and robots fill in. Browsers and password managers fill in as well, so what
 * they wrote is cleared and not counted (security rules: forms).
 */

const isAutofilled = (element: Element): boolean => {
  try {
    return element.matches(':autofill')
  } catch {
    // A browser without the selector cannot tell.
    return false
  }
}

/**
 * @param trap     the hidden input
 * @param isTyped  whether a trusted input event has reached it
 * @returns true if a robot filled it in
 */
export function isTrapped(trap: HTMLInputElement, isTyped: boolean): boolean {
  if (!trap.value) return false
  const fields = [...(trap.form?.elements ?? [])]
  if (isAutofilled(trap) || (!isTyped && fields.some(isAutofilled))) {
    trap.value = ''
    return false
  }
  return true
}
