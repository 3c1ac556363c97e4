/**
 * `npm test` runs the rounds below in this order, and `npm test NAME …` only the named steps. If a step fails, the others still
 * run.
 */
import { prepare } from './prepare.mjs'
import { runSteps } from './run-steps.mjs'

const ROUNDS = [
  // These steps need nothing from others. The longest is the first.
  {
    build: 'node tools/build.mjs',
    types: 'tsc --noEmit',
    lint: 'eslint .',
    layers: 'depcruise --config .dependency-cruiser.mjs cli loader src locales',
    format: 'prettier --check --log-level warn .',
    unused: 'knip',
  },
  // These need the build, except for the longest, which uses one and a half processors.
  {
    unit: 'vitest run',
    package: 'node tools/check-package.mjs',
    browsers:
      'eslint --no-config-lookup --no-inline-config --config tools/browsers.config.mjs loader src dist/cdn',
    sizes: 'size-limit',
    licences: 'node tools/check-licences.mjs',
  },
  { browser: 'playwright test --config tests/browser' },
  { counts: 'node tools/print-counts.mjs unit browser' },
]

const names = process.argv.slice(2)
const runs = (step) => names.length === 0 || names.includes(step)
// The types of the long tests are checked here, too, and these tests have packages of their own.
prepare(runs('browser') ? 'browser' : undefined, runs('types') ? ['tests/long'] : [])
process.exitCode = await runSteps(ROUNDS, names)
