/**
 * The docs for assistants: a Markdown file beside the HTML of each page, and `llms.txt`, which lists them. `vitepress-plugin-llms`
 * writes them. Its pages still contain what only VitePress understands, so it is replaced here.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import llmstxt from 'vitepress-plugin-llms'

const LIST = 'llms.txt'

/** @param version  of the packages, which the list names */
export const assistantPages = (version) =>
  llmstxt({
    // All pages in one file would be each text a second time in the package.
    generateLLMsFullTxt: false,
    // The head of each page links to its Markdown, so no page needs hidden text.
    injectLLMHint: false,
    excludeIndexPage: false,
    // The first page is in no sidebar.
    sidebar: ([first, ...others]) => [{ ...first, items: [{ link: '/index' }, ...first.items] }, ...others],
    customLLMsTxtTemplate: '# {title}\n\n{description}\n\n{details}\n\n{toc}',
    details: [
      `These are the docs of version ${version}, with the first sentence of each page. A page on how to start has a whole page to copy.`,
      'After each change of a host page, `npx shop-embed-cli doctor URL` says what is wrong with it, and how to fix it.',
    ].join('\n'),
  })

const FENCED = /^( *)(`{3,})[^]*?^\1\2$/gm

/** @returns the text, changed by the function everywhere except in blocks of code */
function changeProse(text, change) {
  let end = 0
  let changed = ''
  for (const { 0: block, index } of text.matchAll(FENCED)) {
    changed += change(text.slice(end, index)) + block
    end = index + block.length
  }
  return changed + change(text.slice(end))
}

/** The columns of tables are aligned with blanks, which are a third of a table. */
const narrowRow = (row) => row.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---')

const clean = (prose) =>
  prose
    // The title of a part that readers open, or of a box, and its end.
    .replace(/^::: \w+ (.+)$/gm, '**$1**')
    .replace(/^:::\n*/gm, '')
    // The ids of old sections, to which only the addresses of the site lead.
    .replace(/ \{#[\w-]+\}$/gm, '')
    // The pictures are not beside the Markdown. Their descriptions say what they show.
    .replace(/!\[([^\]]+)\]\([^)]+\)/g, 'Picture: $1')
    .replace(/^\|.*\|$/gm, narrowRow)

/** @param text  a page as the plugin writes it. The address in its front matter is that of the reference shop only. */
export const cleanPage = (text) => `${changeProse(text.replace(/^---\n[^]*?\n---\n+/, ''), clean).trim()}\n`

/** @returns the first sentence below the title, without links */
export function summarize(page) {
  const [, paragraph = ''] = /^# .+\n+((?:.+\n)+)/m.exec(page) ?? []
  const text = paragraph.trim().replaceAll('\n', ' ')
  const [sentence] = /^.+?\.(?= |$)/.exec(text) ?? [text]
  return sentence.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
}

/**
 * @param text       the list as the plugin writes it
 * @param base       the address of the docs in its links. Without it, they also work in the package.
 * @param summaryOf  path → summary
 */
export const cleanList = (text, base, summaryOf) =>
  text
    .replace(/^### /gm, '## ')
    .replaceAll(`](${base}`, '](')
    .replace(/^- \[.+\]\((.+)\)$/gm, (line, path) => `${line}: ${summaryOf(path)}`)

/** Changes the files that the plugin has written into the folder. */
export function cleanAssistantPages(folder, base) {
  const summaries = new Map()
  for (const path of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.md'))) {
    const page = cleanPage(readFileSync(join(folder, path), 'utf8'))
    summaries.set(path, summarize(page))
    writeFileSync(join(folder, path), page)
  }
  const list = readFileSync(join(folder, LIST), 'utf8')
  writeFileSync(
    join(folder, LIST),
    cleanList(list, base, (path) => summaries.get(path)),
  )
}
