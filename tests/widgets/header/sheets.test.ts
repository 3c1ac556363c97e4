/** All sheets of the header meet in one shadow root, those that come later beside those that were there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = 'src/widgets/header'

const sheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
)

/** The classes with which a sheet's outermost rules begin; what is nested below them cannot reach elsewhere. */
const openClasses = (path: string) =>
  new Set(
    [...readFileSync(join(FOLDER, path), 'utf8').matchAll(/^\.([a-z-]+)\s*[,{]/gm)].map((match) => match[1]!),
  )

it('a part that is loaded later changes the look of no other part', () => {
  const owners = new Map<string, string[]>()
  for (const path of sheets)
    for (const name of openClasses(path)) owners.set(name, [...(owners.get(name) ?? []), path])
  expect(sheets.length).toBeGreaterThan(5)
  expect([...owners].filter(([, paths]) => paths.length > 1)).toEqual([])
  for (const path of sheets) {
    // A bare class of one sheet must not be a word that another nests.
    const others = sheets
      .filter((other) => other !== path)
      .map((other) => readFileSync(join(FOLDER, other), 'utf8'))
    for (const name of openClasses(path))
      expect(
        others.filter((css) => new RegExp(`& \\.${name}\\b`).test(css)),
        `.${name} of ${path}`,
      ).toEqual([])
  }
})
