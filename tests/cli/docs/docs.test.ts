import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { UsageError } from '../../../cli/command.js'
import { readDocs } from '../../../cli/docs/index.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-embed-docs-'))
  mkdirSync(join(folder, 'start'))
  writeFileSync(
    join(folder, 'llms.txt'),
    '# Docs\n\n- [Policy](/docs/csp.md)\n- [A partner](/docs/start/partner.md)\n',
  )
  writeFileSync(join(folder, 'csp.md'), '# Policy\n')
  writeFileSync(join(folder, 'start/partner.md'), '# A partner\n')
  writeFileSync(join(folder, 'secret.md'), 'not in the list')
})
afterAll(() => rmSync(folder, { recursive: true }))

it('without a name, prints the list of the pages and the folder with their files', () => {
  const text = readDocs(folder, [])
  expect(text).toContain('- [Policy](/docs/csp.md)\n')
  expect(text).toContain(`The files are in ${folder}\n`)
})

it('prints the named page, with or without the ending that its links have', () => {
  expect(readDocs(folder, ['csp'])).toBe('# Policy\n')
  expect(readDocs(folder, ['start/partner.md'])).toBe('# A partner\n')
})

it.each([
  ['another name', ['legal']],
  ['a file that is not in the list', ['secret']],
  ['a path', ['../package.json']],
])('%s is refused, and the message names the pages', (_what, args) => {
  expect(() => readDocs(folder, args)).toThrow(UsageError)
  expect(() => readDocs(folder, args)).toThrow('Name one of these pages:\n  csp\n  start/partner')
})

it('two names are refused', () => {
  expect(() => readDocs(folder, ['csp', 'start/partner'])).toThrow(new UsageError('Name one page.'))
})

it.each(['partner', 'start/partnr', 'reference/partner.md'])(
  'for "%s", the message names the page',
  (page) => {
    expect(() => readDocs(folder, [page])).toThrow(/^There is no page ".+"\. Is it start\/partner\?$/)
  },
)
