/** What the core reports while it works. The Node.js server counts and logs it; the edge logs only failures. */
import type { Site } from '../../../../src/api/names.js'
import type { NavigationFailure } from './fetch-navigation.js'

export interface HandledRequest {
  method: string
  /** Path and query, at most 500 characters. */
  url: string
  /** The pattern of the route: with paths, each unknown path would add a label to the metrics. */
  route: string
  status: number
  /** Milliseconds until the response was ready. */
  ms: number
}

export interface Monitor {
  handled(request: HandledRequest): void
  rendered(route: string): void
  /** A fragment was sent with the last good navigation, because the service has failed. */
  stale(site: Site): void
  /** A fragment was refused, because there is no navigation. */
  noNavigation(site: Site): void
  navigationCalled(site: Site): void
  navigationFailed(site: Site, url: string, failure: NavigationFailure): void
  unexpected(error: unknown, path: string): void
}
