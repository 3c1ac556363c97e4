/** How `npm start` knows that nothing has changed since the last build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

/** The tests write here instead of to `dist/`. */
const dist = mkdtempSync(join(tmpdir(), 'shop-dist-'))
vi.stubEnv('DIST', dist)
// The module reads the variable when it is evaluated, and another test may have imported it.
vi.resetModules()
const { forgetBuilds, hashSources, isBuilt, recordBuild } = await import('../../tools/sources.mjs')

const OUTPUTS = ['cdn/loader.js', 'npm/server.js', 'cli/main.js', 'cli/docs/index.html']
beforeEach(() => {
  for (const path of OUTPUTS) {
    mkdirSync(join(dist, path, '..'), { recursive: true })
    writeFileSync(join(dist, path), '')
  }
  forgetBuilds()
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(dist, { recursive: true })
})

function createProject() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-sources-'))
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('src/index.ts', 'one')
  write('package-lock.json', '{}')
  return { folder, write }
}

test('a changed, new, renamed or deleted file changes the hash', () => {
  const { folder, write } = createProject()
  const hashes = [hashSources(folder)]
  write('src/index.ts', 'two')
  hashes.push(hashSources(folder))
  write('docs/.vitepress/config.mjs', '')
  hashes.push(hashSources(folder))
  write('package-lock.json', '{ }')
  hashes.push(hashSources(folder))
  rmSync(join(folder, 'src'), { recursive: true })
  hashes.push(hashSources(folder))
  for (const path of ['lib/index.ts', 'cli/release/index.ts', 'vitest.config.mjs', 'README.md']) {
    write(path, 'two')
    hashes.push(hashSources(folder))
  }
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('build output, packages, tests, and a file that is written again with the same content do not change the hash', () => {
  const { folder, write } = createProject()
  const before = hashSources(folder)
  for (const name of ['dist', 'cli/dist', 'node_modules', 'docs/node_modules', 'tests', '.git', 'release'])
    write(`${name}/file`, 'text')
  // `npm start -- --state state.json` writes this file.
  write('state.json', '{}')
  write('src/index.ts', 'one')
  expect(hashSources(folder)).toBe(before)
})

test('a part counts as built for the hash of its sources, until the next build begins', async () => {
  const hash = hashSources()
  expect(isBuilt('code', hash)).toBe(false)
  await recordBuild('code', () => expect(isBuilt('code', hash)).toBe(false))
  expect([isBuilt('code', hash), isBuilt('code', 'another'), isBuilt('docs', hash)]).toEqual([
    true,
    false,
    false,
  ])
  await recordBuild('docs', () => expect(isBuilt('code', hash)).toBe(true))
  expect(isBuilt('docs', hash)).toBe(true)
  await recordBuild('code', () =>
    expect([isBuilt('code', hash), isBuilt('docs', hash)]).toEqual([false, false]),
  )
  expect([isBuilt('code', hash), isBuilt('docs', hash)]).toEqual([true, false])
  forgetBuilds()
  expect(isBuilt('code', hash)).toBe(false)
})

test('a failed build does not count, and neither does a build whose sources change while it runs', async () => {
  const hash = hashSources()
  await recordBuild('code', () => Promise.resolve())
  await expect(recordBuild('code', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(isBuilt('code', hash)).toBe(false)
  const { folder, write } = createProject()
  const before = hashSources(folder)
  await recordBuild('code', () => write('src/index.ts', 'two'), folder)
  for (const sources of [before, hashSources(folder)]) expect(isBuilt('code', sources)).toBe(false)
})

test.each(OUTPUTS)('without %s, the part does not count as built', async (path) => {
  const hash = hashSources()
  await recordBuild('code', () => Promise.resolve())
  await recordBuild('docs', () => Promise.resolve())
  rmSync(join(dist, path))
  expect(isBuilt(path.includes('docs') ? 'docs' : 'code', hash)).toBe(false)
})
