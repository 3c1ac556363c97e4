/** `import css from './styles.css'` gives the sheet as minified text. Serves rollup and vitest alike. */
import { readFile } from 'node:fs/promises'
import { transform } from 'lightningcss'

/** Browsers from 2023 on: nesting and logical properties stay as they are. */
const TARGETS = { chrome: 117 << 16, firefox: 117 << 16, safari: 17 << 16 }

export const minifyCss = (code, filename) =>
  transform({ code: Buffer.from(code), filename, minify: true, targets: TARGETS }).code.toString()

export const cssText = () => ({
  name: 'css-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.css')) return null
    this.addWatchFile?.(id)
    const css = minifyCss(await readFile(id, 'utf8'), id)
    return { code: `export default ${JSON.stringify(css)}`, map: { mappings: '' }, moduleType: 'js' }
  },
})
