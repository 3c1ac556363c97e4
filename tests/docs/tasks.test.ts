/** The twenty tasks of `tests/long/tasks` are complete. Whether the samples solve them takes a browser. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { TASKS } from '../long/tasks/tasks.js'

const DOCS = join(import.meta.dirname, '../../docs')
const TEXTS = join(import.meta.dirname, '../long/tasks/texts')
const tasks = Object.entries(TASKS)

const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => readFileSync(join(DOCS, path), 'utf8'))
  .join('\n')

test('there are twenty tasks, and each has a text', () => {
  expect(tasks).toHaveLength(20)
  expect(readdirSync(TEXTS).sort()).toEqual(tasks.map(([name]) => `${name}.md`).sort())
})

test.each(tasks)('the sample that solves %s is on a page of the docs', (_name, { sample }) => {
  expect(existsSync(join(DOCS, sample))).toBe(true)
  expect(pages).toContain(`<<< @/${sample}`)
})

test.each(tasks)(
  'the text of %s names the file to write, the loader, the shop and the page to begin with',
  (name, { sample }) => {
    const text = readFileSync(join(TEXTS, `${name}.md`), 'utf8')
    const names = [
      `\`${name}${extname(sample)}\``,
      'https://cdn.example/v1/loader.js',
      'https://shop.example',
    ]
    for (const part of names) expect(text).toContain(part)
    expect(text).toMatch(/\n```\w+\n[^]+\n```\n$/)
  },
)
