/** The last check of `npm test`: prints how many tests have passed and failed, and fails if any has failed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const read = (name) => JSON.parse(readFileSync(join(root, 'test-results', name), 'utf8'))

const unit = read('unit.json')
const { stats } = read('browser.json')
const rows = [
  { name: 'unit', passed: unit.numPassedTests, failed: unit.numFailedTests, left: unit.numPendingTests },
  { name: 'browser', passed: stats.expected + stats.flaky, failed: stats.unexpected, left: stats.skipped },
]
const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
for (const { name, passed, failed, left } of [
  ...rows,
  { name: 'all', passed: sum('passed'), failed: sum('failed'), left: sum('left') },
])
  console.log(`${name.padEnd(8)} ${passed} passed, ${failed} failed, ${left} left out`)
process.exit(sum('failed') > 0 ? 1 : 0)
