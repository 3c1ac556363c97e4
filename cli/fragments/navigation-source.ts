/**
 * The navigation of each site, in memory. A response is used for a while without asking again. After that, it is still
 * used at once, while one call in the background asks for a newer one; so a service that hangs or fails delays nobody.
 * Only without a good response does a request wait, and requests at the same time share the call.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Site } from '../../src/api/names.js'
import type { NavigationNode } from '../../src/contracts/navigation.js'

export interface NavigationSourceSettings {
  /** How long a response is used without asking again. */
  freshMs: number
  /** How long nobody asks again after a failed call. */
  pauseMs: number
  /** How old the last good response may be. */
  staleMs: number
}

export interface KnownNavigation {
  /** The same array as long as the service sends the same. */
  nodes: NavigationNode[]
  /** The last call has failed, so this is the last good response. */
  isStale: boolean
  /** A newer response is wanted; a call may be on its way. */
  isExpired: boolean
}

interface Entry {
  good?: { nodes: NavigationNode[]; loadedAt: number }
  failedAt?: number
  /** The call in flight; there is only one at a time. It never rejects. */
  loading?: Promise<void> | undefined
}

export class NavigationSource {
  readonly #entries = new Map<Site, Entry>()

  /** @param load  makes one call, and rejects if it has failed */
  constructor(
    private readonly load: (site: Site) => Promise<NavigationNode[]>,
    private readonly settings: NavigationSourceSettings,
  ) {}

  /** @returns `undefined` if the service has failed and there is no good response that is young enough */
  async get(site: Site): Promise<KnownNavigation | undefined> {
    const entry = this.#entryOf(site)
    if (!this.#isFresh(entry) && !this.#isPaused(entry)) entry.loading ??= this.#refresh(site, entry)
    const known = this.#knownOf(entry)
    if (known) return known
    await entry.loading
    return this.#knownOf(entry)
  }

  #knownOf(entry: Entry): KnownNavigation | undefined {
    const { good, failedAt } = entry
    const { staleMs, freshMs } = this.settings
    if (!good || performance.now() - good.loadedAt > Math.max(staleMs, freshMs)) return undefined
    return { nodes: good.nodes, isStale: failedAt !== undefined, isExpired: !this.#isFresh(entry) }
  }

  #entryOf(site: Site): Entry {
    const entry = this.#entries.get(site) ?? {}
    this.#entries.set(site, entry)
    return entry
  }

  #isFresh({ good }: Entry): boolean {
    return good !== undefined && performance.now() - good.loadedAt < this.settings.freshMs
  }

  #isPaused({ failedAt }: Entry): boolean {
    return failedAt !== undefined && performance.now() - failedAt < this.settings.pauseMs
  }

  async #refresh(site: Site, entry: Entry): Promise<void> {
    try {
      const nodes = await this.load(site)
      const known = entry.good?.nodes
      entry.good = { nodes: isDeepStrictEqual(nodes, known) ? known! : nodes, loadedAt: performance.now() }
      delete entry.failedAt
    } catch {
      // `load` has logged and counted the failure.
      entry.failedAt = performance.now()
    } finally {
      entry.loading = undefined
    }
  }
}
