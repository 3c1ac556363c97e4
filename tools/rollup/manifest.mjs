/**
 * Writes `manifest.json` next to the loader: every file with its sizes and hashes. Paths are relative to it. interface.md §5.
 * `scripts.json` says of the same files what they are for.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { evaluate } from '../evaluate.mjs'
import { brotliSize, digest } from '../hashes.mjs'
import { docsFolder, version } from '../package-facts.mjs'
import { at } from '../paths.mjs'

/** Paths relative to the folder. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

/** The files whose names contain a hash are in subfolders: `chunks/`, `styles/` and `assets/`. */
const hasHash = (path) => path.includes('/')

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

/** Written after all others, and not listed: they contain the hashes of the others. */
const LISTS = ['manifest.json', 'scripts.json']

const widgetOf = (path) => /(?:^|\/)styles\/(.+)\.[\w-]{8}\.css$/.exec(path)?.[1]

/**
 * @param built    what is known of the chunks: hashed-chunks.mjs
 * @param files    the folder that contains the chunks, style sheets and pictures
 * @param layouts  the layouts from paths.mjs; each gets its own manifest
 * @param widgets  names of the entry chunks for `manifest.widgets`, which lists the files that each one needs
 */
export const manifest = ({ built, files, layouts, widgets }) => ({
  name: 'manifest',
  async writeBundle() {
    const { scriptsOf } = await evaluate(at('cli/release/scripts.ts'))
    const hashed = filesIn(files)
      .filter(hasHash)
      .map((path) => [path, describe(join(files, path))])
    for (const { folder, filesFolder } of layouts) {
      const addressOf = (path) => filesFolder + path
      const own = filesIn(folder).filter((path) => !hasHash(path) && !LISTS.includes(path))
      const described = [
        ...own.map((path) => [path, describe(join(folder, path))]),
        ...hashed.map(([path, facts]) => [addressOf(path), facts]),
      ].sort(([one], [other]) => (one < other ? -1 : 1))
      const paths = described.map(([path]) => path)
      const content = {
        version,
        /** The command-line doctor uses it, because it examines pages with other releases. */
        docs: docsFolder,
        files: Object.fromEntries(described),
        widgets: Object.fromEntries(widgets.map((name) => [name, built.entries[name].map(addressOf)])),
        styles: Object.fromEntries(paths.filter(widgetOf).map((path) => [widgetOf(path), path])),
      }
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(content, null, 1))
      writeFileSync(join(folder, 'scripts.json'), JSON.stringify(scriptsOf(content), null, 1))
    }
  },
})
