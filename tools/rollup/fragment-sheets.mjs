/**
 * One style sheet file for each widget, linked by the HTML that `renderToHtml` prints: the base sheet, the widget's
 * sheet, and its `fragment.css`, which applies only until the widget's code has taken the HTML over.
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

/** @returns `{ widget, path, css }` for each widget with a `styles.css`; `path` is relative to the folder of the loader */
export async function fragmentSheets() {
  const base = join(root, 'src/ui/base.css')
  const folders = await readdir(WIDGETS)
  return folders.flatMap((widget) => {
    const [styles, fragment] = ['styles.css', 'fragment.css'].map((name) => join(WIDGETS, widget, name))
    if (!existsSync(styles)) return []
    const files = [base, styles, ...(existsSync(fragment) ? [fragment] : [])]
    const css = insideShadowRoots(files.map(minifyCss).join(''))
    return [{ widget, path: `styles/${widget}.${shortHash(css)}.css`, css }]
  })
}

/** The rollup plugin that writes these files. */
export const emitFragmentSheets = () => ({
  name: 'fragment-sheets',
  async generateBundle() {
    for (const { path, css } of await fragmentSheets())
      this.emitFile({ type: 'asset', fileName: path, source: css })
  },
})
