/** The list of placeholders is complete. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IN_RELEASE, isPlaceholder } from '../../cli/placeholders.js'
import { root } from '../../tools/paths.mjs'

const hostsIn = (text: string): string[] => text.match(/[\w.-]+\.example(?![\w-]|\.\w)/g) ?? []

const filesIn = (folder: string, names: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => join(root, folder, name))

// In other files, such addresses are examples.
test('has each placeholder of the files in which a shop replaces them', () => {
  const listed = Object.values(IN_RELEASE).flatMap(({ text }) => hostsIn(text))
  const files = [
    ...['package.json', 'cli/package.json', 'SECURITY.md'].map((path) => join(root, path)),
    ...filesIn('src/sites', /\.ts$/),
  ]
  const written = files.flatMap((path) => hostsIn(readFileSync(path, 'utf8')))
  expect([...new Set(written)].sort()).toEqual([...new Set(listed)].sort())
})

test.each(['https://cdn.example', 'HTTPS://CDN.EXAMPLE/', 'a@shop.example', 'a@shop.com, b@shop.example'])(
  '%s is a placeholder',
  (text) => expect(isPlaceholder(text)).toBe(true),
)

test.each([
  'https://cdn.example.com/',
  'https://example.shop',
  'https://cdn.examples',
  'a.example-shop.com',
  '',
])('“%s” is none', (text) => expect(isPlaceholder(text)).toBe(false))
