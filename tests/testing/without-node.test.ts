// @vitest-environment node
/** Unit tests may run in browsers. */
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

test('index.ts imports no Node module', async () => {
  expect(await importsOf('index.ts')).toEqual([])
})
