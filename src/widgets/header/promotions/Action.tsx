/** The actions of a banner: a link, a voucher code that can be copied, and a link that looks like a button. */
import type { PromotionContent } from '../../../services/promotion-content.js'
import { useWidget } from '../../../ui/use-widget.js'
import { PromotionLink } from './PromotionLink.js'
import { Voucher } from './Voucher.js'

interface ActionProps {
  content: PromotionContent
  /** Identifies the promotion for tracking. */
  subject: string
  /** Returns an element's part names, given its name. */
  part(name: string): string
}

export function FirstLink({ content, subject }: Omit<ActionProps, 'part'>) {
  const link = content.links[0]
  return (
    link && (
      <PromotionLink
        href={link.url}
        subject={subject}
        text={link.text}
        className={link.boldLink ? 'link bold' : 'link'}
      />
    )
  )
}

export function Code({ content, subject, part }: ActionProps) {
  const { voucherCode, voucherCodeInstructions } = content
  return (
    voucherCode && (
      <Voucher code={voucherCode} instructions={voucherCodeInstructions} subject={subject} part={part} />
    )
  )
}

export function Cta({ content, subject, part, isNewTab }: ActionProps & { isNewTab?: boolean }) {
  const { host } = useWidget()
  const { ctaButtonLink, ctaButtonText } = content
  return ctaButtonText && host.url(ctaButtonLink, 'link') ? (
    <PromotionLink
      href={ctaButtonLink}
      subject={subject}
      text={ctaButtonText}
      part={part('banner-cta')}
      className="cta"
      isNewTab={isNewTab ?? false}
    />
  ) : null
}
