/**
 * One style sheet file for each widget, linked by the HTML that `renderToHtml` prints: the base sheet, the widget's
 * sheet, and its `fragment.css`, which applies only until the widget's code has taken the HTML over. And one for promotions,
 * which only a header with a promotion links.
 */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { shortHash } from '../hashes.mjs'
import { root } from '../paths.mjs'
import { minifyCss } from './css.mjs'

const WIDGETS = join(root, 'src/widgets')

const HOST = { type: 'pseudo-class', kind: 'host' }
const isHost = ({ type, kind }) => type === HOST.type && kind === HOST.kind

/**
 * Host pages also link the file in their head, so that no engine paints the page before it has arrived. Nothing in it may
 * apply outside a shadow root: each selector gets `:host` as its first part, and animations are left out, because the page
 * could use the same names.
 */
const insideShadowRoots = (css) =>
  transform({
    filename: 'fragment.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: { keyframes: () => [] },
      Selector: (selector) =>
        selector.some(isHost) ? selector : [HOST, { type: 'combinator', value: 'descendant' }, ...selector],
    },
  }).code.toString()

/** The sheets of the chunks `header-promotions` and `header-promotions-page`. */
const PROMOTIONS = ['promotions.css', 'page/page.css'].map((name) => join(WIDGETS, 'header/promotions', name))

function sheetOf(name, files) {
  const css = insideShadowRoots(files.map(minifyCss).join(''))
  return { name, path: `styles/${name}.${shortHash(css)}.css`, css }
}

/** @returns `{ name, path, css }` for each widget with a `styles.css`; `path` is relative to the folder of the loader */
export async function fragmentSheets() {
  const base = join(root, 'src/ui/base.css')
  const folders = await readdir(WIDGETS)
  const sheets = folders.flatMap((widget) => {
    const [styles, fragment] = ['styles.css', 'fragment.css'].map((name) => join(WIDGETS, widget, name))
    if (!existsSync(styles)) return []
    return [sheetOf(widget, [base, styles, ...(existsSync(fragment) ? [fragment] : [])])]
  })
  return [...sheets, sheetOf('header-promotions', PROMOTIONS)]
}

/** The rollup plugin that writes these files. */
export const emitFragmentSheets = () => ({
  name: 'fragment-sheets',
  async generateBundle() {
    for (const { path, css } of await fragmentSheets())
      this.emitFile({ type: 'asset', fileName: path, source: css })
  },
})
