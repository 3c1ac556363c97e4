/**
 * The fonts of all cells, so that a picture of them does not depend on the fonts of the machine. The commands that take or
 * compare pictures install them. Without them, as in the package `shop-embed-cli`, the gallery uses the fonts of the machine.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { examplesFolder } from '../shop/folders.js'
import { filesOf } from '../shop/other-folders.js'

const PACKAGES = join(examplesFolder, 'gallery/node_modules/@fontsource-variable')

const FONTS = existsSync(PACKAGES)
  ? { '/gallery/fonts/text': 'source-sans-3', '/gallery/fonts/display': 'source-serif-4' }
  : {}

/** The addresses of their style sheets. */
export const FONT_SHEETS = Object.keys(FONTS).map((path) => `${path}/index.css`)

export const fontFiles = () =>
  Object.entries(FONTS).map(([path, name]) => filesOf(path, join(PACKAGES, name)))
