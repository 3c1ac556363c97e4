/** The note about the sales tax: a text with a link in it. */
import type { FooterContent } from '../../services/footer-content.js'
import { Anchor } from './Anchor.js'

/** Puts a space on both sides of the link even if the editor wrote none, but never before a punctuation mark. */
export function SalesTax({
  salesTax: { textBeforeLink, link, textAfterLink },
}: Pick<FooterContent, 'salesTax'>) {
  const startsWithPunctuation = /^[.,;:!?)]/.test(textAfterLink)
  return (
    <p part="sales-tax">
      {textBeforeLink.trimEnd()}
      {link && (
        <>
          {textBeforeLink && ' '}
          <Anchor className="link" url={link.url}>
            {link.text}
          </Anchor>
        </>
      )}
      {textAfterLink && !startsWithPunctuation && ' '}
      {textAfterLink.trimStart()}
    </p>
  )
}
