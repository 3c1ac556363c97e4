/** The plugin that compiles our TypeScript. */
import { join } from 'node:path'
import typescript from '@rollup/plugin-typescript'
import { root } from '../paths.mjs'

/**
 * All builds share this instance: while `npm run dev` watches the sources, they are compiled once for all builds, and after
 * a change only the changed modules are compiled again.
 */
export const compile = typescript({
  // It compiles one module at a time: `npm test types` checks the types.
  tsconfig: join(root, 'tsconfig.build.json'),
  filterRoot: root,
  // Other files, such as style sheets, would make the plugin wait for a compiler that does not read them.
  include: '{cli,examples,loader,src,locales}/**/*.{ts,tsx}',
})
