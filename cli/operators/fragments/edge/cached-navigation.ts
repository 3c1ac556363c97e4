/**
 * The navigation of each site, in the platform's cache. All isolates of a location share the cache, so a new isolate does not
 * start empty. Times in a record come from `Date.now()`, because several machines read it.
 */
import type { Site } from '../../../../src/api/names.js'
import type { LoadNavigation } from '../core/load-navigation.js'
import {
  isCallDue,
  knownOf,
  type KnownNavigation,
  type NavigationAges,
  type NavigationRecord,
} from '../core/navigation-age.js'
import type { NavigationStore } from '../core/parts.js'
import type { EdgeScope } from './text-store.js'

export interface CachedNavigationSettings extends NavigationAges {
  /** After this time, a call has ended. */
  timeoutMs: number
  /** The beginning of the paths in the store. */
  folder: string
}

export class CachedNavigation implements NavigationStore<EdgeScope> {
  /**
   * When the last call of this isolate began. The entry exists until the response is stored. It is a time and not a promise,
   * because workerd cancels work that waits for a promise of another request after that request has ended.
   */
  readonly #calls = new Map<Site, number>()

  /** @param load  makes one call, and rejects if it has failed */
  constructor(
    private readonly load: LoadNavigation,
    private readonly settings: CachedNavigationSettings,
  ) {}

  async get(site: Site, scope: EdgeScope): Promise<KnownNavigation | undefined> {
    const record = await this.#read(site, scope)
    const now = Date.now()
    const known = knownOf(record, now, this.settings)
    if (!isCallDue(record, now, this.settings)) return known
    if (!known) return knownOf(await this.#refresh(site, scope), Date.now(), this.settings)
    if (!this.#isCalling(site, now)) scope.later(this.#refresh(site, scope).then(() => {}))
    return known
  }

  #isCalling(site: Site, now: number): boolean {
    const began = this.#calls.get(site)
    return began !== undefined && now - began < this.settings.timeoutMs
  }

  /** Never rejects. */
  async #refresh(site: Site, scope: EdgeScope): Promise<NavigationRecord> {
    this.#calls.set(site, Date.now())
    const record = await this.#call(site, scope)
    const { freshMs, pauseMs, staleMs } = this.settings
    const maxAgeS = Math.max(1, Math.ceil(Math.max(freshMs, pauseMs, staleMs) / 1000))
    const written = scope.stores.navigation.write(this.#pathOf(site), JSON.stringify(record), maxAgeS)
    scope.later(written.then(() => void this.#calls.delete(site)))
    return record
  }

  async #call(site: Site, scope: EdgeScope): Promise<NavigationRecord> {
    const began = Date.now()
    try {
      return { good: { ...(await this.load(site)), loadedAt: Date.now() } }
    } catch {
      // `load` has logged the failure. Another request may have succeeded in the meantime.
      const latest = await this.#read(site, scope)
      if (latest.good && latest.good.loadedAt > began) return latest
      return { ...latest, failedAt: Date.now() }
    }
  }

  async #read(site: Site, { stores }: EdgeScope): Promise<NavigationRecord> {
    const text = await stores.navigation.read(this.#pathOf(site))
    if (text === undefined) return {}
    try {
      // The folder name contains the version of this package, so the record was written by the same code.
      return JSON.parse(text) as NavigationRecord
    } catch {
      // A new call replaces it.
      return {}
    }
  }

  #pathOf(site: Site): string {
    return `${this.settings.folder}/navigation/${site}`
  }
}
