/**
 * The docs of a release. Warnings of all releases link to the docs folder next to the releases, which has the docs of the version
 * that was released last.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, removeServed, writeServed } from './files.js'

const FOLDER = 'docs'

/** The build makes the docs site for this address. In its files, the address follows a quote or a parenthesis; in texts, it never does. */
const BASE = /(?<=["(])\/docs\//g

/** Only the reference shop serves the pages that the docs run. Their addresses do not exist elsewhere. */
const SAMPLES = 'samples/'
const HAS_SHOP = /\\"hasShop\\":true/

/** New pages come after the files that they name. */
const pagesLast = (one: string, other: string) =>
  Number(one.endsWith('.html')) - Number(other.endsWith('.html'))

/**
 * @param docs    the folder with the built docs
 * @param folder  the release folder
 * @param origin  where the release folder will be served, such as `https://cdn.example/shop`
 */
export function layOutDocs(docs: string, folder: string, origin: string): void {
  const base = `${new URL(origin).pathname.replace(/\/$/, '')}/docs/`
  const read = (path: string) => {
    const bytes = readFileSync(join(docs, path))
    if (!/\.(html|js|css|md|txt)$/.test(path)) return bytes
    return bytes
      .toString()
      .replace(BASE, () => base)
      .replace(HAS_SHOP, '\\"hasShop\\":false')
  }
  const paths = filesIn(docs).filter((path) => !path.startsWith(SAMPLES))
  writeServed(folder, new Map(paths.sort(pagesLast).map((path) => [`${FOLDER}/${path}`, read(path)])))
  // Nothing old is removed before the new pages are there, so that each page can be read at any time.
  for (const path of filesIn(join(folder, FOLDER)))
    if (!paths.includes(path)) removeServed(folder, `${FOLDER}/${path}`)
}
