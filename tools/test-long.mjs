/** `npm run test:long` runs the tests that take minutes, and `npm run test:long -- NAME …` only the named steps. */
import { prepare } from './prepare.mjs'
import { runInOrder, runSteps } from './run-steps.mjs'

const ROUNDS = [
  { unit: 'vitest run --config tests/long/vitest.config.ts' },
  { browser: 'playwright test --config tests/long' },
  { counts: 'node tools/print-counts.mjs long-unit long-browser' },
]

prepare('all', [
  'tests/long',
  'tests/long/react-18',
  'tests/long/operators/unit/php',
  'examples/gallery',
  'tools/marks',
  'examples/hosts',
])
await runInOrder('node tools/build.mjs', 'node tools/build-docs.mjs')
process.exitCode = await runSteps(ROUNDS, process.argv.slice(2))
