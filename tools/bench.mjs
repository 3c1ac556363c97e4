/**
 * `npm run bench` builds the project and measures pages in a browser; `npm run bench -- fragments` measures the fragment
 * server, and `npm run bench -- origin` nginx with the files of a release. Further arguments go to the bench in `tests/bench/` or
 * `tests/long/operators/bench/`.
 */
import { prepare } from './prepare.mjs'
import { runInOrder } from './run-steps.mjs'

const ALTERNATIVES = 'npm ci --prefix tests/bench/alternatives --ignore-scripts --omit=peer'

const [first, ...others] = process.argv.slice(2)
if (first === 'fragments' || first === 'origin') {
  prepare('servers', ['tests/long'])
  await runInOrder('node tools/build.mjs', `node tests/long/operators/bench/${first}.mjs ${others.join(' ')}`)
} else {
  prepare('browser')
  const args = process.argv.slice(2).join(' ')
  await runInOrder('node tools/build.mjs', ALTERNATIVES, `node tests/bench/bench.mjs ${args}`)
}
