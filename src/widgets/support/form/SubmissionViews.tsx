/** The views during and after sending. Each takes the focus if the focused field or button was disabled or removed. */
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/forms/controls.js'
import { moveFocus } from '../../../ui/focus.js'
import { CHECK, Icon, INFO } from '../../../ui/Icon.js'
import type { Form } from '../../../ui/forms/use-form.js'
import type { AllTexts } from '../texts.js'
import type { Ending } from './send.js'
import type { Values } from './values.js'

const useFocus = () => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => moveFocus(element.current!, element.current!.closest('form') ?? undefined), [])
  return element
}

/** @param percent  upload progress; `undefined` if there are no attachments */
export function Sending({ t, percent }: { t: AllTexts; percent: number | undefined }) {
  return (
    <div className="sending" tabIndex={-1} ref={useFocus()}>
      <p>
        <span role="status">{t.sending()}</span>
        {percent !== undefined && <span>{t.progress({ percent })}</span>}
      </p>
      {percent !== undefined && <progress aria-label={t.sending()} max={100} value={percent} />}
    </div>
  )
}

export const Cancelled = ({ t }: { t: AllTexts }) => (
  <div className="notice calm" role="status" tabIndex={-1} ref={useFocus()}>
    <Icon path={INFO} />
    <span>{t.cancelled()}</span>
  </div>
)

export const Sent = ({ t, onAgain }: { t: AllTexts; onAgain(): void }) => (
  <div className="success" part="success" tabIndex={-1} ref={useFocus()}>
    <Icon path={CHECK} />
    <h2 id="support-title">{t.successTitle()}</h2>
    <p>{t.successText()}</p>
    <Button className="secondary" onClick={onAgain}>
      {t.again()}
    </Button>
  </div>
)

/** Moves focus when the element that had it has been removed or disabled. */
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
