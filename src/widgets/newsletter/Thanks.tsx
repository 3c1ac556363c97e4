/** Replaces the form after a sign-up. It takes the focus if the button that had it has been removed. */
import { useEffect, useRef } from 'react'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { isPersonHere, moveFocus } from '../../ui/focus.js'
import { useText, useWidget } from '../../ui/use-widget.js'
import { CHECK, Icon } from '../../ui/Icon.js'

interface ThanksProps {
  email: string
  scrollsIntoView: boolean
}

export function Thanks({ email, scrollsIntoView }: ThanksProps) {
  const { host } = useWidget()
  const t = useText<NewsletterTexts>()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const thanks = element.current!
    if (!isPersonHere(thanks)) return
    if (!scrollsIntoView) return moveFocus(thanks)
    thanks.focus({ preventScroll: true })
    const prefersReducedMotion = host.window.matchMedia('(prefers-reduced-motion:reduce)').matches
    thanks.scrollIntoView({ block: 'center', behavior: prefersReducedMotion ? 'auto' : 'smooth' })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the thanks take the focus once, whatever options change later
  }, [])
  return (
    <div className="thanks" part="success" tabIndex={-1} ref={element}>
      <Icon path={CHECK} />
      <h2>{t.successTitle()}</h2>
      <p>{t.success({ email })}</p>
    </div>
  )
}
