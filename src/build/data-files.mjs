/** Texts and site content become JSON files: one a set and locale, one a site, in a folder named for all of them. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { evaluate } from './evaluate.mjs'
import { shortHash } from './release.mjs'
import { readSites } from './sites.mjs'

const folders = async (path) =>
  (await readdir(path, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
const modules = async (path) =>
  (await readdir(path, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ name }) => name.slice(0, -3))

/**
 * @returns integrity hashes by set and locale, and by site, for the entries that fetch the files
 */
export async function writeDataFiles(release, root) {
  const contents = {}
  const texts = {}
  const sites = {}
  for (const locale of (await folders(join(root, 'locales'))).sort())
    for (const set of (await modules(join(root, 'locales', locale))).sort()) {
      const { default: content } = await evaluate(join(root, 'locales', locale, `${set}.ts`))
      contents[`${set}.${locale}.json`] = JSON.stringify(content)
      ;(texts[set] ??= {})[locale] = ''
    }
  for (const [site, { facts, content }] of Object.entries(await readSites(root))) {
    release.sites[site] = facts
    contents[`site.${site}.json`] = JSON.stringify(content ?? {})
    sites[site] = ''
  }
  release.texts = `data/${shortHash(JSON.stringify(contents))}`
  for (const [name, content] of Object.entries(contents)) {
    const integrity = await release.write(`${release.texts}/${name}`, content)
    const [set, key] = name.split('.')
    if (set === 'site') sites[key] = integrity
    else texts[set][key] = integrity
  }
  return { texts, sites }
}
