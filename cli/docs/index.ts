/** `npx shop-embed-cli docs`: prints the docs of this version as Markdown, for people in a terminal and for their assistants. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError, type Command } from '../command.js'

/** The build writes the docs site there, with a Markdown file beside the HTML of each page. */
const FOLDER = fileURLToPath(new URL('docs', import.meta.url))

/** Lists the pages. */
const LIST = 'llms.txt'
const LINK = /^- \[.+?\]\((.+?)\.md\)/gm

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
  if (others.length > 0 || !names.includes(name))
    throw new UsageError(`Name one of these pages: ${names.join(', ')}.`)
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
