/** What a banner asks people to do: take a voucher's code, or else follow its button. */
import type { PromotionContent } from '../../../contracts/promotion.js'
import type { Host } from '../../../host/host.js'
import { PromotionLink } from './PromotionLink.js'
import { Voucher } from './Voucher.js'

interface ActionProps {
  host: Host
  content: PromotionContent
  subject: string
  part(name: string): string
}

export function Code({ host, content, subject, part }: ActionProps) {
  const { voucherCode, voucherCodeInstructions } = content
  return (
    voucherCode && (
      <Voucher
        host={host}
        code={voucherCode}
        instructions={voucherCodeInstructions}
        subject={subject}
        part={part}
      />
    )
  )
}

export function Cta({ host, content, subject, part, isNewTab }: ActionProps & { isNewTab?: boolean }) {
  const { ctaButtonLink, ctaButtonText } = content
  return ctaButtonText && host.url(ctaButtonLink, 'link') ? (
    <PromotionLink
      host={host}
      href={ctaButtonLink}
      subject={subject}
      text={ctaButtonText}
      part={part('banner-cta')}
      className="cta"
      isNewTab={isNewTab ?? false}
    />
  ) : null
}
