/** Texts with links, and the legal notice that a button opens and closes. */
import { useState, type ReactNode } from 'react'
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import { useText, useWidget } from '../../ui/use-widget.js'

/** Shop paths, keyed by the names that the texts use, as in `[words](privacy)`. */
export type Links = Readonly<Record<string, string | undefined>>

interface LinkedTextProps {
  text: string
  links: Links
}

const LINK = /\[(.*?)\]\((\w+)\)/g

/** A text in which `[words](name)` becomes a link. It renders texts and links, so no text is read as markup. */
export function LinkedText({ text, links }: LinkedTextProps) {
  const { host } = useWidget()
  const t = useText<NewsletterTexts>()
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: link, 1: words, 2: name = '', index } of text.matchAll(LINK)) {
    parts.push(
      <span key={`text-${end}`}>{text.slice(end, index)}</span>,
      <a
        key={index}
        className="link"
        href={host.url(links[name], 'page')}
        target="_blank"
        rel="noopener noreferrer"
        title={t.newTab()}
      >
        {words}
      </a>,
    )
    end = index + link.length
  }
  parts.push(<span key={`text-${end}`}>{text.slice(end)}</span>)
  return parts
}

/** The legal notice, and the button that opens and closes it. */
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
