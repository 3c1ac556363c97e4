/** Search for products and suggestions. */
import { Hono } from 'hono'
import type { Site } from '../../../src/api/names.js'
import { navigationOf } from '../assortment/navigation.js'
import { pictureOf, productsOf, type Product } from '../assortment/products.js'
import { fold } from '../assortment/slug.js'
import { siteOf, type ShopEnv } from '../context.js'
import { faulty } from '../faults/faulty.js'
import { SITE_FACTS } from '../sites.js'

const MIN_CHARACTERS = 2
const MAX_CHARACTERS = 200
const MAX_RESULTS = 20

/**
 * Ranks a title for a typed text: 3 if the title begins with the text, 2 if a word of the title begins with the whole
 * text, 1 if each typed word begins a word of the title, 0 if the title does not match.
 *
 * @param typed  folded with `fold`
 */
const rank = (title: string, typed: string): number => {
  const folded = fold(title)
  if (folded.startsWith(typed)) return 3
  if (` ${folded}`.includes(` ${typed}`)) return 2
  const words = folded.split(/[^\p{L}\p{N}]+/u)
  return typed.split(/\s+/).every((part) => words.some((word) => word.startsWith(part))) ? 1 : 0
}

const best = <T>(items: readonly T[], titleOf: (item: T) => string, typed: string): T[] =>
  items
    .map((item) => ({ item, score: rank(titleOf(item), typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)

const terms = new Map<Site, readonly string[]>()
/** The search terms to suggest: all titles of the navigation, departments first. */
const termsOf = (site: Site): readonly string[] => {
  let known = terms.get(site)
  if (!known) {
    const departments = navigationOf(site)
    const categories = departments.flatMap(({ children }) => children)
    const leaves = categories.flatMap(({ children }) => children)
    known = [
      ...new Set(
        [...departments, ...categories, ...leaves].map(({ title }) =>
          title.toLocaleLowerCase(SITE_FACTS[site].locale),
        ),
      ),
    ]
    terms.set(site, known)
  }
  return known
}

/** @param query  `*` finds all products */
export const searchProducts = (site: Site, query: string, onlyAvailable: boolean): readonly Product[] => {
  const typed = fold(query.trim())
  const all = productsOf(site).filter(({ stock }) => !onlyAvailable || stock > 0)
  if (typed === '*') return all
  if (typed === '') return []
  return best(all, ({ title, categoryTitle }) => `${title} ${categoryTitle}`, typed)
}

const numberOf = (text: string | undefined, fallback: number): number =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Math.min(Number(text), MAX_RESULTS) : fallback

/** A suggested product. As in the real search service, its address has no leading slash. */
const suggest = ({ id, title, shape, url, tcms }: Product): object => ({
  id,
  title,
  imageProductThumb: pictureOf(shape, id, 96),
  productViewUrl: url.slice(1),
  ...(tcms.length > 1 && { webshopProductDimensionKey: tcms[1] }),
})

export const searchService = new Hono<ShopEnv>()
  .get('/service/searchfrontend/api/suggestions', faulty('suggestions'), (c) => {
    const query = (c.req.query('q') ?? '').trim()
    if (query.length < MIN_CHARACTERS || query.length > MAX_CHARACTERS)
      return c.json({ error: 'BAD_REQUEST' }, 400)
    const site = siteOf(c)
    const typed = fold(query)
    const found = best(termsOf(site), (term) => term, typed).slice(
      0,
      numberOf(c.req.query('maxSearchTerms'), 10),
    )
    const products = best(productsOf(site), ({ title }) => title, typed)
    c.header('Cache-Control', 'no-cache')
    return c.json({
      products: products.slice(0, numberOf(c.req.query('maxProducts'), 5)).map(suggest),
      searchTerms: found.map((searchterm) => ({ searchterm })),
    })
  })
  .get('/service/searchfrontend/api/cachekey', faulty('cachekey'), (c) => {
    // The search index is rebuilt every night, so the key changes every day.
    const day = c.var.memory.now().toISOString().slice(0, 10)
    return c.json({ cachekey: `${siteOf(c)}-${day}` })
  })
