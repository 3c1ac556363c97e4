/** The figures of the docs: the measured ones are those of `docs/compare.md`, and the others are counted. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluate } from '../../../tools/evaluate.mjs'
import { root } from '../../../tools/paths.mjs'

const MEASURED = join(root, 'docs/compare.md')

/** The cells of the first row of the measured table below `heading` whose first cell is `name`. */
function readRow(text, heading, name) {
  const table = text.slice(text.indexOf(heading))
  const row = table.split('\n').find((line) => line.startsWith(`| ${name} `))
  if (!row || !text.includes(heading))
    throw new Error(`docs/compare.md has no row "${name}" below "${heading}".`)
  return row.split('|').map((cell) => cell.trim())
}

/**
 * @typedef {object} Figures
 * @property {string} usable  when a header is usable on a phone, such as `1,797 ms`
 * @property {string} bytes   what a page with a header downloads, such as `58,010`
 * @property {number} hosts   how many difficult host pages are tested
 * @property {number} states  how many states of widgets are tested
 */

/** @returns {Promise<Figures>} */
async function readFigures() {
  const text = readFileSync(MEASURED, 'utf8')
  const { HOST_PAGES } = await evaluate(join(root, 'examples/hosts/pages/index.ts'))
  const { STATES } = await evaluate(join(root, 'examples/gallery/states/index.ts'))
  return {
    usable: readRow(text, '| until usable |', 'our header')[4],
    bytes: readRow(text, '| what a page downloads ', 'the header')[2],
    hosts: HOST_PAGES.length,
    states: Object.values(STATES).flat().length,
  }
}

export default {
  watch: [MEASURED, '../../../examples/hosts/pages/*.ts', '../../../examples/gallery/states/*.ts'],
  load: readFigures,
}
