/** A picture for the window's width, and a bubble with the discount. */
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { useText, useWidget } from '../../ui/use-widget.js'
import desktopPath from './images/desktop.jpg'
import tabletPath from './images/tablet.jpg'
import type { NewsletterOptions } from './options.js'

export function Picture() {
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
