/**
 * A plugin for rollup and vitest: `import css from './styles.css'` gives the minified style sheet as a string, together
 * with the sheets that it imports.
 */
import { bundle, Features } from 'lightningcss'
import { OLDEST } from '../oldest-browsers.mjs'

/** The version is in the upper 16 bits. */
const targetOf = (browser) => Number(OLDEST[browser]) << 16
const TARGETS = { chrome: targetOf('chrome'), firefox: targetOf('firefox'), safari: targetOf('safari') }

/** `:dir()` is kept, because lightningcss would replace it with a list of languages. */
export const minifyCss = (filename) =>
  bundle({ filename, minify: true, targets: TARGETS, exclude: Features.DirSelector }).code.toString()

export const css = () => ({
  name: 'css',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.css')) return null
    this.addWatchFile?.(id)
    return {
      code: `export default ${JSON.stringify(minifyCss(id))}`,
      map: { mappings: '' },
      moduleType: 'js',
    }
  },
})
