/** `import css from './styles.css'` gives the sheet as minified text, its imports in it. Serves rollup and vitest alike. */
import { bundle, Features } from 'lightningcss'
import { shortHash } from './release.mjs'

/** Browsers from 2023 on: nesting and logical properties stay as they are. */
const TARGETS = { chrome: 117 << 16, firefox: 117 << 16, safari: 17 << 16 }

/**
 * In a widget, lines always run from top to bottom (`all: initial` in `ui/base.css`): its inline size is its width, which
 * is the shorter word. And `:dir()` stays, for a list of languages would not be what the page says.
 */
export const minifyCss = (filename) =>
  bundle({ filename, minify: true, targets: TARGETS, exclude: Features.DirSelector })
    .code.toString()
    .replaceAll('inline-size:', 'width:')
    .replaceAll('block-size:', 'height:')

/** @param keep  takes a sheet and gives what stands for it in the code; without it, that is the sheet itself */
export const cssText = (keep = (css) => css) => ({
  name: 'css-text',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.css')) return null
    this.addWatchFile?.(id)
    return {
      code: `export default ${JSON.stringify(keep(minifyCss(id)))}`,
      map: { mappings: '' },
      moduleType: 'js',
    }
  },
})

const quoted = (text) => (/['\\]/.test(text) ? JSON.stringify(text) : `'${text}'`)

/**
 * The sheets of a chunk stand together at the head of its file, where they compress best: 30 to 60 B less on a page.
 * Until then, a mark stands for each in the code.
 */
export function createSheets() {
  const texts = new Map()
  return {
    keep(css) {
      const mark = `css:${shortHash(css)};`
      texts.set(mark, css)
      return mark
    },
    /** @param code  minified: strings of nothing but marks may have become one */
    toHead(code) {
      const used = [...new Set(code.match(/css:[0-9a-f]{8};/g))]
      const nameOf = (mark) => `css${used.indexOf(mark)}`
      const body = code.replace(/(["'`])((?:css:[0-9a-f]{8};)+)\1/g, (_, quote, marks) =>
        marks
          .match(/css:\w+;/g)
          .map(nameOf)
          .join('+'),
      )
      if (used.length === 0) return body
      if (/css:[0-9a-f]{8};/.test(body)) throw new Error('a style sheet stands inside another text')
      return `const ${used.map((mark) => `${nameOf(mark)}=${quoted(texts.get(mark))}`).join(',')};${body}`
    },
  }
}
