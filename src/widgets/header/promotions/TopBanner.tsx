/** The banner above the header: one line on wide windows, two on narrow ones. header-search-cart §2. */
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { PromotionContent } from '../../../contracts/promotion.js'
import type { Host } from '../../../host/host.js'
import { useText } from '../../../hooks/use-text.js'
import { Code, Cta } from './Action.js'
import { PromotionLink } from './PromotionLink.js'
import { useColours } from './use-colours.js'
import { useLegal } from './use-legal.js'

const SUBJECT = 'topBanner'
const part = (name: string) => name

interface TopBannerProps {
  host: Host
  content: PromotionContent
  isFlyoutOpen: boolean
}

export function TopBanner({ host, content, isFlyoutOpen }: TopBannerProps) {
  const t = useText<HeaderTexts>().promotions
  const ref = useColours(host, content)
  const [isLegalOpen, toggleLegal] = useLegal(host, isFlyoutOpen)
  const { headline, headlineShort, theme, voucherCode, legalText, legalTextHint, legalTextHintShort } =
    content
  const link = content.links[0]
  const action = { host, content, subject: SUBJECT, part }
  return (
    <div ref={ref} part="top-banner" className={`promotion ${theme ?? 'light'}`}>
      <div className="line">
        {/* No paragraph: those of readers who space them out would not fit into the line. */}
        <div className="headline">
          <span className="long">{headline || headlineShort}</span>
          <span className="short">{headlineShort || headline}</span>
        </div>
        <div className="rest">
          {link && (
            <PromotionLink
              host={host}
              href={link.url}
              subject={SUBJECT}
              text={link.text}
              className={link.boldLink ? 'link bold' : 'link'}
            />
          )}
          {voucherCode ? <Code {...action} /> : <Cta {...action} />}
          {legalText && (
            <button
              part="legal-toggle"
              aria-expanded={isLegalOpen}
              aria-controls="top-legal"
              onClick={toggleLegal}
            >
              <span className="long">{legalTextHint || legalTextHintShort || t.legal()}</span>
              <span className="short">{legalTextHintShort || legalTextHint || t.legal()}</span>
            </button>
          )}
        </div>
      </div>
      {legalText && (
        <p id="top-legal" part="legal-text" hidden={!isLegalOpen}>
          {legalText}
        </p>
      )}
    </div>
  )
}
