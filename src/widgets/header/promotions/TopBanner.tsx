/** The banner above the header: one line in wide windows, two in narrow ones. */
import type { PromotionContent } from '../../../services/promotion-content.js'
import { useLanguages, useWidget } from '../../../ui/use-widget.js'
import { Code, Cta, FirstLink } from './Action.js'
import { LegalToggle } from './LegalToggle.js'
import { useColours } from './use-colours.js'
import { useLegal } from './use-legal.js'

const part = (name: string) => name

interface TopBannerProps {
  content: PromotionContent
  isFlyoutOpen: boolean
}

export function TopBanner({ content, isFlyoutOpen }: TopBannerProps) {
  const { host } = useWidget()
  const ref = useColours(host, content)
  const languages = useLanguages()
  const [isLegalOpen, toggleLegal] = useLegal(host, isFlyoutOpen)
  const { headline, headlineShort, theme, voucherCode, legalText } = content
  const action = { content, subject: 'topBanner', part }
  return (
    <div ref={ref} part="top-banner" className={`promotion ${theme ?? 'light'}`} lang={languages.content}>
      <div className="line">
        {/* This is not a `<p>`, because the line has no space for the paragraph spacing that some readers set. */}
        <div className="headline">
          <span className="long">{headline || headlineShort}</span>
          <span className="short">{headlineShort || headline}</span>
        </div>
        <div className="rest">
          <FirstLink {...action} />
          {voucherCode ? <Code {...action} /> : <Cta {...action} />}
          {legalText && (
            <LegalToggle
              content={content}
              part="legal-toggle"
              textId="top-legal"
              isOpen={isLegalOpen}
              onToggle={toggleLegal}
            />
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
