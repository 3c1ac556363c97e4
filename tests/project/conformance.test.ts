/** The conformance report has each criterion of WCAG 2.2, and evidence for each verdict. `reference.test.ts` checks its page. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CRITERIA, TEST_GROUPS } from '../../tools/docs/criteria.mjs'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Without 4.1.1, which WCAG 2.2 has removed. */
const NUMBERS = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`.split(/\s+/),
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`.split(/\s+/),
}
const VERDICTS = ['supports', 'partially supports', 'does not support', 'not applicable']

const criteria = Object.entries(CRITERIA)

test.each(['A', 'AA'] as const)('each criterion of level %s has a verdict', (level) => {
  const given = criteria.filter(([, criterion]) => criterion.level === level).map(([number]) => number)
  expect(given.sort()).toEqual(NUMBERS[level].sort())
})

test('there are 55 criteria', () => {
  expect(criteria).toHaveLength(55)
})

test.each(criteria)('%s has a reason, and evidence unless it does not apply', (_number, criterion) => {
  expect(VERDICTS).toContain(criterion.verdict)
  expect(criterion.why).toMatch(/^[A-Z].*\.$/)
  if (criterion.verdict !== 'not applicable')
    expect((criterion.tests?.length ?? 0) + (criterion.byHand ? 1 : 0)).toBeGreaterThan(0)
})

describe('the named tests exist', () => {
  const named = [
    ...criteria.flatMap(([, { tests = [] }]) => tests.filter((entry) => typeof entry !== 'string')),
    ...Object.values(TEST_GROUPS).flatMap(({ tests }) => tests),
  ]

  test.each(named)('%s: %s', (file, title) => {
    const source = read(file)
    expect(["'", '"', '`'].some((quote) => source.includes(quote + title + quote))).toBe(true)
  })
})

test('each transcript is compared by a test', () => {
  const source = read('tests/browser/transcripts.test.ts')
  const files = readdirSync(join(ROOT, 'tests/browser/transcripts'))
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((name) => !source.includes(`toMatchSnapshot('${name}')`))).toEqual([])
})
