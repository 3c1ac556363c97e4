/**
 * A plugin for rollup and vitest: `import css from './styles.css'` gives the minified style sheet as a string, together
 * with the sheets that it imports.
 */
import { bundle, Features } from 'lightningcss'

/** Browsers of the last two years, which know nesting and logical properties. The version is in the upper 16 bits. */
const TARGETS = { chrome: 117 << 16, firefox: 117 << 16, safari: 17 << 16 }

/** `:dir()` is kept, because lightningcss would replace it by a list of languages. */
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
