/** The newsletter widget inside the footer. It is mounted when it is near the viewport. */
import { useEffect, useRef, useState } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { NEAR_VIEWPORT } from '../../host/load-times.js'
import { kebabCase } from '../../options/read.js'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import { useText, useWidget } from '../../ui/use-widget.js'
import { Anchor } from './lists.js'
import { hidesForm, type NewsletterStatus } from './load-content.js'
import type { FooterOptions } from './options.js'

/** The options that the form has in common with the footer. */
const SHARED = ['site', 'locale', 'apiBase', 'credentials', 'stage', 'spa', 'theme'] as const

export function Newsletter({ status }: { status: NewsletterStatus }) {
  const { host, options, shop } = useWidget<FooterOptions>()
  const t = useText<FooterTexts>()
  const block = useRef<HTMLDivElement>(null)
  const placeholder = useRef<HTMLDivElement>(null)
  /** Set when the block becomes empty: the height in px that it keeps, so that nothing below it moves. */
  const [keptHeight, setKeptHeight] = useState<number>()
  const hide = () => setKeptHeight(block.current?.offsetHeight ?? 0)

  // The first render must equal a server's markup, and a server does not know the status.
  useLayoutEffect(() => {
    if (hidesForm(status.known)) hide()
  }, [status.known])

  // Attributes, as on the footer's own placeholder: a changed one applies to the form, too, and an origin that only the
  // placeholder names is not one that a script has given.
  useEffect(() => {
    for (const name of SHARED) {
      const attribute = `data-${kebabCase(name)}`
      const value = options[name]
      if (value === undefined) placeholder.current?.removeAttribute(attribute)
      else placeholder.current?.setAttribute(attribute, String(value))
    }
  }, [options])

  const given = host.services.given?.apiBase
  useEffect(() => {
    const element = placeholder.current
    if (!element) return
    let isStale = false
    let observer: IntersectionObserver | undefined
    const mountNearView = () => {
      observer = new host.window.IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          observer!.disconnect()
          // `mount` reports a failure itself, and the link remains.
          shop?.mount(element, 'newsletter', { apiBase: given }).catch(() => {})
        },
        { rootMargin: NEAR_VIEWPORT },
      )
      observer.observe(element)
    }
    void status.loading?.then((found) => {
      if (isStale) return
      if (hidesForm(found)) hide()
      else mountNearView()
    })
    return () => {
      isStale = true
      observer?.disconnect()
      shop?.unmount(element)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another site, language or given origin needs another form, which loses what the visitor has typed
  }, [options.site, options.locale, given])

  useLayoutEffect(() => {
    if (keptHeight !== undefined) block.current?.style.setProperty('block-size', `${keptHeight}px`)
  }, [keptHeight])

  if (keptHeight !== undefined) return <div ref={block} />
  return (
    <div part="newsletter" ref={block}>
      <div data-shop-widget="newsletter" ref={placeholder}>
        <Anchor url="/subscribenewsletter">{t.subscribe()}</Anchor>
      </div>
    </div>
  )
}
