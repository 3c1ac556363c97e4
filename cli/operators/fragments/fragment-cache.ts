/**
 * The rendered fragments, in memory. Each one is kept until its navigation changes. The cache is bounded, because clients
 * can request any number of different lists of promotions.
 */
import { createFragment, type Fragment } from './core/fragment.js'
import type { FragmentStore } from './core/parts.js'

interface Entry {
  /** The version of the navigation; `undefined` if the fragment does not show it. */
  version: string | undefined
  fragment: Promise<Fragment>
  /** 0 until the fragment is rendered. */
  bytes: number
}

/** A fragment has about 11 kB, so the limit of entries usually applies first. docs/fragments.md names both limits. */
const LIMITS = { maxEntries: 1000, maxBytes: 32 * 1024 * 1024 }

export class FragmentCache implements FragmentStore<object> {
  /** Sorted by last use, the most recent at the end. */
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  constructor(private readonly limits = LIMITS) {}

  /** Simultaneous requests share one render. */
  get(address: string, version: string | undefined, render: () => Promise<string>): Promise<Fragment> {
    const known = this.#entries.get(address)
    if (known && known.version === version) {
      this.#entries.delete(address)
      this.#entries.set(address, known)
      return known.fragment
    }
    this.#delete(address)
    const entry = { version, fragment: render().then(createFragment), bytes: 0 }
    this.#entries.set(address, entry)
    void this.#settle(address, entry)
    return entry.fragment
  }

  async #settle(address: string, entry: Entry): Promise<void> {
    const fragment = await entry.fragment.catch(() => undefined)
    // A newer navigation may have replaced the entry while it was rendered.
    if (this.#entries.get(address) !== entry) return
    if (!fragment) return this.#delete(address)
    entry.bytes = fragment.body.byteLength + address.length
    this.#bytes += entry.bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.limits.maxEntries && this.#bytes <= this.limits.maxBytes) return
      this.#delete(oldest)
    }
  }

  #delete(address: string): void {
    this.#bytes -= this.#entries.get(address)?.bytes ?? 0
    this.#entries.delete(address)
  }
}
