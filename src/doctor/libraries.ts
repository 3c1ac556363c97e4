/** Libraries that handle a press in the page before it reaches the document, where our code listens. */
import type { Tag } from './tag.js'

interface Library {
  /** The attribute that keeps the library from handling the element. */
  fix: string
  handles(element: Tag, around: readonly Tag[]): boolean
}

/** The value of the attribute that is nearest to the element. */
const nearestValue = (around: readonly Tag[], names: readonly string[]): string | undefined =>
  around.flatMap(({ attributes }) => names.flatMap((name) => attributes[name] ?? [])).at(0)

/** htmx 4 writes `:inherited` for what the elements inside also get. */
const BOOST = ['hx-boost', 'data-hx-boost', 'hx-boost:inherited', 'data-hx-boost:inherited']

export const LIBRARIES = {
  Turbo: {
    fix: 'data-turbo="false"',
    // Outside of frames, Turbo listens on the document, after us.
    handles: ({ name }, around) =>
      name === 'form' &&
      around.some((tag) => tag.name === 'turbo-frame') &&
      nearestValue(around, ['data-turbo']) !== 'false',
  },
  htmx: {
    fix: 'hx-boost="false"',
    handles: ({ name }, around) =>
      (name === 'form' || name === 'a') && nearestValue(around, BOOST) === 'true',
  },
} as const satisfies Record<string, Library>
export type LibraryName = keyof typeof LIBRARIES

/** @param around  the element and those around it, the innermost first */
export const libraryOf = (element: Tag, around: readonly Tag[]): LibraryName | undefined =>
  (Object.keys(LIBRARIES) as LibraryName[]).find((name) => LIBRARIES[name].handles(element, around))
