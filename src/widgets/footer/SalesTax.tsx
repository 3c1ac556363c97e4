/** The note about the sales tax: a text with a link in it. */
import type { FooterContent } from '../../services/footer-content.js'
import { Anchor, ContentText, useContentLanguage } from './Anchor.js'

/** Puts a space on both sides of the link even if the editor wrote none, but never before a punctuation mark. */
export function SalesTax({
  salesTax: { textBeforeLink, link, textAfterLink },
}: Pick<FooterContent, 'salesTax'>) {
  const lang = useContentLanguage()
  const startsWithPunctuation = /^[.,;:!?)]/.test(textAfterLink)
  const gapBefore = link && textBeforeLink ? ' ' : ''
  const gapAfter = textAfterLink && !startsWithPunctuation ? ' ' : ''
  const before = `${textBeforeLink.trimEnd()}${gapBefore}`
  const after = `${gapAfter}${textAfterLink.trimStart()}`
  return (
    <p part="sales-tax">
      <span lang={lang}>{before}</span>
      {link && (
        <Anchor className="link" url={link.url}>
          <ContentText>{link.text}</ContentText>
        </Anchor>
      )}
      <span lang={lang}>{after}</span>
    </p>
  )
}
