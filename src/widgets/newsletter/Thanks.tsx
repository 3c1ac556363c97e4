/** The success view, in the form's place. It takes the focus, because the pressed button is gone. */
import { useEffect, useRef } from 'react'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import type { Host } from '../../host/host.js'
import { useText } from '../../hooks/use-text.js'
import { CHECK, Icon } from '../../ui/Icon.js'

interface ThanksProps {
  email: string
  isScrolledTo: boolean
  host: Host
}

export function Thanks({ email, isScrolledTo, host }: ThanksProps) {
  const t = useText<NewsletterTexts>()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const thanks = element.current!
    thanks.focus({ preventScroll: true })
    if (!isScrolledTo) return
    const isStill = host.window.matchMedia('(prefers-reduced-motion:reduce)').matches
    thanks.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  }, [])
  return (
    <div className="thanks" part="success" tabIndex={-1} ref={element}>
      <Icon path={CHECK} />
      <h2>{t.successTitle()}</h2>
      <p>{t.success({ email })}</p>
    </div>
  )
}
