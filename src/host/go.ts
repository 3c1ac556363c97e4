import type { Host } from './host.js'
import { logWarning } from './report.js'

/** Goes to a page of the shop: by the client router if there is one, otherwise by a full load. */
export function go({ window, hooks }: Host, url: string): void {
  const { router } = hooks()
  try {
    if (router) return router.push(url.slice(new URL(url).origin.length))
  } catch {
    logWarning(window, 'shop-embed: router.push threw')
  }
  window.location.assign(url)
}
