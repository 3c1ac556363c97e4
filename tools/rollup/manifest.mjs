/** Writes `manifest.json` beside the loader: every file with its sizes and hashes. interface.md §5. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliSize, digest } from '../hashes.mjs'
import { root } from '../paths.mjs'
import { docsFolder, docsUrl } from './docs-address.mjs'

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()

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

const widgetOf = (path) => /^styles\/(.+)\.[\w-]{8}\.css$/.exec(path)?.[1]

/**
 * @param dist     the folder of `release.json`
 * @param widgets  names of the entry chunks for `manifest.widgets`, which lists the files that each one needs
 */
export const manifest = ({ dist, widgets }) => ({
  name: 'manifest',
  writeBundle({ dir }) {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const { entries } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'))
    const paths = filesIn(dir).filter((path) => path !== 'manifest.json')
    const content = {
      version,
      /** For the doctor on the command line, which examines pages with other releases. */
      docs: docsFolder || docsUrl,
      files: Object.fromEntries(paths.map((path) => [path, describe(join(dir, path))])),
      widgets: Object.fromEntries(widgets.map((name) => [name, entries[name]])),
      styles: Object.fromEntries(paths.filter(widgetOf).map((path) => [widgetOf(path), path])),
    }
    writeFileSync(join(dir, 'manifest.json'), JSON.stringify(content, null, 1))
  },
})
