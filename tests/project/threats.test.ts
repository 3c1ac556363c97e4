/** The threat model names tests that exist, and is complete. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const [, table = ''] = readFileSync('docs/threats.md', 'utf8').split('## Promises')
const rows = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (threat|-)/.test(line))

it('has a row for each threat', () => {
  expect(rows.length).toBeGreaterThan(10)
})

it.each(rows.map((row) => [row.split('|')[1]!.trim(), row]))(
  'names existing tests for: %s',
  (_threat, row) => {
    const tests = [...row.matchAll(/`(tests\/[^`]+)`/g)].map(([, path]) => path!)
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter((path) => !existsSync(path))).toEqual([])
  },
)
