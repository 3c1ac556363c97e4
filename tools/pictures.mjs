/**
 * `npm run pictures` builds the project and takes the screenshots of the README and of the docs; with a text as argument,
 * only those whose name contains the text. `npm run pictures -- compare` compares the gallery with its pictures in
 * `tests/pictures/`, and `npm run pictures -- accept` replaces those that have changed.
 */
import { prepare } from './prepare.mjs'
import { runInOrder } from './run-steps.mjs'

const COMPARE = 'playwright test --config tests/long long/pictures/'

const [first = ''] = process.argv.slice(2)
const commands = { compare: COMPARE, accept: `${COMPARE} --update-snapshots=changed` }

prepare('browser', first in commands ? ['tests/long', 'examples/gallery'] : [])
await runInOrder('node tools/build.mjs', commands[first] ?? `node tools/take-pictures.mjs ${first}`)
