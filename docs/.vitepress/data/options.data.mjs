/** The options for pages of the docs: `import { data } from './.vitepress/data/options.data.mjs'`. */
import { describeOptions } from '../../../tools/docs/describe-options.mjs'

export default {
  watch: ['../../../src/api/options.ts', '../../../src/options/*.ts', '../../../src/widgets/*/options.ts'],
  load: describeOptions,
}
