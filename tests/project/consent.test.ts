/** `docs/consent.md` names all cookies, storage keys and globals of the code. `reference.test.ts` checks the tracking events. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const code = ['src', 'loader']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
  )
  .join('\n')
const page = readFileSync(join(ROOT, 'docs/consent.md'), 'utf8')

/** The code in the first column of one of the page's tables, without backticks. */
const namesBelow = (heading: string, column = 1): string[] => {
  const section = page.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!
  return section
    .split('\n')
    .map((line) => /`([^`]+)`/.exec(line.split('|')[column] ?? '')?.[1])
    .filter((name) => name !== undefined)
}

const found = (pattern: RegExp): string[] => [
  ...new Set([...code.matchAll(pattern)].map((match) => match[1]!)),
]

/** The value of a text constant with this name. */
const valueOf = (constant: string): string =>
  new RegExp(`const ${constant} = '([^']+)'`).exec(code)?.[1] ?? `no text: ${constant}`

test('the page lists exactly the cookies that the code reads', () => {
  const read = found(/(?:\bcookie\(|tokenOf\(\w+, )'([\w-]+)'/g)
  expect(read.length).toBeGreaterThan(3)
  expect(namesBelow('Cookies that are read').sort()).toEqual(read.sort())
})

test('the page lists exactly the local storage keys that the code uses', () => {
  const used = found(/\blocal\.(?:get|set)\((\w+)/g).map(valueOf)
  const kinds = namesBelow("What stays on the visitor's device")
  const keys = namesBelow("What stays on the visitor's device", 2)
  expect(keys.filter((_, at) => kinds[at] === 'localStorage').sort()).toEqual(used.sort())
})

test('the page lists the session storage keys that the code uses', () => {
  const used = found(/`(shop (?:\w+ )?)\$\{/g)
  const kinds = namesBelow("What stays on the visitor's device")
  const keys = namesBelow("What stays on the visitor's device", 2)
  const listed = keys.filter((_, at) => kinds[at] === 'sessionStorage').map((key) => key.split('{')[0])
  expect(listed.sort()).toEqual(used.sort())
})

test('the page lists exactly the globals that the code names', () => {
  const names = namesBelow('Global variables')
  expect(names).toContain(`Symbol.for('${found(/Symbol\.for\('([\w-]+)'\)/g)[0]}')`)
  const assigned = found(/\bglobals\.(\w+)/g)
  expect(assigned.length).toBeGreaterThan(1)
  for (const name of assigned) expect(page).toContain(`\`${name}\``)
})
