/** The language of each site, for pages of the docs. */
import { join } from 'node:path'
import { evaluate } from '../../../tools/evaluate.mjs'
import { root } from '../../../tools/paths.mjs'

export default {
  watch: ['../../../src/sites/index.ts'],
  async load() {
    const { SITES } = await evaluate(join(root, 'src/sites/index.ts'))
    return Object.fromEntries(Object.entries(SITES).map(([site, { locale }]) => [site, locale]))
  },
}
