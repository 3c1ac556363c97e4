/** Moves focus when the element that had it has been removed or disabled. */
import { useEffect, useRef } from 'react'
import type { Form } from '../../../ui/forms/use-form.js'
import type { Ending } from './send.js'
import type { Values } from './values.js'

export function useResultFocus({ props, result }: Form<Values, Ending | undefined>): void {
  const lastResult = useRef(result)
  useEffect(() => {
    const form = props.ref.current
    // The submit button was disabled while the form was submitting.
    if (result === 'host-took-over') form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    // The thanks, with the button that opens a new form, were removed.
    if (lastResult.current === 'sent') form?.querySelector('h2')?.focus()
    lastResult.current = result
  }, [props, result])
}
