/** The texts of the assortment. Each language has a file in `words/`. */
import type { Language } from '../sites.js'
import type { Words } from './facets.js'
import { cs } from './words/cs.js'
import { de } from './words/de.js'
import { fr } from './words/fr.js'
import { hu } from './words/hu.js'
import { pl } from './words/pl.js'
import { sk } from './words/sk.js'
import { tr } from './words/tr.js'

export const WORDS: Record<Language, Words> = { de, fr, cs, hu, pl, sk, tr }

/** Applies a facet: `{} aus Wolle` and `Decke` give `Decke aus Wolle`. */
export const applyFacet = (pattern: string, name: string, locale: string): string =>
  pattern.replace('{}', name).replace('{l}', name.charAt(0).toLocaleLowerCase(locale) + name.slice(1))
