import { describe, expect, it } from 'vitest'
import { SITE_NAMES } from '../../src/api/names.js'
import { createSuggestionsResponse } from '../../src/services/suggestions.js'
import { WORDS } from '../../examples/shop/assortment/words.js'
import { SITE_FACTS } from '../../examples/shop/sites.js'
import { visit } from './visit.js'

const suggestionsResponse = createSuggestionsResponse()

const PATH = '/service/searchfrontend/api/suggestions'
const suggest = async (q: string, site = 'DE', more = '') =>
  suggestionsResponse.parse(await visit().json(`${PATH}?${new URLSearchParams({ q, site })}${more}`))

describe('search suggestions', () => {
  it.each(SITE_NAMES)('are in the language of %s', async (site) => {
    const category = WORDS[SITE_FACTS[site].language].departments[2]![1][0]![0]
    const { searchTerms, products } = await suggest(category.slice(0, 3), site)
    expect(searchTerms.map(({ searchterm }) => searchterm)).toContain(category.toLocaleLowerCase())
    expect(products.length).toBeGreaterThan(0)
  })

  it('are found without accents', async () => {
    expect((await suggest('topfe')).searchTerms[0]?.searchterm).toBe('töpfe')
    expect((await suggest('mlyn', 'CZ')).searchTerms.length).toBeGreaterThan(0)
  })

  it('match all words of the typed text, in any order', async () => {
    const { products } = await suggest('verona kaffeeb')
    expect(products.map(({ title }) => title)).toEqual(['Kaffeebohnen Verona im Vorratspack'])
  })

  it('are limited to the requested number', async () => {
    const { products, searchTerms } = await suggest('ka', 'DE', '&maxProducts=2&maxSearchTerms=3')
    expect(products).toHaveLength(2)
    expect(searchTerms).toHaveLength(3)
  })

  it('lead to the product, with a size if the product has sizes', async () => {
    const [product] = (await suggest('kleid')).products
    expect(product?.productViewUrl).toMatch(/^p\/kleid-.*-\d+$/)
    expect(product?.webshopProductDimensionKey).toBe('B')
    const page = await visit().page(`/${product!.productViewUrl}?query=kleid&dim1=B`)
    expect(page).toMatch(/<option value="B"\s+selected>/)
    expect((await visit().get(product!.imageProductThumb)).headers.get('Content-Type')).toContain(
      'image/svg+xml',
    )
  })

  it('need 2 to 200 characters', async () => {
    for (const q of ['', 'k', ' k ', 'x'.repeat(201)])
      expect((await visit().get(`${PATH}?${new URLSearchParams({ q })}`)).status).toBe(400)
    expect((await suggest('zzzzzz')).products).toEqual([])
  })
})

describe('the search page', () => {
  const found = async (query: string) =>
    Number(/data-search-results="(\d+)"/.exec(await visit().page(`/search?${query}`))?.[1])

  it('finds products of the site', async () => {
    expect(await found('query=pfanne&site=DE')).toBe(4)
    expect(await found('query=patelnia&site=PL')).toBe(4)
    expect(await found('query=patelnia&site=DE')).toBe(0)
  })

  it('shows all products for *, or all available products', async () => {
    expect(await found('query=*')).toBe(200)
    expect(await found('query=*&available=true')).toBe(197)
  })

  it('has several pages, and escapes the typed text', async () => {
    const page = await visit().page(`/search?query=${encodeURIComponent('<script>alert(1)</script>')}`)
    expect(page).not.toContain('<script>alert')
    expect(await visit().page('/search?query=*&page=2')).toContain('rel="prev"')
  })
})

describe('the cache key', () => {
  it('differs by site', async () => {
    const key = async (site: string) =>
      (await visit().json<{ cachekey: string }>(`/service/searchfrontend/api/cachekey?site=${site}`)).cachekey
    expect(await key('DE')).not.toBe(await key('PL'))
  })
})
