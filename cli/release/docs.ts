/**
 * The docs of a release. Warnings and findings of all releases link to the docs folder next to the releases, which has the
 * docs of the version that was released last.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, removeServed, writeServed } from './files.js'

/** The build makes the docs site for this address. In its files, the address follows a quote or a parenthesis; in texts, it never does. */
const BASE = /(?<=["(])\/docs\//g

/** Only the reference shop serves the pages that the docs run. Their addresses do not exist elsewhere. */
const SAMPLES = 'samples/'
const HAS_SHOP = /\\"hasShop\\":true/

const pathsIn = (docs: string) => filesIn(docs).filter((path) => !path.startsWith(SAMPLES))

const isPage = (path: string) => path.endsWith('.html')

/**
 * Replaces the docs file by file, so that each page can be read at any time. New pages come after the files that they name,
 * and nothing old is removed before that.
 *
 * @param files  path → content
 */
function replaceDocs(folder: string, files: ReadonlyMap<string, Buffer | string>): void {
  const target = join(folder, 'docs')
  const paths = [...files.keys()].sort((one, other) => Number(isPage(one)) - Number(isPage(other)))
  for (const path of paths) writeServed(join(target, path), files.get(path)!)
  for (const path of filesIn(target)) if (!files.has(path)) removeServed(join(target, path))
}

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
  replaceDocs(folder, new Map(pathsIn(docs).map((path) => [path, read(path)])))
}

/** A browser adds the section to the address of an HTTP redirect, but not to that of a page, so the page does it. */
const forwardTo = (address: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>shop-embed</title>
<script>location.replace(${JSON.stringify(address)} + location.hash)</script>
<p>This page is at <a href="${address}">${address}</a>.</p>
</html>
`

/**
 * Each page of the docs leads to the same page of the public docs, so that the links of a release are right either way.
 *
 * @param publicDocs  the address of the public docs, with a slash at the end
 */
export function layOutForwards(docs: string, folder: string, publicDocs: string): void {
  const pages = pathsIn(docs).filter((path) => isPage(path) && path !== '404.html')
  const contentOf = (path: string) => forwardTo(publicDocs + path.replace(/(index)?\.html$/, ''))
  replaceDocs(folder, new Map(pages.map((path) => [path, contentOf(path)])))
}
