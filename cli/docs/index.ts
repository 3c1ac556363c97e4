/** `npx shop-embed-cli docs`: prints the docs of this version as Markdown, for people in a terminal and for their assistants. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nearest } from '../../src/options/nearest.js'
import { UsageError, type Command } from '../command.js'

/** The build writes the docs site there, with a Markdown file beside the HTML of each page. */
const FOLDER = fileURLToPath(new URL('docs', import.meta.url))

/** Lists the pages. */
const LIST = 'llms.txt'
const LINK = /^- \[.+?\]\(\/docs\/(.+?)\.md\)/gm

/** @returns a sentence that names the pages whose names, apart from their folder, are like this one, or else all pages */
function suggestPages(page: string, names: readonly string[]): string {
  const near = nearest(
    posix.basename(page),
    names.map((name) => posix.basename(name)),
  )
  const meant = names.filter((name) => posix.basename(name) === near)
  return meant.length > 0
    ? `There is no page "${page}". Is it ${meant.join(' or ')}?`
    : `Name one of these pages:\n${names.map((name) => `  ${name}`).join('\n')}`
}

/**
 * @param folder  contains the pages
 * @returns the list of the pages and where they are, or the named page
 * @throws {UsageError} if the arguments do not name one of the pages
 */
export function readDocs(folder: string, [page, ...others]: string[]): string {
  const list = readFileSync(join(folder, LIST), 'utf8')
  if (page === undefined) return `${list}\nThe files are in ${folder}\n`
  const names = [...list.matchAll(LINK)].map(([, name]) => name!)
  // The links of the pages end with `.md`.
  const name = page.replace(/\.md$/, '')
  if (others.length > 0) throw new UsageError('Name one page.')
  if (!names.includes(name)) throw new UsageError(suggestPages(name, names))
  return readFileSync(join(folder, `${name}.md`), 'utf8')
}

const docs: Command = {
  summary: 'Prints the docs of this version as Markdown: the list of pages, or a page',
  usage: `[PAGE]

  PAGE  such as start/partner; without it, the list of the pages, and the folder with their files`,
  async run(args) {
    process.stdout.write(readDocs(FOLDER, args))
    return 0
  },
}
export default docs
