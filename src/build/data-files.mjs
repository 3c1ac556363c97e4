/**
 * Texts become JSON files, one a set and locale, in a folder named for all of them. What a widget shows of a site stands
 * beside its texts in the site's own locale, `[texts, content]`, because nearly every page needs both. Texts that the code
 * asks for by number come as a list.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { evaluate } from './evaluate.mjs'
import { shortHash } from './release.mjs'
import { readSites, SITE_DATA } from './sites.mjs'
import { readTextNames, toList } from './text-lists.mjs'

const folders = async (path) =>
  (await readdir(path, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
const modules = async (path) =>
  (await readdir(path, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ name }) => name.slice(0, -3))

/**
 * @returns integrity hashes by set and locale, for the entries that fetch the files
 */
export async function writeDataFiles(release, root) {
  const contents = {}
  const texts = {}
  const sites = await readSites(root)
  const names = await readTextNames(root)
  const siteOf = (locale) => Object.values(sites).find(({ facts }) => facts.split(' ')[0] === locale)
  for (const locale of (await folders(join(root, 'locales'))).sort())
    for (const set of (await modules(join(root, 'locales', locale))).sort()) {
      const file = join(root, 'locales', locale, `${set}.ts`)
      const { default: named } = await evaluate(file)
      const content = names[set] ? toList(named, names[set], file) : named
      contents[`${set}.${locale}.json`] = JSON.stringify(
        SITE_DATA[set] ? [content, siteOf(locale)?.[SITE_DATA[set]]] : content,
      )
      ;(texts[set] ??= {})[locale] = ''
    }
  for (const [site, { facts }] of Object.entries(sites)) release.sites[site] = facts
  release.texts = `data/${shortHash(JSON.stringify(contents))}`
  for (const [name, content] of Object.entries(contents)) {
    const integrity = await release.write(`${release.texts}/${name}`, content)
    const [set, key] = name.split('.')
    texts[set][key] = integrity
  }
  return { texts }
}
