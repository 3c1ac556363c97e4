/** `security.txt` in the release folder, as RFC 9116 describes it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { IN_RELEASE } from '../../../cli/placeholders.js'
import { writeSecurityText } from '../../../cli/release/security-text.js'
import { root } from '../../../tools/paths.mjs'

const FIRST = new Date('2030-01-01T12:00:00.123Z')
const LATER = new Date('2030-06-01T12:00:00.000Z')

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'security-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const read = () => readFileSync(join(folder, '.well-known/security.txt'), 'utf8')

it('has the three fields, and a placeholder as the address', () => {
  expect(writeSecurityText(folder, 'https://cdn.example/shop', FIRST)).toEqual([IN_RELEASE.security.text])
  expect(read()).toBe(`Contact: mailto:security@shop.example
Expires: 2030-12-27T12:00:00Z
Canonical: https://cdn.example/.well-known/security.txt
`)
})

it('keeps what the shop has written, and renews the date and its own address', () => {
  writeSecurityText(folder, 'https://cdn.example', FIRST)
  const own = `# Our team
Contact: https://shop.com/security
Preferred-Languages: de, en
`
  writeFileSync(
    join(folder, '.well-known/security.txt'),
    read().replace('Contact: mailto:security@shop.example\n', own),
  )
  expect(writeSecurityText(folder, 'https://cdn.shop.com', LATER)).toEqual(['https://shop.com/security'])
  expect(read()).toBe(`${own}Expires: 2031-05-27T12:00:00Z
Canonical: https://cdn.shop.com/.well-known/security.txt
`)
})

it('has no compressed forms, which would keep what the shop has replaced, and removes those of earlier releases', () => {
  mkdirSync(join(folder, '.well-known'))
  for (const ending of ['.br', '.gz']) writeFileSync(join(folder, `.well-known/security.txt${ending}`), '')
  writeSecurityText(folder, 'https://cdn.example', FIRST)
  expect(readdirSync(join(folder, '.well-known'))).toEqual(['security.txt'])
})

it('has the placeholder of SECURITY.md', () => {
  writeSecurityText(folder, 'https://cdn.example', FIRST)
  const [, address] = /mailto:(\S+)/.exec(read())!
  expect(readFileSync(join(root, 'SECURITY.md'), 'utf8')).toContain(`\`${address}\``)
})
