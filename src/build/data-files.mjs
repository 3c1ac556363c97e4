/** The site content of the widgets becomes JSON files, one a widget and site, in a folder named for all of them. */
import { shortHash } from './release.mjs'
import { readSites, SITE_DATA } from './sites.mjs'

/**
 * @returns integrity hashes by widget and site, for the entries that fetch the files
 */
export async function writeDataFiles(release, root) {
  const sites = await readSites(root)
  const files = Object.entries(SITE_DATA).flatMap(([widget, key]) =>
    Object.entries(sites).map(([site, data]) => ({ widget, site, content: JSON.stringify(data[key]) })),
  )
  for (const [site, { facts }] of Object.entries(sites)) release.sites[site] = facts
  release.texts = `data/${shortHash(JSON.stringify(files))}`
  const hashes = {}
  for (const { widget, site, content } of files)
    (hashes[widget] ??= {})[site] = await release.write(`${release.texts}/${widget}.${site}.json`, content)
  return hashes
}
