/** Loads what the footer needs for its first render. */
import { beforeFirstRender } from '../../host/load-times.js'
import type { CommonValues } from '../../options/common.js'
import { FOOTERS } from '../../sites/footer.js'
import type { FooterContent } from '../../services/footer-content.js'
import type { WidgetPlace } from '../../ui/use-widget.js'
import { loadNewsletterStatus } from '../../page/visitor.js'
import { hasNewsletter, type FooterOptions } from './options.js'
import { readContent, type PartialContent } from './read-content.js'
import { isReducedVisitor } from './kept.js'

export interface LoadedContent {
  /** The content in the site's file. */
  siteContent: FooterContent
  /** The keys that the `content` option sets. */
  hostContent: PartialContent
  newsletter: NewsletterStatus
}

/** The visitor's newsletter status. */
export interface NewsletterStatus {
  /** The status, if it arrived before the first render. */
  known: string | undefined
  /** `undefined` if the status is not loaded, because the form is not shown. */
  loading: Promise<string | undefined> | undefined
}

/** Whether the form is hidden from a visitor with this newsletter status. */
export const hidesForm = (status: string | undefined): boolean =>
  status === 'WAITING_FOR_DOI' || status === 'SUBSCRIBED'

export async function loadContent(
  options: FooterOptions & CommonValues,
  { host }: Pick<WidgetPlace, 'host'>,
): Promise<LoadedContent> {
  const { site, content } = options
  const warn = (problem: string) =>
    host.warn(`footer content: ${problem}, so it is left out`, 'start/content')
  const needsStatus = hasNewsletter(options) && !host.isServer && !isReducedVisitor(host)
  const loading = needsStatus ? loadNewsletterStatus(host) : undefined
  const [{ content: ofSite }, known] = await Promise.all([
    FOOTERS[site](),
    loading && beforeFirstRender(host, loading),
  ])
  return {
    siteContent: readContent(ofSite, warn) as FooterContent,
    hostContent: content ? readContent(content, warn) : {},
    newsletter: { known, loading },
  }
}
