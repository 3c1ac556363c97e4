/** The banners below the navigation: category and phase-integration promotions. */
import { useState } from 'react'
import type { PromotionContent } from '../../../../services/promotion-content.js'
import { useLanguages, useWidget } from '../../../../ui/use-widget.js'
import { Code, Cta, FirstLink } from '../Action.js'
import { LegalToggle } from '../LegalToggle.js'
import { useColours } from '../use-colours.js'
import { Picture } from './Picture.js'

interface BannerProps {
  content: PromotionContent
  /** A number that makes element ids unique, because there may be several banners. */
  at: number
}

const cutoutsOf = (content: PromotionContent) => content.image?.imageData.cutouts ?? []

const Heading = ({ content }: { content: PromotionContent }) => (
  <>
    <p className="headline">{content.headline || content.headlineShort}</p>
    {content.subline && <p className="subline">{content.subline}</p>}
  </>
)

export function PhaseIntegration({ content }: BannerProps) {
  const { host } = useWidget()
  const ref = useColours(host, content)
  const languages = useLanguages()
  return (
    <div
      ref={ref}
      part="pi-banner"
      className={`promotion page-promotion ${content.theme ?? 'light'}`}
      lang={languages.content}
    >
      <Picture cutouts={cutoutsOf(content)} />
      <div className="words">
        <Heading content={content} />
        <FirstLink content={content} subject="phaseIntegration" />
      </div>
    </div>
  )
}

/** Two part names for one element: existing tests and themes use either. interface §5. */
const categoryPart = (name: string) => `${name} category-${name}`

export function CategoryBanner({ content, at }: BannerProps) {
  const { host } = useWidget()
  const ref = useColours(host, content)
  const languages = useLanguages()
  const [isLegalOpen, setLegalOpen] = useState(false)
  const { legalText } = content
  const action = { content, subject: 'category', part: categoryPart }
  return (
    <div
      ref={ref}
      part="category-banner"
      className={`promotion page-promotion ${content.theme ?? 'light'}`}
      lang={languages.content}
    >
      <Picture cutouts={cutoutsOf(content)} />
      <div className="words">
        <Heading content={content} />
        <div className="actions">
          <Code {...action} />
          <Cta {...action} isNewTab />
          {legalText && (
            <LegalToggle
              content={content}
              part={categoryPart('legal-toggle')}
              textId={`category-legal-${at}`}
              isOpen={isLegalOpen}
              onToggle={() => setLegalOpen(!isLegalOpen)}
            />
          )}
        </div>
        {legalText && (
          <p id={`category-legal-${at}`} part={categoryPart('legal-text')} hidden={!isLegalOpen}>
            {legalText}
          </p>
        )}
      </div>
    </div>
  )
}
