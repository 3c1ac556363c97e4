/**
 * How old a navigation may be. A response is used for a while without a new call. After that, it is still used at once, while
 * one call in the background loads a newer one; so a service that hangs or fails delays nobody. A request waits only if there
 * is no good response.
 */
import type { NavigationNode } from '../../../../src/services/navigation.js'
import type { Settings } from './settings.js'

export interface LoadedNavigation {
  nodes: NavigationNode[]
  /** A hash of the nodes. */
  version: string
}

/** What is kept for a site. Times are in ms, by the clock of whoever keeps it. */
export interface NavigationRecord {
  good?: LoadedNavigation & { loadedAt: number }
  /** Set if the last call has failed. */
  failedAt?: number
}

export interface KnownNavigation extends LoadedNavigation {
  /** The last call has failed, so this is the last good response. */
  isStale: boolean
  /** A newer response is wanted; a call may be on its way. */
  isExpired: boolean
}

export interface NavigationAges {
  /** How long a response is used without a new call. */
  freshMs: number
  /** How long the server makes no call after a failed one. */
  pauseMs: number
  /** How old the last good response may be. */
  staleMs: number
}

export const agesOf = ({
  navigationFreshS,
  navigationPauseS,
  navigationStaleS,
}: Settings): NavigationAges => ({
  freshMs: navigationFreshS * 1000,
  pauseMs: navigationPauseS * 1000,
  staleMs: navigationStaleS * 1000,
})

const isFresh = ({ good }: NavigationRecord, now: number, { freshMs }: NavigationAges): boolean =>
  good !== undefined && now - good.loadedAt < freshMs

const isPaused = ({ failedAt }: NavigationRecord, now: number, { pauseMs }: NavigationAges): boolean =>
  failedAt !== undefined && now - failedAt < pauseMs

/** Whether it is time for a call. */
export const isCallDue = (record: NavigationRecord, now: number, ages: NavigationAges): boolean =>
  !isFresh(record, now, ages) && !isPaused(record, now, ages)

/** With `fresh` and `stale` set to 0, the request that has waited for a response must still be able to use it. */
const MIN_AGE_MS = 1000

/** @returns `undefined` if no good response is young enough */
export function knownOf(
  record: NavigationRecord,
  now: number,
  ages: NavigationAges,
): KnownNavigation | undefined {
  const { good, failedAt } = record
  if (!good || now - good.loadedAt > Math.max(ages.staleMs, ages.freshMs, MIN_AGE_MS)) return undefined
  const { nodes, version } = good
  return { nodes, version, isStale: failedAt !== undefined, isExpired: !isFresh(record, now, ages) }
}
