/** The texts of the assortment. Each language has a file in `words/`. */
import type { Language } from '../sites.js'
import { cs } from './words/cs.js'
import { de } from './words/de.js'
import { fr } from './words/fr.js'
import { hu } from './words/hu.js'
import { pl } from './words/pl.js'
import { sk } from './words/sk.js'
import { tr } from './words/tr.js'

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

export const WORDS: Record<Language, Words> = { de, fr, cs, hu, pl, sk, tr }

/** Applies a facet: `{} aus Wolle` and `Decke` give `Decke aus Wolle`. */
export const applyFacet = (pattern: string, name: string, locale: string): string =>
  pattern.replace('{}', name).replace('{l}', name.charAt(0).toLocaleLowerCase(locale) + name.slice(1))
