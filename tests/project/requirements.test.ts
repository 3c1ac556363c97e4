/** `docs/contributing/requirements.md` has each section of the specification that the code cites, and names existing tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const DOCUMENTS = ['header-search-cart', 'newsletter-footer-preview-support', 'interface', 'security rules']

const rows = read('docs/contributing/requirements.md')
  .split('\n## ')
  .flatMap((part) =>
    [...part.matchAll(/^- §([\d.]+): .* `(tests\/\S+)`$/gm)].map(([, section, file]) => ({
      section: `${part.split('\n')[0]} §${section}`,
      file: file!,
    })),
  )

test('the page has a row for each section that the code cites', () => {
  const code = ['src', 'loader', 'locales']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path))
    // A citation may continue on the next line of a comment.
    .map((path) => read(path).replace(/\n *\* /g, ' '))
    .join('\n')
  const citation = new RegExp(
    `(${DOCUMENTS.join('|')})((?:,| and)? (?:\\([^)]+\\), )?§\\d+(?:\\.\\d+)?)+`,
    'gi',
  )
  const cited = [...code.matchAll(citation)].flatMap(([text, document]) =>
    [...text.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, section]) => `${document!.toLowerCase()} §${section}`),
  )
  expect(cited.length).toBeGreaterThan(20)
  const known = rows.map(({ section }) => section)
  expect([...new Set(cited)].filter((section) => !known.includes(section))).toEqual([])
})

test.each(rows)('$section: $file exists', ({ file }) => {
  expect(existsSync(join(ROOT, file))).toBe(true)
})
