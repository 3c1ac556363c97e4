/** The last check of `npm test`: prints how many tests have passed and failed. Fails if a test has failed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const read = (name) => JSON.parse(readFileSync(join(root, 'test-results', name), 'utf8'))

const unit = read('unit.json')
const { stats } = read('browser.json')
const rows = [
  { name: 'unit', passed: unit.numPassedTests, failed: unit.numFailedTests, skipped: unit.numPendingTests },
  { name: 'browser', passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
]
const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
for (const { name, passed, failed, skipped } of [
  ...rows,
  { name: 'all', passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') },
])
  console.log(`${name.padEnd(8)} ${passed} passed, ${failed} failed, ${skipped} left out`)
process.exit(sum('failed') > 0 ? 1 : 0)
