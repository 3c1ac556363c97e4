/** Keeps texts between requests: in the platform's cache, or in memory where a runtime has no cache. */
import { SITE_NAMES } from '../../../../src/api/names.js'

export interface TextStore {
  /** @returns `undefined` if the text is not stored */
  read(path: string): Promise<string | undefined>
  /** Never rejects. */
  write(path: string, text: string, maxAgeS: number): Promise<void>
}

/** The name of our cache. The site's default cache stays separate, so their addresses cannot collide. */
const CACHE_NAME = 'shop-embed-fragments'

/** @param origin  the origin of the request: for any other host, Cloudflare would make a slow lookup */
const inCache = (cache: Cache, origin: string): TextStore => ({
  read: async (path) => {
    try {
      return await (await cache.match(origin + path))?.text()
    } catch (error) {
      console.warn(`the cache could not be read: ${String(error)}`)
      return undefined
    }
  },
  async write(path, text, maxAgeS) {
    const headers = { 'Cache-Control': `public, max-age=${maxAgeS}` }
    try {
      await cache.put(origin + path, new Response(text, { headers }))
    } catch (error) {
      console.warn(`the cache could not be written: ${String(error)}`)
    }
  },
})

/** The platform's cache keeps both in one place, and bounds it. In memory, fragments must not take the place of a navigation. */
export interface TextStores {
  navigation: TextStore
  fragments: TextStore
}

/** What the edge passes along with each request. */
export interface EdgeScope {
  stores: TextStores
  /** Lets work go on after the response. */
  later(work: Promise<void>): void
}

/** A fragment has about 11 kB, so this is about 11 MB. */
const MAX_FRAGMENTS = 1000

function createMemoryStore(maxTexts: number): TextStore {
  /** Sorted by age, the oldest first. */
  const texts = new Map<string, { text: string; endsAt: number }>()
  return {
    read(path) {
      const kept = texts.get(path)
      return Promise.resolve(kept && Date.now() < kept.endsAt ? kept.text : undefined)
    },
    write(path, text, maxAgeS) {
      texts.delete(path)
      texts.set(path, { text, endsAt: Date.now() + maxAgeS * 1000 })
      const [oldest] = texts.keys()
      if (texts.size > maxTexts) texts.delete(oldest!)
      return Promise.resolve()
    },
  }
}

/** @returns a function that opens the stores for a request to this origin */
export function createStoreOpener(): (origin: string) => Promise<TextStores> {
  const memory: TextStores = {
    navigation: createMemoryStore(SITE_NAMES.length),
    fragments: createMemoryStore(MAX_FRAGMENTS),
  }
  return async (origin) => {
    if (!globalThis.caches) return memory
    try {
      const cache = inCache(await caches.open(CACHE_NAME), origin)
      return { navigation: cache, fragments: cache }
    } catch {
      // Some runtimes have a cache only on some of their plans.
      return memory
    }
  }
}
