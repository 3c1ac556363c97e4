/** `import css from './styles.css'` gives the sheet as minified text, its imports in it. Serves rollup and vitest alike. */
import { bundle } from 'lightningcss'

/** Browsers from 2023 on: nesting and logical properties stay as they are. */
const TARGETS = { chrome: 117 << 16, firefox: 117 << 16, safari: 17 << 16 }

export const minifyCss = (filename) => bundle({ filename, minify: true, targets: TARGETS }).code.toString()

export const cssText = () => ({
  name: 'css-text',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.css')) return null
    this.addWatchFile?.(id)
    return { code: `export default ${JSON.stringify(minifyCss(id))}`, map: { mappings: '' }, moduleType: 'js' }
  },
})
