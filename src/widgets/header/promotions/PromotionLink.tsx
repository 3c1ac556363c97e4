/** A link that an editor has written: refused, it stays as text. */
import type { Host } from '../../../host/host.js'
import { useText } from '../../../hooks/use-text.js'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { trackPromotion } from './track.js'

interface PromotionLinkProps {
  host: Host
  href: string
  /** For tracking: which promotion. */
  subject: string
  text: string
  part?: string
  className?: string | undefined
  /** Opens beside the page; so do links that leave the shop. */
  isNewTab?: boolean
}

export function PromotionLink(props: PromotionLinkProps) {
  const { host, href, subject, text, part, className, isNewTab } = props
  const t = useText<HeaderTexts>().promotions
  const url = host.url(href, 'link')
  if (!url)
    return (
      <span part={part} className={className}>
        {text}
      </span>
    )
  const isBeside = isNewTab || !host.url(url, 'page')
  return (
    <a
      part={part}
      className={className}
      href={url}
      target={isBeside ? '_blank' : undefined}
      rel={isBeside ? 'noopener noreferrer' : undefined}
      onClick={() => trackPromotion(host, subject, text, url)}
    >
      {text}
      {isBeside && <span className="quiet"> ({t.newTab()})</span>}
    </a>
  )
}
