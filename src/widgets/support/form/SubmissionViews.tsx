/** The views during and after sending. Each takes the focus if the focused field or button was disabled or removed. */
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/forms/Button.js'
import { moveFocus } from '../../../ui/focus.js'
import { CHECK, Icon, INFO } from '../../../ui/Icon.js'
import type { AllTexts } from '../texts.js'

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
