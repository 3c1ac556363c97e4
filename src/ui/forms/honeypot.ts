/**
 * A hidden field that people never see and robots fill in. Browsers and password managers may also fill it in; their
 * value is removed and does not count.
 */

const isAutofilled = (element: Element): boolean => {
  try {
    return element.matches(':autofill')
  } catch {
    // The browser does not know the selector.
    return false
  }
}

/**
 * @param trap     the hidden input
 * @param isTyped  whether the input has received a trusted `input` event
 * @returns whether a robot has filled it in
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
