import type { Site } from '../../../../src/api/names.js'
import { navigationPath } from '../../../../src/services/navigation.js'
import { toJson } from '../../../../src/host/json.js'
import { titlesOf } from '../../../../src/widgets/header/options.js'
import { fetchNavigation, type NavigationFailure } from './fetch-navigation.js'
import { hashOf } from './hash.js'
import type { Monitor } from './monitor.js'
import type { LoadedNavigation } from './navigation-age.js'
import type { Settings } from './settings.js'

export type LoadNavigation = (site: Site) => Promise<LoadedNavigation>

/**
 * Makes a call for one site, and reports the call and its failure. It keeps only the part of the response that fragments show.
 *
 * @param ended  aborts the call in flight
 */
export const createLoadNavigation =
  (settings: Settings, monitor: Monitor, ended?: AbortSignal): LoadNavigation =>
  async (site) => {
    const url = settings.shop + (settings.navigationUrl ?? navigationPath(site))
    monitor.navigationCalled(site)
    try {
      const nodes = titlesOf(await fetchNavigation(url, settings.navigationTimeoutMs, ended))
      return { nodes, version: await hashOf(new TextEncoder().encode(toJson(nodes))) }
    } catch (error) {
      monitor.navigationFailed(site, url, error as NavigationFailure)
      throw error
    }
  }
