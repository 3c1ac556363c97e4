/** The button that shows and hides a banner's legal text. */
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { PromotionContent } from '../../../services/promotion-content.js'
import { useLanguages, useText } from '../../../ui/use-widget.js'

interface LegalToggleProps {
  content: PromotionContent
  part: string
  /** The element id of the legal text. */
  textId: string
  isOpen: boolean
  onToggle(): void
}

export function LegalToggle({ content, part, textId, isOpen, onToggle }: LegalToggleProps) {
  const t = useText<HeaderTexts>().promotions
  const { texts } = useLanguages()
  const { legalTextHint, legalTextHintShort } = content
  const lang = legalTextHint || legalTextHintShort ? undefined : texts
  return (
    <button part={part} lang={lang} aria-expanded={isOpen} aria-controls={textId} onClick={onToggle}>
      <span className="long">{legalTextHint || legalTextHintShort || t.legal()}</span>
      <span className="short">{legalTextHintShort || legalTextHint || t.legal()}</span>
    </button>
  )
}
