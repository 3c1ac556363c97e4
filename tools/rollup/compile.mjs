/** The plugin that compiles our TypeScript. */
import { join } from 'node:path'
import typescript from '@rollup/plugin-typescript'
import { root } from '../paths.mjs'

const plugin = typescript({
  // It compiles one module at a time: `npm test types` checks the types.
  tsconfig: join(root, 'tsconfig.build.json'),
  filterRoot: root,
  // Other files, such as style sheets, would make the plugin wait for a compiler that does not read them.
  include: '{cli,examples,loader,src,locales}/**/*.{ts,tsx}',
})

let isCompiled = false

/**
 * All builds share this instance, which compiles all sources when the first build starts, and keeps the result. Only while
 * `npm run dev` watches the sources, it compiles again what has changed.
 */
export const compile = {
  ...plugin,
  buildStart(options) {
    if (isCompiled && !this.meta.watchMode) return
    isCompiled = true
    plugin.buildStart.call(this, options)
  },
}
