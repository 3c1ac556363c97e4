/** `import css from './styles.css'` gives the minified sheet as text, with what it imports. Serves rollup and vitest. */
import { bundle, Features } from 'lightningcss'

/** Browsers of the last two years: nesting and logical properties stay as they are. */
const TARGETS = { chrome: 117 << 16, firefox: 117 << 16, safari: 17 << 16 }

/** `:dir()` stays as it is: lightningcss would replace it by a list of languages. */
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
