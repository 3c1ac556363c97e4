/**
 * The docs of a release. Warnings and findings of all releases link to the docs folder next to the releases, which has the
 * docs of the version that was released last.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files.js'
import { writeFolder } from './lay-out.js'

/** The build makes the docs site for this address. In its files, the address follows a quote or a parenthesis; in texts, it never does. */
const BASE = /(?<=["(])\/docs\//g

/** Only the reference shop serves the pages that the docs run. Their addresses do not exist elsewhere. */
const SAMPLES = 'samples/'
const HAS_SHOP = /\\"hasShop\\":true/

const pathsIn = (docs: string) => filesIn(docs).filter((path) => !path.startsWith(SAMPLES))

const docsIn = (folder: string) => join(folder, 'docs')

/**
 * @param docs    the folder with the built docs
 * @param folder  the release folder
 * @param origin  where the release folder will be served, such as `https://cdn.example/shop`
 */
export function layOutDocs(docs: string, folder: string, origin: string): void {
  const base = `${new URL(origin).pathname.replace(/\/$/, '')}/docs/`
  const read = (path: string) => {
    const bytes = readFileSync(join(docs, path))
    if (!/\.(html|js|css)$/.test(path)) return bytes
    return bytes
      .toString()
      .replace(BASE, () => base)
      .replace(HAS_SHOP, '\\"hasShop\\":false')
  }
  writeFolder(
    pathsIn(docs).map((path) => [path, read(path)] as const),
    docsIn(folder),
  )
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
  const pages = pathsIn(docs).filter((path) => path.endsWith('.html') && path !== '404.html')
  writeFolder(
    pages.map((path) => [path, forwardTo(publicDocs + path.replace(/(index)?\.html$/, ''))] as const),
    docsIn(folder),
  )
}
