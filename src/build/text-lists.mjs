/** Sets of texts that travel without the names of their texts: as lists, in the order of the German ones. */
import { join } from 'node:path'
import { evaluate } from './evaluate.mjs'

/** Those whose texts the code names itself; texts that are found by a name at run time keep theirs. */
export const LISTED = ['footer', 'header', 'header-later', 'newsletter']

const namesIn = (texts, path = '') =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [path + key] : namesIn(text, `${path}${key}.`),
  )

/** Set → the names of its texts (`navigation.home`); a text's number is its place here. */
export const readTextNames = async (root) =>
  Object.fromEntries(
    await Promise.all(
      LISTED.map(async (set) => [
        set,
        namesIn((await evaluate(join(root, `locales/de-DE/${set}.ts`))).default),
      ]),
    ),
  )

/**
 * @param names  of the set's texts
 * @param file   for the error
 * @throws if a text is missing
 */
export const toList = (texts, names, file) =>
  names.map((name) => {
    const text = name.split('.').reduce((part, key) => part?.[key], texts)
    if (typeof text !== 'string') throw new Error(`${file}: the text "${name}" is missing`)
    return text
  })
