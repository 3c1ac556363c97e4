import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { countNodes, navigationOf, pathTo } from '../../examples/shop/assortment/navigation.js'
import { findProduct, productsOf } from '../../examples/shop/assortment/products.js'
import { themeWorldsOf } from '../../examples/shop/assortment/theme-worlds.js'
import { SITUATION_LIST } from '../../examples/shop/assortment/situations.js'
import { FACETS } from '../../examples/shop/assortment/facets.js'
import { WORDS } from '../../examples/shop/assortment/words.js'
import { formatMoney } from '../../examples/shop/money.js'
import { navigationNode } from '../../examples/shop/calls.js'
import { lenientList } from '../../src/services/fields.js'
import { CARD_FLAG, createThemeWorldsResponse, SECTION_NAMES } from '../../src/services/theme-worlds.js'
import { SITE_NAMES } from '../../src/api/names.js'
import { visit } from './visit.js'

type NavigationTree = z.infer<typeof navigationNode>
const themeWorldsResponse = createThemeWorldsResponse()

const depth = (nodes: readonly NavigationTree[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depth(children)))
const count = (nodes: readonly NavigationTree[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + count(children), 0)
const titles = (nodes: readonly NavigationTree[]): string[] =>
  nodes.flatMap(({ title, children }) => [title, ...titles(children)])

describe.each(SITE_NAMES)('the assortment of %s', (site) => {
  it('has a navigation of at least 300 nodes on three levels, which the schema of the header accepts completely', async () => {
    const response = await visit().json(`/jsonflyoutnavigation?site=${site}`)
    const { list } = z.object({ list: lenientList(navigationNode) }).parse(response)
    expect(depth(list)).toBe(3)
    expect(count(list)).toBe(countNodes(navigationOf(site)))
    expect(count(list)).toBeGreaterThanOrEqual(300)
    expect(list.every(({ teaser }) => teaser && teaser.items.length > 0)).toBe(true)
  })

  it('has a different address for each category', () => {
    const hrefs = navigationOf(site).flatMap((a) => [
      a,
      ...a.children,
      ...a.children.flatMap((b) => b.children),
    ])
    expect(new Set(hrefs.map(({ href }) => href)).size).toBe(hrefs.length)
  })

  it('has 200 products with a name, a price and an article number', () => {
    const products = productsOf(site)
    expect(products).toHaveLength(200)
    expect(new Set(products.map(({ id }) => id)).size).toBe(200)
    expect(new Set(products.map(({ title }) => title)).size).toBe(200)
    for (const { title, price, tcms, url, oldPrice } of products) {
      expect(title).not.toMatch(/[{}]|undefined/)
      expect(price).toBeGreaterThan(0)
      if (oldPrice !== undefined) expect(oldPrice).toBeGreaterThan(price)
      expect(tcms[0]).toBe('A')
      expect(url).toMatch(/^\/p\/[a-z0-9-]+-\d+$/)
    }
  })

  it('has theme worlds in all four sections, and a text for each badge', async () => {
    const response = themeWorldsResponse.parse(
      await visit().json(`/service/themeworld-frontend/api/themeworlds/navigation?site=${site}`),
    )
    const worlds = SECTION_NAMES.flatMap((name) => response.sections[name]?.themeworlds ?? [])
    expect(worlds).toHaveLength(10)
    expect(worlds.filter((world) => world[CARD_FLAG])).toHaveLength(1)
    for (const { badges, availability } of worlds)
      for (const name of [...badges, ...availability]) expect(response.translations[name]).toBeTruthy()
    expect(worlds.some(({ endDate, onlyXDaysLeftText }) => endDate && onlyXDaysLeftText)).toBe(true)
  })
})

describe('the texts of the assortment', () => {
  it('are in the language of each site', () => {
    const first = (site: (typeof SITE_NAMES)[number]) => titles(navigationOf(site)).slice(0, 20).join()
    const languages = new Set(
      ['DE', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'].map((site) => first(site as 'DE')),
    )
    expect(languages.size).toBe(7)
    expect(first('AT')).toBe(first('DE'))
  })

  it('are complete: ten departments with five categories each, and all properties', () => {
    for (const { departments, facets } of Object.values(WORDS)) {
      expect(departments).toHaveLength(10)
      for (const [, categories] of departments) expect(categories).toHaveLength(5)
      expect(Object.keys(facets).sort()).toEqual([...FACETS].sort())
      for (const pattern of Object.values(facets)) expect(pattern.match(/\{l?\}/g)).toHaveLength(1)
    }
  })

  it('contain no ß in Switzerland', () => {
    expect(titles(navigationOf('CH')).join()).not.toContain('ß')
    expect(JSON.stringify(themeWorldsOf('CH', new Date(0)))).not.toContain('ß')
  })
})

describe('prices', () => {
  it('are in the currency of the site, and DE shows no symbol', () => {
    expect(formatMoney('DE', 1234.5)).toBe('1.234,50')
    expect(formatMoney('AT', 12.99)).toMatch(/^12,99\sEuro$/)
    expect(formatMoney('HU', 5190)).toMatch(/^5190\sFt$/)
    expect(findProduct('PL', '1')?.priceText).toMatch(/zł$/)
  })
})

describe('a navigation for tests of large trees', () => {
  it('has about the requested number of nodes', async () => {
    const response = await visit().json<{ list: NavigationTree[] }>('/jsonflyoutnavigation?site=DE&size=5000')
    expect(count(response.list)).toBeGreaterThan(4900)
    expect(count(response.list)).toBeLessThan(5100)
    expect(JSON.stringify(response).length).toBeLessThan(1_048_576)
  })
})

describe('the path to a category', () => {
  it('contains its parents, and is empty for an unknown category', () => {
    expect(pathTo('DE', 'c0213').map(({ id }) => id)).toEqual(['c02', 'c021', 'c0213'])
    expect(pathTo('DE', 'c99')).toEqual([])
  })
})

it('docs/shop.md lists each product with a problem', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../docs/shop.md'), 'utf8')
  const rows = docs.split('| `data-product-id`')[1]!.split('## ')[0]!
  const listed = [...rows.matchAll(/`(\d+)`/g)].map(([, id]) => id)
  expect(listed.sort()).toEqual(SITUATION_LIST.map(([id]) => id).sort())
  expect(docs).toContain(`are \`1\` to \`${productsOf('DE').length}\``)
})
