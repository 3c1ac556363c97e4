/** The kinds of files that the sample `nginx.conf` serves. `tests/long/delivery/` runs it in a real nginx. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { expect, test } from 'vitest'

const conf = readFileSync('docs/samples/nginx.conf', 'utf8')
/** Keyed by ending. */
const types = new Map(
  [...conf.matchAll(/^ {8}([\w+/-]+) +(\w+);$/gm)].map(([, type, ending]) => [ending!, type!]),
)
const locations = [...conf.matchAll(/^ *location ~ (\^\S+\((\w+(?:\|\w+)+)\)\$) /gm)].map(
  ([, pattern, endings]) => ({
    pattern: new RegExp(pattern!),
    endings: endings!.split('|'),
  }),
)

test('each ending that it serves has a type', () => {
  expect(locations.length).toBeGreaterThan(2)
  for (const { endings } of locations) expect([...types.keys()]).toEqual(expect.arrayContaining(endings))
})

test('each kind of picture in the docs is served as a picture', () => {
  const all = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  const endings = new Set(
    all.map((path) => extname(path)).filter((ending) => /^\.(png|svg|webp|jpe?g|gif|avif|ico)$/.test(ending)),
  )
  expect(endings.size).toBeGreaterThan(1)
  for (const ending of endings) {
    const path = `/docs/assets/phone.Ab3_-9${ending}`
    expect(
      locations.some(({ pattern }) => pattern.test(path)),
      path,
    ).toBe(true)
    expect(types.get(ending.slice(1)), ending).toMatch(/^image\//)
  }
})
