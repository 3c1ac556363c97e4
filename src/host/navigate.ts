import type { Host } from './host.js'

/**
 * Goes to a page of the shop: through the hook `router` if it is set, otherwise by loading the page.
 *
 * @param url  an absolute address
 */
export function navigate({ window, hooks, warn }: Host, url: string): void {
  const { router } = hooks()
  try {
    if (router) return router.push(url.slice(new URL(url).origin.length))
  } catch (error) {
    warn('the hook router.push threw, so the page was loaded', 'reference#hooks', error)
  }
  window.location.assign(url)
}

/** Tells whether a click asks the browser for more than following the link, such as a new tab or a download. */
export const hasModifierKey = (
  click: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => click.altKey || click.ctrlKey || click.metaKey || click.shiftKey
