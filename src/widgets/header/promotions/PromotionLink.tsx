/** A link from a promotion's content. If its address is refused, only the text is rendered. */
import type { Host } from '../../../host/host.js'
import { useLanguages, useWidget } from '../../../ui/use-widget.js'
import { NewTab } from '../Link.js'

/**
 * Tracks a click on a promotion. interface §5.
 *
 * @param subject  the part of the header: a benefit's name, `topBanner`, `category`, …
 */
export const trackPromotion = (host: Host, subject: string, label: string, href?: string): void =>
  host.track({ event_name: 'select_promotion', event_type: 'ga4', emitter: 'header', subject, label, href })

interface PromotionLinkProps {
  href: string
  /** Identifies the promotion for tracking. */
  subject: string
  text: string
  part?: string
  className?: string | undefined
  /** Opens the link in a new tab. Links that leave the shop always open in a new tab. */
  isNewTab?: boolean
}

export function PromotionLink(props: PromotionLinkProps) {
  const { host } = useWidget()
  const { href, subject, text, part, className, isNewTab } = props
  const { texts } = useLanguages()
  const url = host.url(href, 'link')
  if (!url)
    return (
      <span part={part} className={className}>
        {text}
      </span>
    )
  const opensTab = isNewTab || !host.url(url, 'page')
  return (
    <a
      part={part}
      className={className}
      href={url}
      target={opensTab ? '_blank' : undefined}
      rel={opensTab ? 'noopener noreferrer' : undefined}
      onClick={() => trackPromotion(host, subject, text, url)}
    >
      <span>{text}</span>
      {opensTab && <NewTab lang={texts} />}
    </a>
  )
}
