/** What a person enters into a form that a server has drawn, before its code has come. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** As in the markup. */
function drawnValue(control: Control): string | undefined {
  if (!('options' in control)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)

const wasChanged = (control: Control) =>
  isTick(control) ? control.checked !== control.defaultChecked : control.value !== drawnValue(control)

/**
 * The code that takes a form over begins with the values of the markup.
 *
 * @returns tells that code what the person has entered until now, as if it were entered again
 */
export function keepTypedInput(form: Element): () => void {
  const entered = [...form.querySelectorAll<Control>('input, textarea, select')]
    .filter((control) => control.type !== 'file' && wasChanged(control))
    .map((control) => ({ control, value: control.value, checked: isTick(control) && control.checked }))
  return () => {
    for (const { control, value, checked } of entered) {
      if (isTick(control)) control.checked = checked
      else control.value = value
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
}
