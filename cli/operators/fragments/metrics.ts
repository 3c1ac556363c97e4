/** The metrics of the fragment server, for Prometheus. docs/fragments.md describes them. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Buckets in seconds. A fragment takes about a millisecond, and a call to the navigation service up to its time-out. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** @param maxInFlight  how many requests for fragments may be in flight */
export function createMetrics(maxInFlight: number) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'shop_fragments_in_flight_limit',
    help: 'How many requests for fragments may be in flight; further ones get status 503.',
    registers,
  }).set(maxInFlight)
  return {
    registry,
    requests: new Counter({
      name: 'shop_fragments_requests_total',
      help: 'Requests by route and status.',
      labelNames: ['route', 'status'],
      registers,
    }),
    duration: new Histogram({
      name: 'shop_fragments_request_duration_seconds',
      help: 'Time until a response was ready, by route.',
      labelNames: ['route'],
      buckets: BUCKETS,
      registers,
    }),
    inFlight: new Gauge({
      name: 'shop_fragments_in_flight',
      help: 'Requests for fragments that have no response yet.',
      registers,
    }),
    renders: new Counter({
      name: 'shop_fragments_renders_total',
      help: 'Rendered fragments by route. The other responses came from the cache.',
      labelNames: ['route'],
      registers,
    }),
    stale: new Counter({
      name: 'shop_fragments_stale_total',
      help: 'Fragments with the last good navigation, because the service has failed.',
      labelNames: ['site'],
      registers,
    }),
    noNavigation: new Counter({
      name: 'shop_fragments_no_navigation_total',
      help: 'Requests that were refused with status 503, because no navigation was known.',
      labelNames: ['site'],
      registers,
    }),
    navigationMissing: new Gauge({
      name: 'shop_fragments_navigation_missing',
      help: '1 if calls fail and no good navigation is young enough, so the header of the site is refused; otherwise 0.',
      labelNames: ['site'],
      registers,
    }),
    navigationCalls: new Counter({
      name: 'shop_fragments_navigation_calls_total',
      help: 'Calls to the navigation service.',
      labelNames: ['site'],
      registers,
    }),
    navigationFailures: new Counter({
      name: 'shop_fragments_navigation_failures_total',
      help: 'Failed calls to the navigation service by reason: timeout, network, status, malformed.',
      labelNames: ['site', 'reason'],
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
