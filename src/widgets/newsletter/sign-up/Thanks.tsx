/** What stands in the form's place once it is sent. Focus goes here, because the pressed button is gone. */
import { useEffect, useRef } from 'react'
import type { Host } from '../../../host/host.js'
import { CHECK, Icon } from '../../../ui/Icon.js'
import type { Texts } from './draw.js'

export interface ThanksProps {
  email: string
  isScrolledTo: boolean
  host: Host
  t: Texts
}

export function Thanks({ email, isScrolledTo, host, t }: ThanksProps) {
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
