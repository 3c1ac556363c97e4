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

/**
 * @param data  integrity hashes of the data files, by set
 * @param name  of the widget or `cart`: the set of texts that the entry may fetch
 */
const filesModule = ({ texts }, name, fetcher) => `
import { fetchFile } from ${fetcher}
const texts = ${JSON.stringify(texts[name] ?? Object.fromEntries(Object.keys(texts.header).map((locale) => [locale, ''])))}
export default {
  locales: Object.keys(texts),
  texts: async (page, locale) => ${texts[name] ? `fetchFile(page, ${JSON.stringify(`/${name}.`)} + locale, texts[locale])` : '({})'},
}`

/** The same for a widget whose texts and what it shows of a site are in one file, named for the site's locale. */
const siteFilesModule = ({ texts }, name, source) => `
import { fetchFile } from ${source('shop/files.ts')}
import { siteLocale } from ${source('shop/page.ts')}
const hashes = ${JSON.stringify(texts[name])}
const fetchBoth = (page, locale) => fetchFile(page, ${JSON.stringify(`/${name}.`)} + locale, hashes[locale])
export default {
  locales: Object.keys(hashes),
  texts: async (page, locale) => (await fetchBoth(page, locale))[0],
  content: async (page, site) => (await fetchBoth(page, siteLocale(page, site)))[1],
}`

/** Modules that exist only in the build: each widget's entry, and the files it may fetch. */
export function entries(root, getData) {
  const source = (path) => JSON.stringify(join(root, 'src', path))
  return {
    name: 'entries',
    resolveId: (id) => (/^(entry|files):/.test(id) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(FILES)) {
        const name = id.slice(FILES.length)
        if (SITE_DATA[name]) return siteFilesModule(getData(), name, source)
        // The cart's page has no other files: its texts bring their own copy along.
        return filesModule(getData(), name, source(`shop/files.ts${name === 'cart' ? '?cart' : ''}`))
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
