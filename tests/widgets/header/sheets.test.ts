/** All style sheets of the header share one shadow root, including those of lazy chunks. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = 'src/widgets/header'

const sheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
)

/** The classes at the start of a sheet's top-level rules. Rules nested below them cannot match other parts. */
const openClasses = (path: string) =>
  new Set(
    [...readFileSync(join(FOLDER, path), 'utf8').matchAll(/^\.([a-z-]+)\s*[,{]/gm)].map((match) => match[1]!),
  )

it('the style sheet of a lazy chunk does not affect other parts', () => {
  const owners = new Map<string, string[]>()
  for (const path of sheets)
    for (const name of openClasses(path)) owners.set(name, [...(owners.get(name) ?? []), path])
  expect(sheets.length).toBeGreaterThan(5)
  expect([...owners].filter(([, paths]) => paths.length > 1)).toEqual([])
  for (const path of sheets) {
    // A top-level class of one sheet must not be nested in another sheet.
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
