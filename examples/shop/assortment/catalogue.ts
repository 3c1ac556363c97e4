/** The departments and categories with prices and pictures. Their texts are in `words/`. */
import type { Facet } from './facets.js'

const COFFEE: readonly Facet[] = ['fair', 'organic', 'smallPack', 'bigPack', 'gift', 'sale']
const MACHINES: readonly Facet[] = ['steel', 'black', 'white', 'smallKitchen', 'office', 'sale']
const TABLE: readonly Facet[] = ['forTwo', 'family', 'set', 'black', 'gift', 'sale']
const FASHION: readonly Facet[] = ['bioCotton', 'patterned', 'blue', 'autumn', 'new', 'sale']
const HOME: readonly Facet[] = ['natural', 'green', 'inOut', 'set', 'gift', 'sale']
const OUTSIDE: readonly Facet[] = ['black', 'outdoors', 'family', 'recycled', 'new', 'sale']

interface Department {
  facets: readonly Facet[]
  /** The sizes of a product, smallest first. Each size is a variant with its own tcm: A, B, C … */
  sizes: readonly string[]
  /** The base price in euros and the drawn shape of each of the five categories. */
  categories: ReadonlyArray<readonly [eur: number, shape: string]>
}

const ONE_SIZE = ['–'] as const
const ADULT = ['S', 'M', 'L', 'XL'] as const
const CHILD = ['86/92', '98/104', '110/116'] as const

export const DEPARTMENTS: readonly Department[] = [
  {
    facets: COFFEE,
    sizes: ONE_SIZE,
    categories: [
      [13.99, 'bag'],
      [6.99, 'bag'],
      [3.99, 'capsule'],
      [4.49, 'tin'],
      [3.49, 'cookie'],
    ],
  },
  {
    facets: MACHINES,
    sizes: ONE_SIZE,
    categories: [
      [399, 'machine'],
      [249, 'machine'],
      [69.99, 'filter'],
      [49.99, 'grinder'],
      [34.99, 'jug'],
    ],
  },
  {
    facets: TABLE,
    sizes: ONE_SIZE,
    categories: [
      [29.99, 'pan'],
      [39.99, 'pot'],
      [19.99, 'knife'],
      [14.99, 'cake'],
      [9.99, 'jar'],
    ],
  },
  {
    facets: TABLE,
    sizes: ONE_SIZE,
    categories: [
      [7.99, 'plate'],
      [5.99, 'glass'],
      [8.99, 'cup'],
      [34.99, 'cutlery'],
      [16.99, 'plate'],
    ],
  },
  {
    facets: FASHION,
    sizes: ADULT,
    categories: [
      [39.99, 'dress'],
      [24.99, 'shirt'],
      [29.99, 'jumper'],
      [34.99, 'trousers'],
      [59.99, 'jacket'],
    ],
  },
  {
    facets: FASHION,
    sizes: ADULT,
    categories: [
      [29.99, 'shirt'],
      [12.99, 'tshirt'],
      [27.99, 'jumper'],
      [44.99, 'trousers'],
      [89.99, 'jacket'],
    ],
  },
  {
    facets: FASHION,
    sizes: CHILD,
    categories: [
      [9.99, 'body'],
      [15.99, 'jumper'],
      [24.99, 'jacket'],
      [7.99, 'hat'],
      [29.99, 'sleepingbag'],
    ],
  },
  {
    facets: HOME,
    sizes: ONE_SIZE,
    categories: [
      [12.99, 'cushion'],
      [24.99, 'blanket'],
      [39.99, 'lamp'],
      [5.99, 'candle'],
      [14.99, 'vase'],
    ],
  },
  {
    facets: HOME,
    sizes: ONE_SIZE,
    categories: [
      [34.99, 'blanket'],
      [59.99, 'blanket'],
      [9.99, 'towel'],
      [44.99, 'robe'],
      [17.99, 'towel'],
    ],
  },
  {
    facets: OUTSIDE,
    sizes: ONE_SIZE,
    categories: [
      [24.99, 'trousers'],
      [29.99, 'mat'],
      [49.99, 'backpack'],
      [79.99, 'jacket'],
      [89.99, 'chair'],
    ],
  },
]

/** Each category has four products, so there are 200 in all. Their names work in every language. */
export const PRODUCTS_PER_CATEGORY = 4
export const MODELS = [
  'Alba',
  'Luna',
  'Nordkap',
  'Verona',
  'Selma',
  'Fjord',
  'Toscana',
  'Milo',
  'Ida',
  'Bergen',
  'Capri',
  'Onda',
  'Lisboa',
  'Malmö',
  'Aurora',
  'Siena',
  'Linnea',
  'Porto',
  'Vega',
  'Como',
  'Saga',
  'Riva',
  'Tilda',
  'Delta',
  'Oslo',
  'Fiora',
  'Juno',
] as const
