/** `docs/faults.md` is the table of the outcomes that `calls.test.ts` checks. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { root } from '../../../tools/paths.mjs'
import { writeFaults } from './table.js'

test('docs/faults.md contains the outcomes that the tests have seen', () => {
  const file = join(root, 'docs/faults.md')
  if (process.env.UPDATE_FAULTS) writeFileSync(file, writeFaults())
  expect(readFileSync(file, 'utf8')).toBe(writeFaults())
})
