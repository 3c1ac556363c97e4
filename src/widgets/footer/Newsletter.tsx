/** The newsletter block: the whole form, loaded when it comes near the view. */
import { useContext, useEffect, useRef, useState } from 'react'
import type { Shop, ShopError } from '../../../loader/protocol.js'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { loadNewsletterStatus } from '../../host/customer.js'
import type { Host } from '../../host/host.js'
import { useText } from '../../i18n/text.js'
import { Anchor, HostContext } from './Anchor.js'
import type { FooterValues } from './options.js'

/** How far ahead of the view, so that the form is there when one arrives. */
const AHEAD = '300px'

/** @returns whether the visitor may be asked: `undefined` until the service has said what it knows of them */
export function useMayAsk(host: Host, isWanted: boolean): boolean | undefined {
  const [mayAsk, setMayAsk] = useState<boolean>()
  useEffect(() => {
    let isGone = false
    if (isWanted)
      void loadNewsletterStatus(host).then((status) => {
        if (!isGone) setMayAsk(status !== 'WAITING_FOR_DOI' && status !== 'SUBSCRIBED')
      })
    return () => {
      isGone = true
    }
  }, [isWanted])
  return mayAsk
}

export function Newsletter({ options, shop }: { options: FooterValues; shop: Shop | undefined }) {
  const host = useContext(HostContext)!
  const t = useText<FooterTexts>()
  const place = useRef<HTMLDivElement>(null)
  const isWanted = options.showNewsletter && !options.newsletterHidden
  const mayAsk = useMayAsk(host, isWanted)
  const isShown = isWanted && mayAsk !== false

  useEffect(() => {
    const element = place.current
    if (!mayAsk || !element || !shop) return
    let isMounted = false
    const observer = new host.window.IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        isMounted = true
        const { site, locale, apiBase, credentials, stage, spa } = options
        shop
          .mount(element, 'newsletter', { site, locale, apiBase, credentials, stage, spa })
          .catch((error: ShopError) => host.report(error.code, error.message))
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      if (isMounted) shop.unmount(element)
    }
  }, [mayAsk, isShown, options.site, options.locale])

  if (!isShown) return null
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
