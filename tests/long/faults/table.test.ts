/** `docs/reference/events.md` has the outcomes that `calls.test.ts` checks. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { root } from '../../../tools/paths.mjs'
import { writeFaults } from './table.js'

test('docs/reference/events.md contains the outcomes that the tests have seen', () => {
  const file = join(root, 'docs/reference/events.md')
  const page = readFileSync(file, 'utf8')
  for (const name of ['failures', 'failed calls']) expect(page).toContain(`<!-- /${name} -->`)
  if (process.env.UPDATE_FAULTS) writeFileSync(file, writeFaults(page))
  expect(readFileSync(file, 'utf8')).toBe(writeFaults(page))
})
