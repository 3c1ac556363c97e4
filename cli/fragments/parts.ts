/** What the routes of the fragment server use. */
import type { Logger } from 'pino'
import type { Site } from '../../src/api/names.js'
import { navigationPath } from '../../src/contracts/endpoints.js'
import type { NavigationNode } from '../../src/contracts/navigation.js'
import { titlesOf } from '../../src/widgets/header/options.js'
import { fetchNavigation, type NavigationFailure } from './fetch-navigation.js'
import { FragmentCache } from './fragment-cache.js'
import { createMetrics, type Metrics } from './metrics.js'
import { NavigationSource } from './navigation-source.js'
import type { Settings } from './settings.js'

export interface AppParts {
  settings: Settings
  navigation: NavigationSource
  fragments: FragmentCache
  metrics: Metrics
  log: Logger
  /** True from the signal to stop until the last response is sent. */
  isStopping: () => boolean
}

/** Makes a call for one site, counts it, and logs its failure. Only what fragments show of the response is kept. */
const createLoad =
  (
    { shop, navigationUrl, navigationTimeoutMs }: Settings,
    metrics: Metrics,
    log: Logger,
    ended: AbortSignal,
  ) =>
  async (site: Site): Promise<NavigationNode[]> => {
    const url = shop + (navigationUrl ?? navigationPath(site))
    metrics.navigationCalls.inc({ site })
    try {
      return titlesOf(await fetchNavigation(url, navigationTimeoutMs, ended))
    } catch (error) {
      const { reason, message } = error as NavigationFailure
      metrics.navigationFailures.inc({ site, reason })
      log.warn({ site, url, reason }, `navigation: ${message}`)
      throw error
    }
  }

/** @param ended  aborted when the server has stopped: a call in flight would keep the process alive */
export function createParts(
  settings: Settings,
  log: Logger,
  isStopping: () => boolean,
  ended: AbortSignal,
): AppParts {
  const metrics = createMetrics()
  const navigation = new NavigationSource(createLoad(settings, metrics, log, ended), {
    freshMs: settings.navigationFreshS * 1000,
    pauseMs: settings.navigationPauseS * 1000,
    staleMs: settings.navigationStaleS * 1000,
  })
  return { settings, metrics, navigation, fragments: new FragmentCache(), log, isStopping }
}
