/** The navigation of each site, in memory. Simultaneous requests share one call. */
import type { Site } from '../../../src/api/names.js'
import type { LoadNavigation } from './core/load-navigation.js'
import {
  isCallDue,
  knownOf,
  type KnownNavigation,
  type NavigationAges,
  type NavigationRecord,
} from './core/navigation-age.js'
import type { NavigationStore } from './core/parts.js'

interface Entry extends NavigationRecord {
  /** The call in flight; there is only one at a time. It never rejects. */
  loading?: Promise<void> | undefined
  /** How many requests wait for the call. */
  waiting: number
}

export class NavigationSource implements NavigationStore<object> {
  readonly #entries = new Map<Site, Entry>()

  /**
   * @param load        makes one call, and rejects if it has failed
   * @param maxWaiting  how many requests may wait for the call of one site. Further ones get `undefined` at once, so that
   *   a site whose service hangs leaves room for the others.
   */
  constructor(
    private readonly load: LoadNavigation,
    private readonly ages: NavigationAges,
    private readonly maxWaiting: number,
  ) {}

  async get(site: Site): Promise<KnownNavigation | undefined> {
    const entry = this.#entryOf(site)
    if (isCallDue(entry, performance.now(), this.ages)) entry.loading ??= this.#refresh(site, entry)
    const known = this.#knownOf(entry)
    if (known || !entry.loading || entry.waiting >= this.maxWaiting) return known
    entry.waiting++
    // It never rejects.
    await entry.loading
    entry.waiting--
    return this.#knownOf(entry)
  }

  /** Whether calls for the site fail, and no good response is young enough. */
  isMissing(site: Site): boolean {
    const entry = this.#entryOf(site)
    return entry.failedAt !== undefined && !this.#knownOf(entry)
  }

  #knownOf(entry: Entry): KnownNavigation | undefined {
    return knownOf(entry, performance.now(), this.ages)
  }

  #entryOf(site: Site): Entry {
    const entry = this.#entries.get(site) ?? { waiting: 0 }
    this.#entries.set(site, entry)
    return entry
  }

  async #refresh(site: Site, entry: Entry): Promise<void> {
    try {
      const loaded = await this.load(site)
      entry.good = { ...loaded, loadedAt: performance.now() }
      delete entry.failedAt
    } catch {
      // `load` has logged and counted the failure.
      entry.failedAt = performance.now()
    } finally {
      entry.loading = undefined
    }
  }
}
