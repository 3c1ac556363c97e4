// @vitest-environment node
/** MSW and unit tests may run in browsers, so only the entry for Playwright may use Node modules. */
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const importsOf = async (entry: string): Promise<string[]> => {
  const { metafile } = await build({
    entryPoints: [join(import.meta.dirname, '../../src/testing', entry)],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['virtual:release', 'node:*'],
    logLevel: 'silent',
  })
  return Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path }) => path))
    .filter((path) => path !== 'virtual:release')
}

test.each(['index.ts', 'msw.ts'])('%s imports no Node module', async (entry) => {
  expect(await importsOf(entry)).toEqual([])
})

test('playwright.ts imports Node modules', async () => {
  expect(await importsOf('playwright.ts')).toContain('node:fs/promises')
})
