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
  metrics: Metrics
  /** True from the signal to stop until the last response is sent. */
  isStopping: () => boolean
}

/** @param ended  is aborted when the server has stopped, because a call in flight would keep the process alive */
export function createParts(
  settings: ServerSettings,
  log: Logger,
  isStopping: () => boolean,
  ended: AbortSignal,
): ServerParts {
  const metrics = createMetrics(settings.maxInFlight)
  const monitor = createMonitor(metrics, log)
  const navigation = new NavigationSource(createLoadNavigation(settings, monitor, ended), agesOf(settings))
  return { settings, metrics, monitor, navigation, fragments: new FragmentCache(), isStopping }
}
