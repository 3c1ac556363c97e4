/**
 * A field that people never see and robots fill in. Browsers and password managers fill in as well, so what
 * they wrote is cleared and not counted (security rules: forms).
 */

/** Attributes of the input: nothing that autofill, the Tab key or assistive technology would go to. */
export const honeypotProps = {
  type: 'text',
  autoComplete: 'off',
  tabIndex: -1,
  // The words by which the common password managers are told to keep out.
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
} as const

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
export function isTrapped(trap: HTMLInputElement | null, isTyped: boolean): boolean {
  if (!trap?.value) return false
  const fields = [...(trap.form?.elements ?? [])]
  if (isAutofilled(trap) || (!isTyped && fields.some(isAutofilled))) {
    trap.value = ''
    return false
  }
  return true
}
