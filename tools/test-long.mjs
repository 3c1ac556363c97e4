/** `npm run test:long` runs the tests that take minutes, and `npm run test:long -- NAME …` only the named steps. */
import { prepare } from './prepare.mjs'
import { runInOrder, runSteps } from './run-steps.mjs'

const STEPS = {
  unit: 'vitest run --config tests/long/vitest.config.ts',
  browser: 'playwright test --config tests/long',
  counts: 'node tools/print-counts.mjs long-unit long-browser',
}

prepare('all')
await runInOrder(
  'npm ci --prefix examples/hosts --ignore-scripts',
  'npm ci --prefix tests/long/react-18 --ignore-scripts',
  'npm ci --prefix tests/long/operators/unit/php --ignore-scripts',
  'node tools/build.mjs',
)
process.exitCode = await runSteps(STEPS, process.argv.slice(2))
