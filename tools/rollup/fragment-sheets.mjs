/** One style sheet file for each widget, linked by the HTML that `renderToHtml` prints: base sheet and own sheet. */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { shortHash } from '../hashes.mjs'
import { root } from '../paths.mjs'
import { minifyCss } from './css.mjs'

const WIDGETS = join(root, 'src/widgets')

/** @returns `{ widget, path, css }` for each widget with a `styles.css`; `path` is relative to the folder of the loader */
export async function fragmentSheets() {
  const folders = await readdir(WIDGETS)
  const base = minifyCss(join(root, 'src/ui/base.css'))
  return folders
    .filter((widget) => existsSync(join(WIDGETS, widget, 'styles.css')))
    .map((widget) => {
      const css = base + minifyCss(join(WIDGETS, widget, 'styles.css'))
      return { widget, path: `styles/${widget}.${shortHash(css)}.css`, css }
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
