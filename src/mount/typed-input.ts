/** Keeps what a visitor enters into a form in a server's markup before the form's code has been loaded. */

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const CONTROLS = 'input, textarea, select'

/** The value in the server's markup. A select element without a selected option has the value of its first option. */
function initialValue(control: Control): string | undefined {
  if (!('options' in control)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}

export const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

export const wasChanged = (control: Control) =>
  isCheckable(control) ? control.checked !== control.defaultChecked : control.value !== initialValue(control)

/**
 * Reads what the visitor has entered. Call it before hydration, which resets the form to the values of the markup.
 *
 * @returns a function to call after hydration: it enters the input again, with the events that the form listens to
 */
export function keepTypedInput(form: Element): () => void {
  const entered = [...form.querySelectorAll<Control>(CONTROLS)]
    // A script cannot enter a file.
    .filter((control) => control.type !== 'file' && wasChanged(control))
    .map((control) => ({ control, value: control.value, checked: isCheckable(control) && control.checked }))
  return () => {
    for (const { control, value, checked } of entered) {
      if (isCheckable(control)) control.checked = checked
      else control.value = value
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
}
