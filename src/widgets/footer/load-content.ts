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

export interface LoadedContent {
  ofSite: FooterContent
  ofPage: PartialContent
  /** The visitor is known to have signed up already, or to be about to confirm. */
  isSubscriber: boolean
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
  const isAsked = hasNewsletter(options) && !host.isServer
  const [{ content: written }, status] = await Promise.all([
    SITES[site].footer(),
    isAsked ? beforeFirstView(host, loadNewsletterStatus(store, host)) : undefined,
  ])
  return {
    ofSite: readContent(written, warn) as FooterContent,
    ofPage: content ? readContent(content, warn) : {},
    isSubscriber: hidesForm(status),
  }
}
