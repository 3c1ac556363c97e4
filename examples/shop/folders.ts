/** The folders that the shop reads from: in the checkout, or in the package `shop-embed-cli`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The project's folder, seen from this file and from the bundle in `cli/dist/`. In the package, there is none. */
export const projectFolder = at('../../')
export const isCheckout = existsSync(join(projectFolder, 'examples/hosts/package.json'))

/** The build copies the files that the examples' pages load next to the bundle. */
export const examplesFolder = isCheckout ? join(projectFolder, 'examples') : at('./examples/')

/** The build writes the docs next to the bundle. */
export const docsFolder = isCheckout ? join(projectFolder, 'cli/dist/docs') : at('./docs/')
