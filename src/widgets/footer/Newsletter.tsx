/** The newsletter block: the whole form, loaded when it comes near the view. newsletter-footer-preview-support §4.2. */
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { useText } from '../../hooks/use-text.js'
import { Anchor } from './Anchor.js'
import { FooterContext } from './footer-context.js'
import { hidesForm, type NewsletterStatus } from './load-content.js'

/** How far ahead of the view the form is loaded, so that it is there when one arrives. */
const AHEAD = '300px'

export function Newsletter({ status }: { status: NewsletterStatus }) {
  const { host, options, shop } = useContext(FooterContext)!
  const t = useText<FooterTexts>()
  const block = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  /** There is no form. In px: the place that the block has taken stays, so that nothing moves. */
  const [keptHeight, setKeptHeight] = useState<number>()
  const hide = () => setKeptHeight(block.current?.offsetHeight ?? 0)

  // Known before the first view, but not to a server, whose markup the first one has to be.
  useLayoutEffect(() => {
    if (hidesForm(status.known)) hide()
  }, [status.known])

  useEffect(() => {
    const element = place.current
    if (!element) return
    let isGone = false
    let observer: IntersectionObserver | undefined
    const mountNearView = () => {
      observer = new host.window.IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          observer!.disconnect()
          // `mount` reports a failure itself; the link stays.
          shop?.mount(element, 'newsletter', { ...options }).catch(() => {})
        },
        { rootMargin: AHEAD },
      )
      observer.observe(element)
    }
    void status.loading?.then((found) => {
      if (isGone) return
      if (hidesForm(found)) hide()
      else mountNearView()
    })
    return () => {
      isGone = true
      observer?.disconnect()
      shop?.unmount(element)
    }
  }, [options.site, options.locale])

  useLayoutEffect(() => {
    if (keptHeight !== undefined) block.current?.style.setProperty('block-size', `${keptHeight}px`)
  }, [keptHeight])

  if (keptHeight !== undefined) return <div ref={block} />
  return (
    <div part="newsletter" ref={block}>
      <div data-shop-widget="newsletter" ref={place}>
        <Anchor url="/subscribenewsletter">{t.subscribe()}</Anchor>
      </div>
    </div>
  )
}
