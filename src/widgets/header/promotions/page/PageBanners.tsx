/** The promotions below the navigation: of a category, and those that open a phase. header-search-cart §2. */
import { useState } from 'react'
import type { HeaderTexts } from '../../../../../locales/de-DE/header.js'
import type { PromotionContent } from '../../../../contracts/promotion.js'
import type { Host } from '../../../../host/host.js'
import { useText } from '../../../../hooks/use-text.js'
import { Code, Cta } from '../Action.js'
import { PromotionLink } from '../PromotionLink.js'
import { useColours } from '../use-colours.js'
import { Picture } from './Picture.js'

interface BannerProps {
  host: Host
  content: PromotionContent
  /** Makes the ids of several banners differ. */
  at: number
}

const cutoutsOf = (content: PromotionContent) => content.image?.imageData.cutouts ?? []

const Heading = ({ content }: { content: PromotionContent }) => (
  <>
    <p className="headline">{content.headline || content.headlineShort}</p>
    {content.subline && <p className="subline">{content.subline}</p>}
  </>
)

export function PhaseIntegration({ host, content }: BannerProps) {
  const ref = useColours(host, content)
  const link = content.links[0]
  return (
    <div ref={ref} part="pi-banner" className={`promotion page-promotion ${content.theme ?? 'light'}`}>
      <Picture host={host} cutouts={cutoutsOf(content)} />
      <div className="words">
        <Heading content={content} />
        {link && (
          <PromotionLink
            host={host}
            href={link.url}
            subject="phaseIntegration"
            text={link.text}
            className={link.boldLink ? 'link bold' : 'link'}
          />
        )}
      </div>
    </div>
  )
}

/** Outside tests and themes find it by either name. interface, details of the header. */
const part = (name: string) => `${name} category-${name}`

export function CategoryBanner({ host, content, at }: BannerProps) {
  const t = useText<HeaderTexts>().promotions
  const ref = useColours(host, content)
  const [isLegalOpen, setLegalOpen] = useState(false)
  const { legalText, legalTextHint, legalTextHintShort } = content
  const action = { host, content, subject: 'category', part }
  return (
    <div ref={ref} part="category-banner" className={`promotion page-promotion ${content.theme ?? 'light'}`}>
      <Picture host={host} cutouts={cutoutsOf(content)} />
      <div className="words">
        <Heading content={content} />
        <div className="actions">
          <Code {...action} />
          <Cta {...action} isNewTab />
          {legalText && (
            <button
              part={part('legal-toggle')}
              aria-expanded={isLegalOpen}
              aria-controls={`category-legal-${at}`}
              onClick={() => setLegalOpen(!isLegalOpen)}
            >
              <span className="long">{legalTextHint || legalTextHintShort || t.legal()}</span>
              <span className="short">{legalTextHintShort || legalTextHint || t.legal()}</span>
            </button>
          )}
        </div>
        {legalText && (
          <p id={`category-legal-${at}`} part={part('legal-text')} hidden={!isLegalOpen}>
            {legalText}
          </p>
        )}
      </div>
    </div>
  )
}
