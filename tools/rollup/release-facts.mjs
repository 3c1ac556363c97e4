/**
 * The module `virtual:release`: version, folder, prices of the sites, style sheets, hashes of the chunks and one of them all.
 * The npm package and the tests have no chunks, so they leave `built` out and get no hashes. They have no
 * files next to them, so they leave `isOnCdn` out and link to the public docs.
 *
 * `src/virtual-modules.d.ts` has the types.
 */
import { evaluate } from '../evaluate.mjs'
import { shortHash } from '../hashes.mjs'
import { docsFolder, docsUrl, version } from '../package-facts.mjs'
import { at } from '../paths.mjs'
import { fragmentSheets } from './fragment-sheets.mjs'
import { nothingBuilt } from './hashed-chunks.mjs'

const ID = '\0virtual:release'

const exportOf = ([name, fact]) => `export const ${name} = ${JSON.stringify(fact)}`

async function readSites() {
  const { SITES } = await evaluate(at('src/sites/index.ts'))
  return Object.fromEntries(
    Object.entries(SITES).map(([name, { locale, currency, symbol, hidesSymbol }]) => [
      name,
      { locale, currency, symbol: hidesSymbol ? '' : symbol },
    ]),
  )
}

/**
 * The address of the folder of the other files, relative to a file with a fixed name: its own folder. A release has `../files/`
 * in its place (`cli/release/own-files.ts`), which is as long, so that the columns of source maps stay right.
 */
const FILES_ADDRESS = 'files/../'

/** @param {{ built?: import('./hashed-chunks.mjs').Built, isOnCdn?: boolean }} [options] */
export const releaseFacts = ({ built = nothingBuilt(), isOnCdn = false } = {}) => ({
  name: 'release-facts',
  resolveId: (id) => (id === 'virtual:release' ? ID : null),
  async load(id) {
    if (id !== ID) return null
    for (const source of built.sources) this.addWatchFile(source)
    const { hashes, needs } = built
    const needed = Object.fromEntries(Object.entries(needs).filter(([, names]) => names.length > 0))
    const sheets = Object.fromEntries((await fragmentSheets()).map(({ name, path }) => [name, path]))
    const docs = { docsUrl, docsFolder: isOnCdn ? docsFolder : '' }
    const sites = await readSites()
    const release = shortHash(JSON.stringify(hashes))
    const facts = { version, folder: FILES_ADDRESS, sites, hashes, release, needs: needed, sheets, ...docs }
    return Object.entries(facts).map(exportOf).join('\n')
  },
})
