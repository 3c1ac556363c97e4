/** Moves focus when the element that had it has been removed or disabled. */
import { useEffect, useRef } from 'react'
import { moveFocus } from '../../../ui/focus.js'
import type { Form } from '../../../ui/forms/use-form.js'
import type { Ending } from './send.js'
import type { Values } from './values.js'

export function useResultFocus({ props, result }: Form<Values, Ending | undefined>): void {
  const lastResult = useRef(result)
  useEffect(() => {
    const form = props.ref.current
    const focus = (selector: string) => {
      const target = form?.querySelector<HTMLElement>(selector)
      if (form && target) moveFocus(target, form)
    }
    // The submit button was disabled while the form was submitting.
    if (result === 'host-took-over') focus('[type=submit]')
    // The thanks, with the button that opens a new form, were removed.
    if (lastResult.current === 'sent') focus('h2')
    lastResult.current = result
  }, [props, result])
}
