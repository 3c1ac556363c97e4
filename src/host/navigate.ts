import type { Host } from './host.js'
import { announcePageChange } from './page-change.js'

/**
 * Goes to a page of the shop: through the hook `router` if it is set, otherwise by loading the page.
 *
 * @param url  an absolute address
 */
export function navigate({ window, hooks, warn }: Host, url: string): void {
  const { router } = hooks()
  // Before the router moves the focus: a dialog that closes returns the focus to where it was.
  announcePageChange()
  try {
    if (router) return router.push(url.slice(new URL(url).origin.length))
  } catch (error) {
    warn('the hook router.push threw, so the page was loaded', 'reference/shop#hooks', error)
  }
  window.location.assign(url)
}

/** Tells whether a click asks the browser for more than following the link, such as a new tab or a download. */
export const hasModifierKey = (
  click: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => click.altKey || click.ctrlKey || click.metaKey || click.shiftKey

/**
 * Follows the link to a page of the shop on which a person has clicked, with the hook `router`. Without the hook, and for
 * all other links and clicks, it does nothing, so that the browser follows the link.
 */
export function followLink(host: Host, click: MouseEvent): void {
  if (!host.hooks().router || click.defaultPrevented || click.button || hasModifierKey(click)) return
  const link = (click.composedPath()[0] as Element).closest('a')
  // `external` marks a link that only the browser may follow.
  if (!link || !['', '_self'].includes(link.target) || link.relList.contains('external')) return
  // As a page, another kind of address, such as a telephone number, is read as a path.
  const isPage = link.href !== '' && host.url(link.href, 'page') === link.href
  if (!isPage) return
  click.preventDefault()
  navigate(host, link.href)
}
