/** Checks the corpus itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = 'tests/attacks/payloads'
const files = readdirSync(FOLDER).filter((name) => name !== 'index.ts')

const payloads = new Set<string>()
for (const name of files) {
  const lists = Object.values((await import(`./payloads/${name.replace(/\.ts$/, '')}.ts`)) as object)
  for (const list of lists as string[][]) for (const payload of list) payloads.add(payload)
}

it('has more than 500 different payloads', () => {
  expect(payloads.size).toBeGreaterThan(500)
})

it.each(files)('names the sources of %s', (name) => {
  const [head = ''] = readFileSync(`${FOLDER}/${name}`, 'utf8').split('*/')
  expect(head).toMatch(/^\/\*\*[^]*Modelled on: /)
})

it.each(files)('has only visible characters in %s, so that a reader sees what is there', (name) => {
  expect(readFileSync(`${FOLDER}/${name}`, 'utf8')).toMatch(/^[\n\x20-\x7e]*$/)
})
