import type { Site } from '../../../src/api/names.js'
import { formatMoney, priceFor } from '../money.js'
import { SITE_FACTS, spellFor } from '../sites.js'
import { DEPARTMENTS, MODELS, PRODUCTS_PER_CATEGORY } from './catalogue.js'
import { stockOf } from './situations.js'
import { slugOf } from './slug.js'
import type { Facet } from './facets.js'
import { WORDS, applyFacet } from './words.js'

export interface Product {
  id: string
  /** The variants (tcm A, B, C …); the shop shows the first one. */
  tcms: string[]
  sizes: readonly string[]
  title: string
  price: number
  /** The price before a reduction; absent if the price is not reduced. */
  oldPrice?: number
  priceText: string
  categoryId: string
  categoryTitle: string
  facet: Facet
  stock: number
  shape: string
  url: string
}

const PRODUCT_COUNT = DEPARTMENTS.length * 5 * PRODUCTS_PER_CATEGORY
const CATEGORY_COUNT = 5

/** `c01` is a department, `c012` its second category, `c0123` that category's third leaf. */
export const departmentId = (department: number): string => `c${String(department + 1).padStart(2, '0')}`

/** The path of a picture at `/service/imagedelivery`. The header rewrites such paths to `/img`. */
export const pictureOf = (shape: string, seed: string, width: number, height = width): string =>
  `/service/imagedelivery/${shape}/${encodeURIComponent(seed)}/${width}x${height}.svg`

const create = (site: Site, index: number): Product => {
  const facts = SITE_FACTS[site]
  const variant = index % PRODUCTS_PER_CATEGORY
  const categoryIndex = Math.floor(index / PRODUCTS_PER_CATEGORY)
  const departmentIndex = Math.floor(categoryIndex / CATEGORY_COUNT)
  const inDepartment = categoryIndex % CATEGORY_COUNT
  const department = DEPARTMENTS[departmentIndex]!
  const words = WORDS[facts.language]
  const [plural, singular] = words.departments[departmentIndex]![1][inDepartment]!
  const [eur, shape] = department.categories[inDepartment]!
  const facet = department.facets[variant]!
  const id = String(index + 1)
  const name = `${singular} ${MODELS[index % MODELS.length]}`
  const title = spellFor(site, applyFacet(words.facets[facet], name, facts.locale))
  const fullEur = Math.round(eur * (1 + variant * 0.25) + 0.01) - 0.01
  const isReduced = variant === PRODUCTS_PER_CATEGORY - 1
  const full = priceFor(site, fullEur)
  const price = isReduced ? priceFor(site, Math.round(fullEur * 0.7) - 0.01) : full
  return {
    id,
    tcms: department.sizes.map((_, at) => String.fromCharCode(65 + at)),
    sizes: department.sizes,
    title,
    price,
    ...(isReduced && { oldPrice: full }),
    priceText: formatMoney(site, price),
    categoryId: `${departmentId(departmentIndex)}${inDepartment + 1}`,
    categoryTitle: spellFor(site, plural),
    facet,
    stock: stockOf(id),
    shape,
    url: `/p/${slugOf(title)}-${id}`,
  }
}

const shelves = new Map<Site, readonly Product[]>()

/** All 200 products with the site's names and prices. */
export const productsOf = (site: Site): readonly Product[] => {
  let shelf = shelves.get(site)
  if (!shelf) {
    shelf = Array.from({ length: PRODUCT_COUNT }, (_, index) => create(site, index))
    shelves.set(site, shelf)
  }
  return shelf
}

export const findProduct = (site: Site, id: string): Product | undefined =>
  /^[1-9]\d{0,3}$/.test(id) ? productsOf(site)[Number(id) - 1] : undefined
