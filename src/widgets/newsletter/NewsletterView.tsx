/** The newsletter widget: title, picture and form or, after a sign-up, the picture and the thanks. Order: §2.1. */
import { useEffect, useRef } from 'react'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { useText, useWidget, type Widget } from '../../ui/use-widget.js'
import { isPersonHere, moveFocus } from '../../ui/focus.js'
import { CHECK, Icon } from '../../ui/Icon.js'
import desktopPath from './images/desktop.jpg'
import tabletPath from './images/tablet.jpg'
import type { NewsletterOptions } from './options.js'
import type { Customer } from './customer.js'
import { NewsletterForm } from './NewsletterForm.js'
import { useNewsletter } from './use-newsletter.js'

/** A picture for the window's width, and a bubble with the discount. */
function Picture() {
  const { options, host, asset } = useWidget<NewsletterOptions>()
  const t = useText<NewsletterTexts>()
  return (
    <div className="media">
      <picture>
        <source
          media="(min-width:1024px)"
          srcSet={host.url(options.imageDesktop, 'image') ?? asset(desktopPath)}
        />
        <source
          media="(min-width:767px)"
          srcSet={host.url(options.imageTablet, 'image') ?? asset(tabletPath)}
        />
        <img part="image" alt={options.imageAlt} loading="lazy" />
      </picture>
      <p className="bubble" part="discount-bubble">
        <b>{options.discountText ?? t.discount()}</b>
        <span>{` ${options.voucherText ?? t.voucher()}`}</span>
      </p>
    </div>
  )
}

interface ThanksProps {
  email: string
  scrollsIntoView: boolean
}

/** Replaces the form after a sign-up. It takes the focus if the button that had it has been removed. */
function Thanks({ email, scrollsIntoView }: ThanksProps) {
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

export function NewsletterView(props: Widget<NewsletterOptions, Customer>) {
  const { options } = props
  const t = useText<NewsletterTexts>()
  const newsletter = useNewsletter(props)
  const { result } = newsletter
  const title = options.title ?? t.title()
  const isDone = result?.type === 'SUCCESS'
  return (
    <div className={isDone ? 'card done' : 'card'}>
      {!isDone && <h2 part="title">{title}</h2>}
      <Picture />
      {!isDone && <NewsletterForm title={title} newsletter={newsletter} />}
      {/* Always in the markup: screen readers announce only text that is added to an existing region. */}
      <div role="status">
        {isDone && <Thanks email={result.email} scrollsIntoView={options.scrollToSuccess} />}
      </div>
    </div>
  )
}
