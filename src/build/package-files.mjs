/**
 * The modules that exist only in a build, for the npm package: site content comes by `import()`, one site at a time,
 * where the CDN's chunks fetch JSON. Serves rollup and vitest alike.
 */
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { readVersion, shortHash } from './release.mjs'
import { readSites, SITE_DATA } from './sites.mjs'
import { widgetSheets } from './widget-sheets.mjs'

const FILES = '\0files:'
const FACTS = '\0package:facts'
/** What a widget shows of a site, as the build reads the site's file. */
const CONTENT = /^\0package:src\/sites\/(\w+)\.(\w+)\.ts$/

async function filesModule(root, widget) {
  const key = SITE_DATA[widget]
  const names = key ? Object.keys(await readSites(root)) : []
  const imports = names.map((site) => `${site}: () => import('package:src/sites/${site}.${key}.ts')`)
  return `const sites = { ${imports.join(', ')} }
export default { content: async (page, site) => (await sites[site]?.())?.default ?? {} }`
}

/** What the package knows without asking: its version, `locale symbol` of each site, the sheets' addresses. */
async function factsModule(root) {
  const sites = Object.fromEntries(
    Object.entries(await readSites(root)).map(([site, { facts }]) => [site, facts]),
  )
  const sheets = Object.fromEntries(
    Object.entries(await widgetSheets(root)).map(([name, { path }]) => [name, path]),
  )
  const version = await readVersion(join(root, 'package.json'))
  return `export default ${JSON.stringify({ version, sites, sheets })}`
}

export const packageFiles = (root) => ({
  name: 'package-files',
  enforce: 'pre',
  resolveId: (id) => (/^(files|package):/.test(id) ? `\0${id}` : null),
  async load(id) {
    if (id === FACTS) return factsModule(root)
    const [, site, key] = CONTENT.exec(id) ?? []
    if (site) return `export default ${JSON.stringify((await readSites(root))[site][key])}`
    if (id.startsWith(FILES)) return filesModule(root, id.slice(FILES.length))
    // The bytes are on the CDN: the address is the one that its build gives.
    if (/\.(jpg|svg)$/.test(id))
      return `export default "assets/${shortHash(await readFile(id))}${extname(id)}"`
    return null
  },
})
