/**
 * `npm run bench` builds the project and measures pages in a browser. The arguments go to `tools/bench/bench.mjs`.
 */
import { prepare } from './prepare.mjs'
import { runInOrder } from './run-steps.mjs'

const ALTERNATIVES = 'npm ci --prefix tools/bench/alternatives --ignore-scripts --omit=peer'

prepare('browser')
const args = process.argv.slice(2).join(' ')
await runInOrder('node tools/build.mjs', ALTERNATIVES, `node tools/bench/bench.mjs ${args}`)
