/** Checks the corpus itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = 'tests/attacks/payloads'

it.each(readdirSync(FOLDER))(
  'has only visible characters in %s, so that a reader sees what is there',
  (name) => {
    expect(readFileSync(`${FOLDER}/${name}`, 'utf8')).toMatch(/^[\n\x20-\x7e]*$/)
  },
)
