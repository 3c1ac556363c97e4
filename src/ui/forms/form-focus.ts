/** The focus of a form: which fields have lost it, and where it goes after a failed submit. */
import { unclobbered } from '../../host/unclobbered.js'
import { moveFocus } from '../focus.js'

interface ErrorFocus {
  /** True while `move` runs. The focus and blur events that it causes are not the person's and must not count. */
  readonly isMoving: boolean
  /** Call this when the errors are in the markup and the fields are enabled again. */
  move(form: HTMLFormElement | null, hasError: (name: string) => boolean): void
}

/** Moves focus after a failed submit: to the first field with an error, or else to the message about the form. */
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

/**
 * Delays `blur` while the main mouse button is down. Leaving a field checks it, and an error that appears between mouse
 * down and mouse up would move the button, so that the click would miss it.
 */
interface DelayedBlurs<N> {
  onMouseDown(event: { currentTarget: Element; button: number }): void
  onBlur(name: N): void
  /** A field that has the focus again, as after a click on its label, is no longer waiting. */
  onFocus(name: N): void
  /** Forgets the fields that are waiting. */
  discard(): void
}

/**
 * The events that end the delay. A context menu (Ctrl and click on a Mac), a drag and a cancelled touch have no `mouseup`,
 * and a person who uses the keyboard is not clicking.
 */
const ENDINGS = ['mouseup', 'contextmenu', 'dragend', 'pointercancel', 'keydown']

/** @param leave  called for each field that has lost focus, at once or after the click */
export function createDelayedBlurs<N>(leave: (name: N) => void): DelayedBlurs<N> {
  /** `undefined` while the mouse button is not down. */
  let blurredDuringMouseDown: N[] | undefined

  const leaveBlurred = () => {
    const names = blurredDuringMouseDown
    blurredDuringMouseDown = undefined
    names?.forEach(leave)
  }

  return {
    onMouseDown({ currentTarget, button }) {
      if (button !== 0) return
      // If the last mouse down had no ending, its fields are still waiting.
      blurredDuringMouseDown ??= []
      const { addEventListener, removeEventListener, defaultView } = unclobbered(currentTarget.ownerDocument)
      const onEnding = () => {
        for (const type of ENDINGS) removeEventListener(type, onEnding, true)
        // The browser dispatches `click` after `mouseup`; the timeout runs after both.
        defaultView?.setTimeout(leaveBlurred)
      }
      // The listeners capture, because the host page may stop the events from bubbling.
      for (const type of ENDINGS) addEventListener(type, onEnding, true)
    },
    onBlur(name) {
      if (blurredDuringMouseDown) blurredDuringMouseDown.push(name)
      else leave(name)
    },
    onFocus(name) {
      blurredDuringMouseDown = blurredDuringMouseDown?.filter((other) => other !== name)
    },
    discard() {
      blurredDuringMouseDown = undefined
    },
  }
}
