/** Moves focus after a failed submit: to the first field with an error, or else to the message about the form. */
import { moveFocus } from '../focus.js'

export interface ErrorFocus {
  /** True while `move` runs. The focus and blur events that it causes are not the person's and must not count. */
  readonly isMoving: boolean
  /** Call this when the errors are in the markup and the fields are enabled again. */
  move(form: HTMLFormElement | null, hasError: (name: string) => boolean): void
}

export function createErrorFocus(): ErrorFocus {
  let isMoving = false
  return {
    get isMoving() {
      return isMoving
    },
    move(form, hasError) {
      if (!form) return
      isMoving = true
      const controls = [...form.elements] as HTMLInputElement[]
      const firstInvalid = controls.find(({ name }) => hasError(name))
      const target = firstInvalid ?? form.querySelector<HTMLElement>('[role=alert]')
      // A field is shown with its label and its error.
      if (target) moveFocus(target, form, target.closest('.field, .check') ?? target)
      isMoving = false
    },
  }
}
