/**
 * The module `virtual:release`: version, folder, prices of the sites, style sheets, hashes of the chunks, and chunks that
 * the file contains. The hashes come from `dist/release.json` and `dist/doctor.json`, which are written before the loader
 * is built. The npm package and the tests have no chunks, so they leave `dist` out and get no hashes. They have no files next
 * to them, so they leave `isOnCdn` out and link to the public docs.
 *
 * `src/virtual-modules.d.ts` has the types.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { evaluate } from '../evaluate.mjs'
import { root } from '../paths.mjs'
import { docsFolder, docsUrl } from './docs-address.mjs'
import { fragmentSheets } from './fragment-sheets.mjs'

const ID = 'virtual:release'

/** The hashes of the chunks, and of the doctor, which is built separately. */
async function readRelease(read, dist) {
  const { hashes, needs, entries } = await read(join(dist, 'release.json'))
  return { hashes: { ...hashes, ...(await read(join(dist, 'doctor.json'))) }, needs, entries }
}

const exportOf = ([name, fact]) => `export const ${name} = ${JSON.stringify(fact)}`

/** Chunks are ES modules that export what they register, so a file that contains chunks simply imports them. */
function exportIncluded(paths) {
  const names = paths.map((path) => path.split('/').at(-1).split('.')[0])
  const imports = paths.map((path, at) => `import * as ${names[at]} from ${JSON.stringify(path)}`)
  return [...imports, `export const included = { ${names.join(', ')} }`].join('\n')
}

/**
 * @param {{ dist?: string, isOnCdn?: boolean, filesFolder?: string, fileName?: string, includes?: string, folder?: string }} [options]
 *   `filesFolder`: the folder of the chunks, relative to the loader; `fileName`: the loader's file; `includes`: the widget whose chunks it contains;
 *   `folder`: that of the chunks
 */
export const releaseFacts = ({
  dist,
  isOnCdn = false,
  filesFolder = '',
  fileName = 'loader.js',
  includes,
  folder: chunkFolder,
} = {}) => ({
  name: 'release-facts',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  async load(id) {
    if (id !== `\0${ID}`) return null
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const { SITES } = await evaluate(join(root, 'src/sites/index.ts'))
    const sites = Object.fromEntries(
      Object.entries(SITES).map(([name, { locale, currency, symbol, hidesSymbol }]) => [
        name,
        { locale, currency, symbol: hidesSymbol ? '' : symbol },
      ]),
    )
    const read = async (file) => {
      this.addWatchFile(file)
      return JSON.parse(await readFile(file, 'utf8'))
    }
    const { hashes, needs, entries } = dist
      ? await readRelease(read, dist)
      : { hashes: {}, needs: {}, entries: {} }
    const needed = Object.fromEntries(Object.entries(needs).filter(([, names]) => names.length > 0))
    const sheets = Object.fromEntries((await fragmentSheets()).map(({ widget, path }) => [widget, path]))
    const docs = { docsUrl, docsFolder: isOnCdn ? docsFolder : '' }
    const facts = { version, folder: filesFolder, fileName, sites, hashes, needs: needed, sheets, ...docs }
    const included = includes ? entries[includes].map((path) => join(chunkFolder, path)) : []
    return [...Object.entries(facts).map(exportOf), exportIncluded(included)].join('\n')
  },
})
