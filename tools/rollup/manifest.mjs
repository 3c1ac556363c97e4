/** Writes `manifest.json` next to the loader: every file with its sizes and hashes. Paths are relative to it. interface §5. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliSize, digest } from '../hashes.mjs'
import { version } from '../package-facts.mjs'

/** Paths relative to the folder. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

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

/** The sheet of promotions is no widget's. */
const widgetOf = (path) => /(?:^|\/)styles\/([a-z]+)\.[\w-]{8}\.css$/.exec(path)?.[1]

/**
 * @param built    what is known of the chunks: hashed-chunks.mjs
 * @param folder   the folder with all files
 * @param widgets  names of the entry chunks for `manifest.widgets`, which lists the files that each one needs
 */
export const manifest = ({ built, folder, widgets }) => ({
  name: 'manifest',
  writeBundle() {
    const paths = filesIn(folder)
      .filter((path) => path !== 'manifest.json')
      .sort()
    const content = {
      version,
      files: Object.fromEntries(paths.map((path) => [path, describe(join(folder, path))])),
      widgets: Object.fromEntries(widgets.map((name) => [name, built.entries[name]])),
      styles: Object.fromEntries(paths.filter(widgetOf).map((path) => [widgetOf(path), path])),
    }
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(content, null, 1))
  },
})
