/** The docs for assistants, as the package has them: `llms.txt`, and a Markdown file beside the HTML of each page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PAGES } from '../../browser/support/docs.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { cli } from '../../../tools/paths.mjs'

const DOCS = join(cli, 'docs')
const read = (path: string) => readFileSync(join(DOCS, path), 'utf8')
const list = read('llms.txt')
const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))

/** A page without its blocks of code and its inline code. */
const proseOf = (path: string) => read(path).replace(/^( *)(`{3,})[^]*?^\1\2$|`[^`\n]*`/gm, '')

test('the list has each page of the docs, with a sentence about it', () => {
  const entries = [...list.matchAll(/^- \[.+?\]\((.+?)\): .{20}/gm)].map(([, path]) => path!)
  expect(entries.toSorted()).toEqual(
    PAGES.map((path) => (path === '/' ? 'index.md' : `${path.slice(1)}.md`)).toSorted(),
  )
  expect(pages.toSorted()).toEqual(entries.toSorted())
})

test('each page has a title, and nothing that only the docs site understands', () => {
  for (const path of pages) {
    expect(read(path), path).toMatch(/^# .+\n/)
    expect(proseOf(path), path).not.toMatch(/<<<|:::|\{\{|<\/?[A-Za-z]|@include|!\[|\{#/)
  }
})

test('each link in a page leads to a page in the folder', () => {
  const dead = pages.flatMap((path) =>
    [...proseOf(path).matchAll(/\]\((?!\w+:|#)([^)#]+)/g)]
      .map(([, target]) => join(dirname(path), target!))
      .filter((target) => !existsSync(join(DOCS, target)))
      .map((target) => `${path}: ${target}`),
  )
  expect(dead).toEqual([])
})

test('samples, included parts and generated tables are in the Markdown', () => {
  expect(read('start/partner.md')).toContain('data-origin-addition="bohne-und-blatt"')
  expect(read('recipes.md')).toContain('**shop-embed.css**\n\n```css')
  expect(read('index.md')).toContain('| `newsletter` |')
  expect(read('html.md')).toContain('| `setArticle` |')
  expect(read('builder.md')).toContain('| support form | ')
})

test('the shop serves the list and the pages, and the HTML names them', async ({ request }) => {
  const served = async (path: string) => {
    const response = await request.get(path)
    return [response.status(), response.headers()['content-type'], await response.text()]
  }
  expect(await served('/docs/llms.txt')).toEqual([200, 'text/plain; charset=utf-8', list])
  expect(await served('/docs/csp.md')).toEqual([200, 'text/markdown; charset=utf-8', read('csp.md')])
  const html = read('csp.html')
  expect(html).toContain('<link href="/docs/csp.md" rel="alternate" type="text/markdown">')
  expect(html).toContain('<link href="/docs/llms.txt" rel="describedby">')
})
