/** The newsletter block: the whole form, loaded when it comes near the view. */
import { useContext, useEffect, useRef, useState } from 'react'
import type { Shop } from '../../../loader/protocol.js'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { loadNewsletterStatus } from '../../host/customer.js'
import { useText } from '../../i18n/text.js'
import { Anchor, HostContext } from './Anchor.js'
import type { FooterValues } from './options.js'

/** How far ahead of the view, so that the form is there when one arrives. */
const AHEAD = '300px'

/** Visitors who have signed up already, or are about to confirm. */
const SIGNED_UP = ['WAITING_FOR_DOI', 'SUBSCRIBED']

export function Newsletter({ options, shop }: { options: FooterValues; shop: Shop | undefined }) {
  const host = useContext(HostContext)!
  const t = useText<FooterTexts>()
  const place = useRef<HTMLDivElement>(null)
  const [isSignedUp, setSignedUp] = useState(false)
  const isWanted = options.showNewsletter && !options.newsletterHidden

  useEffect(() => {
    const element = place.current
    if (!element) return
    let isGone = false
    let isMounted = false
    let observer: IntersectionObserver | undefined
    void loadNewsletterStatus(host).then((status) => {
      if (isGone) return
      if (SIGNED_UP.includes(status!)) setSignedUp(true)
      else if (shop) {
        observer = new host.window.IntersectionObserver(
          (entries) => {
            if (isMounted || !entries.some((entry) => entry.isIntersecting)) return
            isMounted = true
            // A failure is told by `mount` itself; the link stays.
            shop.mount(element, 'newsletter', { ...options }).catch(() => undefined)
          },
          { rootMargin: AHEAD },
        )
        observer.observe(element)
      }
    })
    return () => {
      isGone = true
      observer?.disconnect()
      if (isMounted) shop!.unmount(element)
    }
  }, [isWanted, options.site, options.locale])

  if (!isWanted || isSignedUp) return null
  return (
    <div part="newsletter" className="newsletter">
      <div data-shop-widget="newsletter" ref={place}>
        <div className="ask">
          <p>{t.newsletter()}</p>
          <Anchor className="button" url="/subscribenewsletter">
            {t.subscribe()}
          </Anchor>
        </div>
      </div>
    </div>
  )
}
