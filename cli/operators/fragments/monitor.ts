/** Counts and logs what the core reports. */
import type { Logger } from 'pino'
import type { Monitor } from './core/monitor.js'
import type { Metrics } from './metrics.js'

/** The checks and metrics are requested every few seconds, so they are logged only at the level `debug`. */
const isFragment = (route: string) => route.startsWith('/fragments/')

export const createMonitor = (metrics: Metrics, log: Logger): Monitor => ({
  handled({ method, url, route, status, ms }) {
    metrics.requests.inc({ route, status })
    metrics.duration.observe({ route }, ms / 1000)
    const fields = { method, url, status, ms: Number(ms.toFixed(2)) }
    if (status >= 500) log.error(fields, 'request failed')
    else if (isFragment(route)) log.info(fields, 'request')
    else log.debug(fields, 'request')
  },
  rendered: (route) => metrics.renders.inc({ route }),
  stale: (site) => metrics.stale.inc({ site }),
  noNavigation: (site) => metrics.noNavigation.inc({ site }),
  navigationCalled: (site) => metrics.navigationCalls.inc({ site }),
  navigationFailed(site, url, { reason, message }) {
    metrics.navigationFailures.inc({ site, reason })
    log.warn({ site, url, reason }, `navigation: ${message}`)
  },
  unexpected: (error, path) => log.error({ err: error, path }, 'unexpected error'),
})
