/** The words that each language in `words/` has to provide. */
export const FACETS = [
  'fair',
  'organic',
  'smallPack',
  'bigPack',
  'gift',
  'sale',
  'steel',
  'black',
  'white',
  'smallKitchen',
  'office',
  'forTwo',
  'family',
  'set',
  'bioCotton',
  'patterned',
  'blue',
  'autumn',
  'new',
  'natural',
  'green',
  'inOut',
  'outdoors',
  'recycled',
] as const
export type Facet = (typeof FACETS)[number]

export interface Words {
  /** Ten departments, each with five categories as [name of the category, name of one product]. */
  departments: ReadonlyArray<readonly [name: string, categories: ReadonlyArray<readonly [string, string]>]>
  /** `{}` is replaced by the name of a category or product, `{l}` by that name with a lower-case first letter. */
  facets: Record<Facet, string>
  /** The title of the navigation's teasers. */
  inspiration: string
  magazine: string
}
