/** The legal notice, and the button that opens and closes it. */
import { useState, type ReactNode } from 'react'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { useText } from '../../ui/use-widget.js'

export function LegalNotice({ children }: { children: ReactNode }) {
  const t = useText<NewsletterTexts>()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="legal">
      <button
        type="button"
        part="legal-toggle"
        aria-expanded={isOpen}
        aria-controls="legal-text"
        onClick={() => setOpen(!isOpen)}
      >
        {t.legalToggle()}
      </button>
      <div id="legal-text" part="legal-text" hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
