/**
 * The rendered fragments, in memory. Each one is kept until its navigation changes. The cache is bounded, because clients
 * can request any number of different lists of promotions.
 */
import { createHash } from 'node:crypto'
import type { NavigationNode } from '../../src/contracts/navigation.js'

export interface Fragment {
  body: Uint8Array<ArrayBuffer>
  /** The value of the `ETag` header. */
  etag: string
}

export function createFragment(html: string): Fragment {
  const body = new TextEncoder().encode(html)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

interface Entry {
  /** `undefined` if the fragment shows no navigation. */
  nodes: readonly NavigationNode[] | undefined
  fragment: Promise<Fragment>
  /** 0 until the fragment is rendered. */
  bytes: number
}

/** A fragment has about 11 kB, so the number of entries is usually what counts. docs/fragments.md names both limits. */
const LIMITS = { maxEntries: 1000, maxBytes: 32 * 1024 * 1024 }

export class FragmentCache {
  /** Sorted by their last use, the latest one at the end. */
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  constructor(private readonly limits = LIMITS) {}

  /**
   * Requests at the same time share one render. A failed render is not kept.
   *
   * @param address  the path and the canonical query
   * @param nodes    compared by identity: a fragment of another navigation is rendered again
   */
  get(address: string, nodes: Entry['nodes'], render: () => Promise<string>): Promise<Fragment> {
    const known = this.#entries.get(address)
    if (known && known.nodes === nodes) {
      this.#entries.delete(address)
      this.#entries.set(address, known)
      return known.fragment
    }
    this.#delete(address)
    const entry = { nodes, fragment: render().then(createFragment), bytes: 0 }
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
