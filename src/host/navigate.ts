import type { Host } from './host.js'

/**
 * Goes to a page of the shop: with the hook `router` if it is set, otherwise by loading the page.
 *
 * @param url  absolute
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
