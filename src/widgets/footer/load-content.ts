/** What the footer needs before it is first drawn. newsletter-footer-preview-support §4.2, §7. */
import { logWarning } from '../../host/errors.js'
import { beforeFirstView } from '../../host/first-view.js'
import type { CommonValues } from '../../options/common.js'
import { SITES } from '../../sites/index.js'
import type { FooterContent } from '../../contracts/footer.js'
import type { LoadContext } from '../widget.js'
import { loadNewsletterStatus } from '../../page/visitor.js'
import { hasNewsletter, type FooterOptions } from './options.js'
import { readContent, type PartialContent } from './read-content.js'
import { isReducedVisitor } from './use-page.js'

export interface LoadedContent {
  ofSite: FooterContent
  ofPage: PartialContent
  newsletter: NewsletterStatus
}

/** The visitor's newsletter status. */
export interface NewsletterStatus {
  /** The status, if it came before the first view. */
  known: string | undefined
  /** `undefined` if nobody is asked, because the form is not shown. */
  loading: Promise<string | undefined> | undefined
}

/** Whether a newsletter status hides the form. */
export const hidesForm = (status: string | undefined): boolean =>
  status === 'WAITING_FOR_DOI' || status === 'SUBSCRIBED'

export async function loadContent(
  options: FooterOptions & CommonValues,
  { host, store }: LoadContext,
): Promise<LoadedContent> {
  const { site, content } = options
  const warn = (what: string) => logWarning(globalThis, `shop-embed: footer content: ${what}`)
  const isAsked = hasNewsletter(options) && !host.isServer && !isReducedVisitor(host)
  const loading = isAsked ? loadNewsletterStatus(store, host) : undefined
  const [{ content: written }, known] = await Promise.all([
    SITES[site].footer(),
    loading && beforeFirstView(host, loading),
  ])
  return {
    ofSite: readContent(written, warn) as FooterContent,
    ofPage: content ? readContent(content, warn) : {},
    newsletter: { known, loading },
  }
}
