/** What the routes of the Node.js server use. */
import type { Logger } from 'pino'
import { createLoadNavigation } from './core/load-navigation.js'
import { agesOf } from './core/navigation-age.js'
import type { CoreParts } from './core/parts.js'
import { FragmentCache } from './fragment-cache.js'
import { createMetrics, type Metrics } from './metrics.js'
import { createMonitor } from './monitor.js'
import { NavigationSource } from './navigation-source.js'
import type { ServerSettings } from './settings.js'

export interface ServerParts extends CoreParts<object> {
  settings: ServerSettings
  navigation: NavigationSource
  metrics: Metrics
  /** True from the signal to stop until the last response is sent. */
  isStopping: () => boolean
}

/**
 * Even if every site's service hangs, one share of the requests in flight is left for fragments that wait for no navigation.
 */
const shareOf = ({ maxInFlight, sites }: ServerSettings): number =>
  Math.max(1, Math.floor(maxInFlight / (sites.length + 1)))

/** @param ended  is aborted when the server has stopped, because a call in flight would keep the process alive */
export function createParts(
  settings: ServerSettings,
  log: Logger,
  isStopping: () => boolean,
  ended: AbortSignal,
): ServerParts {
  const metrics = createMetrics(settings.maxInFlight)
  const monitor = createMonitor(metrics, log)
  const load = createLoadNavigation(settings, monitor, ended)
  const navigation = new NavigationSource(load, agesOf(settings), shareOf(settings))
  return { settings, metrics, monitor, navigation, fragments: new FragmentCache(), isStopping }
}
