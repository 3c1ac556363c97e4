/**
 * The module `virtual:release`: version, folder, prices of the sites, style sheets, hashes of the chunks. The hashes come
 * from `dist/release.json`, which the build of the chunks writes before the loader is built. The npm package and the
 * tests have no chunks, so they leave `dist` out and get no hashes.
 *
 * `src/virtual-modules.d.ts` has the types.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { evaluate } from '../evaluate.mjs'
import { root } from '../paths.mjs'
import { isRelease } from './common.mjs'
import { fragmentSheets } from './fragment-sheets.mjs'

const ID = 'virtual:release'

export const releaseFacts = ({ dist } = {}) => ({
  name: 'release-facts',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  async load(id) {
    if (id !== `\0${ID}`) return null
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const { SITES } = await evaluate(join(root, 'src/sites/index.ts'))
    const sites = Object.fromEntries(
      Object.entries(SITES).map(([name, { locale, symbol, hidesSymbol }]) => [
        name,
        { locale, symbol: hidesSymbol ? '' : symbol },
      ]),
    )
    const release = dist && join(dist, 'release.json')
    if (release) this.addWatchFile(release)
    const { hashes, needs } = release
      ? JSON.parse(await readFile(release, 'utf8'))
      : { hashes: {}, needs: {} }
    const needed = Object.fromEntries(Object.entries(needs).filter(([, names]) => names.length > 0))
    const sheets = Object.fromEntries((await fragmentSheets()).map(({ widget, path }) => [widget, path]))
    const folder = isRelease ? `../${version}/` : ''
    return Object.entries({ version, folder, sites, hashes, needs: needed, sheets })
      .map(([name, fact]) => `export const ${name} = ${JSON.stringify(fact)}`)
      .join('\n')
  },
})
