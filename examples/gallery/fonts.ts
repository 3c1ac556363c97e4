/**
 * The fonts of all cells, so that a picture of them does not depend on the fonts of the machine. The package
 * `shop-embed-cli` does not contain them: its gallery uses the fonts of the machine.
 */
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { isCheckout } from '../shop/folders.js'
import { filesOf } from '../shop/other-folders.js'

const FONTS = isCheckout
  ? {
      '/gallery/fonts/text': '@fontsource-variable/source-sans-3',
      '/gallery/fonts/display': '@fontsource-variable/source-serif-4',
    }
  : {}

/** The addresses of their style sheets. */
export const FONT_SHEETS = Object.keys(FONTS).map((path) => `${path}/index.css`)

const { resolve } = createRequire(import.meta.url)

export const fontFiles = () =>
  Object.entries(FONTS).map(([path, name]) => filesOf(path, dirname(resolve(name))))
