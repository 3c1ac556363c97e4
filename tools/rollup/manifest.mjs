/** Writes `manifest.json` next to the loader: every file with its sizes and hashes. Paths are relative to it. interface.md §5. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { brotliSize, digest } from '../hashes.mjs'
import { root } from '../paths.mjs'
import { docsFolder, docsUrl } from './docs-address.mjs'

const relativePath = (from, to) => relative(from, to).split(sep).join('/')

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

function describe(path) {
  const bytes = readFileSync(path)
  return {
    bytes: bytes.length,
    brotli: brotliSize(bytes),
    integrity: `sha384-${digest('sha384', bytes)}`,
    /** The loader fetches with this hash. A browser uses a preload hint only if the hint has the same hash. */
    preload: `sha256-${digest('sha256', bytes)}`,
  }
}

const widgetOf = (path) => /(?:^|\/)styles\/(.+)\.[\w-]{8}\.css$/.exec(path)?.[1]

/**
 * @param dist     the folder of `release.json`
 * @param files    the folder of the chunks, style sheets and pictures, which may be the loader's
 * @param widgets  names of the entry chunks for `manifest.widgets`, which lists the files that each one needs
 */
export const manifest = ({ dist, files, widgets }) => ({
  name: 'manifest',
  writeBundle({ dir }) {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const { entries } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'))
    const all = [...new Set([dir, files])].flatMap(filesIn).map((path) => relativePath(dir, path))
    const paths = all.filter((path) => path !== 'manifest.json').sort()
    const addressOf = (path) => posix.join(relativePath(dir, files), path)
    const content = {
      version,
      /** For the doctor on the command line, which examines pages with other releases. */
      docs: docsFolder || docsUrl,
      files: Object.fromEntries(paths.map((path) => [path, describe(join(dir, path))])),
      widgets: Object.fromEntries(widgets.map((name) => [name, entries[name].map(addressOf)])),
      styles: Object.fromEntries(paths.filter(widgetOf).map((path) => [widgetOf(path), path])),
    }
    writeFileSync(join(dir, 'manifest.json'), JSON.stringify(content, null, 1))
  },
})
