/** The newsletter block: the whole form, loaded when it comes near the view. */
import { useContext, useEffect, useRef, useState } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { loadNewsletterStatus } from '../../host/customer.js'
import { useText } from '../../i18n/use-text.js'
import { Anchor } from './Links.js'
import { FooterContext } from './Mark.js'

export function Newsletter() {
  const { host, options, shop } = useContext(FooterContext)!
  const t = useText<FooterTexts>()
  const place = useRef<HTMLDivElement>(null)
  const [isSignedUp, setSignedUp] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element) return
    let isGone = false
    let observer: IntersectionObserver | undefined
    void loadNewsletterStatus(host).then((status) => {
      if (isGone) return
      // Signed up already, or about to confirm.
      if (/^(WAITING_FOR_DOI|SUBSCRIBED)$/.test(status!)) setSignedUp(true)
      else if (shop) {
        observer = new host.window.IntersectionObserver(
          (entries) => {
            if (!entries.some((entry) => entry.isIntersecting)) return
            observer!.disconnect()
            // A failure is told by `mount` itself; the link stays.
            shop.mount(element, 'newsletter', { ...options }).catch(() => undefined)
          },
          // How far ahead of the view, so that the form is there when one arrives.
          { rootMargin: '300px' },
        )
        observer.observe(element)
      }
    })
    return () => {
      isGone = true
      observer?.disconnect()
      shop?.unmount(element)
    }
  }, [options.site, options.locale])

  if (isSignedUp) return null
  return (
    <div part="newsletter">
      <div data-shop-widget="newsletter" ref={place}>
        <Anchor url="/subscribenewsletter">{t.subscribe()}</Anchor>
      </div>
    </div>
  )
}
