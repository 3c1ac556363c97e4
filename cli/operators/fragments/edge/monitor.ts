/** Logs failures, one line of JSON each. The platform itself counts and logs requests. */
import type { Monitor } from '../core/monitor.js'

const nothing = () => {}

export const edgeMonitor: Monitor = {
  handled: nothing,
  rendered: nothing,
  stale: nothing,
  noNavigation: nothing,
  navigationCalled: nothing,
  navigationFailed: (site, url, { reason, message }) =>
    console.warn(JSON.stringify({ site, url, reason, msg: `navigation: ${message}` })),
  unexpected: (error, path) =>
    console.error(
      JSON.stringify({
        path,
        msg: 'unexpected error',
        error: error instanceof Error ? error.stack : String(error),
      }),
    ),
}
