/**
 * The last step of `npm test` and `npm run test:long`: prints how many tests passed, failed and were skipped, and what the
 * long tests counted. Fails if a test has failed.
 *
 * node tools/print-counts.mjs NAME …   reads test-results/NAME.json
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Reads a report by vitest. The notes are what the tests have counted, in `task.meta.counted`. */
const readUnit = ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests,
  notes: testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .flatMap(({ meta }) => Object.entries(meta?.counted ?? {}))
    .map(([what, many]) => `  ${many} ${what}`),
})

const testsOf = (suite) => [
  ...(suite.suites ?? []).flatMap(testsOf),
  ...suite.specs.flatMap(({ tests }) => tests),
]
const isPassed = ({ status }) => status === 'expected' || status === 'flaky'

/** Reads a report by Playwright. The notes are what the tests have counted, and why tests were skipped. */
function readBrowser({ stats, suites }) {
  const sums = new Map()
  const add = (what, many) => sums.set(what, (sums.get(what) ?? 0) + many)
  for (const test of suites.flatMap(testsOf))
    for (const { type, description = '' } of test.annotations) {
      const [many, ...what] = description.split(' ')
      if (type === 'counted' && isPassed(test)) add(what.join(' '), Number(many))
      if (type === 'skip') add(`left out: ${description || 'without a reason'}`, 1)
    }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    notes: [...sums].map(([what, many]) => `  ${many} ${what}`),
  }
}

const rows = process.argv.slice(2).map((name) => {
  const report = JSON.parse(readFileSync(join(root, 'test-results', `${name}.json`), 'utf8'))
  return { name, ...('stats' in report ? readBrowser(report) : readUnit(report)) }
})
const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
const all = { name: 'all', passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), notes: [] }
for (const { name, passed, failed, skipped, notes } of [...rows, all])
  console.log(
    [`${name.padEnd(13)} ${passed} passed, ${failed} failed, ${skipped} left out`, ...notes].join('\n'),
  )
process.exit(sum('failed') > 0 ? 1 : 0)
