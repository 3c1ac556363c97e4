/**
 * What the routes use. The stores depend on the runtime: the Node.js server keeps everything in memory, the edge in the
 * platform's cache.
 *
 * `Scope` is what a runtime passes along with each request. Only the stores of that runtime use it.
 */
import type { Site } from '../../../../src/api/names.js'
import type { Fragment } from './fragment.js'
import type { Monitor } from './monitor.js'
import type { KnownNavigation } from './navigation-age.js'
import type { Settings } from './settings.js'

export interface NavigationStore<Scope> {
  /** @returns `undefined` if the service has failed and there is no good navigation that is young enough */
  get(site: Site, scope: Scope): Promise<KnownNavigation | undefined>
}

export interface FragmentStore<Scope> {
  /**
   * @param address  the path and the canonical query
   * @param version  the version of the navigation, or `undefined` if the fragment does not show it. A fragment with another
   *   version is rendered again.
   * @param render   is called if the fragment is not in the store; a failed render is not stored
   */
  get(
    address: string,
    version: string | undefined,
    render: () => Promise<string>,
    scope: Scope,
  ): Promise<Fragment>
}

export interface CoreParts<Scope extends object> {
  settings: Settings
  navigation: NavigationStore<Scope>
  fragments: FragmentStore<Scope>
  monitor: Monitor
}
