/** The entries of the CDN build: one a folder of `src/widgets/`, and the cart. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_DATA } from './sites.mjs'

const PREFIX = '\0entry:'
const FILES = '\0files:'

export const widgetNames = (root) =>
  readdirSync(join(root, 'src/widgets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

/** @param hashes  integrity hashes of the widget's content, by site */
const filesModule = (hashes, name, source) => `
import { fetchFile } from ${source('shop/files.ts')}
const hashes = ${JSON.stringify(hashes)}
export default { content: (page, site) => fetchFile(page, ${JSON.stringify(`/${name}.`)} + site, hashes[site]) }`

/** Modules that exist only in the build: each widget's entry, and the files it may fetch. */
export function entries(root, getData) {
  const source = (path) => JSON.stringify(join(root, 'src', path))
  return {
    name: 'entries',
    resolveId: (id) => (/^(entry|files):/.test(id) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(FILES)) {
        const name = id.slice(FILES.length)
        return SITE_DATA[name]
          ? filesModule(getData()[name], name, source)
          : 'export default { content: async () => ({}) }'
      }
      if (!id.startsWith(PREFIX)) return null
      const name = id.slice(PREFIX.length)
      const own = `src/shop/entries/${name}.ts`
      const extra = readdirSync(join(root, 'src/shop/entries')).includes(`${name}.ts`)
        ? `export * from ${JSON.stringify(join(root, own))}\n`
        : ''
      if (name === 'cart') return extra
      return `${extra}import definition from ${source(`widgets/${name}/index.ts`)}
import { mountWidget } from ${source('shop/cdn.ts')}
import files from 'files:${name}'
export const mount = (page, element, given) => mountWidget(definition, files, page, element, given)`
    },
  }
}
