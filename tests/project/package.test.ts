/** What the package promises to the applications that install it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string
  license: string
  homepage: string
  type: string
  engines: Record<string, string>
  exports: Record<string, string | { types: string; default: string }>
  peerDependencies: Record<string, string>
  peerDependenciesMeta: Record<string, { optional?: boolean }>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

test('shop-embed exports the version, a function that adds the script tag, and types', async () => {
  const code = await import('../../src/npm/index.js')
  expect(Object.keys(code).sort()).toEqual(['loadShop', 'version'])
  expect(code.version).toBe(manifest.version)
})

test('shop-embed/react exports the component, a function that returns window.Shop, and React hooks', async () => {
  const code = await import('../../src/npm/react.js')
  expect(Object.keys(code).sort()).toEqual(['ShopWidget', 'getShop', 'useCart', 'useShop'])
})

test('shop-embed/server exports the functions that render HTML', async () => {
  expect(Object.keys(await import('../../src/npm/server.js'))).toEqual(['renderHead', 'renderToHtml'])
})

test('importing the code of the package does not read a global of the page', async () => {
  const modules = ['src/npm', 'src/widgets', 'src/cart', 'src/mount'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(ROOT, folder, path)),
  )
  const importAll = () => Promise.all(modules.map((path) => import(path)))
  // Import once before the globals are watched, because packages such as react-dom look for a window.
  await importAll()
  vi.resetModules()

  const names = ['window', 'document', 'location', 'localStorage', 'sessionStorage', 'history', 'matchMedia']
  const read: string[] = []
  for (const name of names)
    Object.defineProperty(globalThis, name, { configurable: true, get: () => void read.push(name) })
  expect(await importAll()).not.toEqual([])
  for (const name of names) Reflect.deleteProperty(globalThis, name)

  expect(read).toEqual([])
})

test('the package has exactly these entries', () => {
  expect(Object.keys(manifest.exports)).toEqual([
    '.',
    './react',
    './server',
    './jsx',
    './testing',
    './openapi.json',
    './cdn/*',
    './package.json',
  ])
})

test('shop-embed-cli has commands, and exports no code', () => {
  const cli = JSON.parse(readFileSync(join(ROOT, 'cli/package.json'), 'utf8')) as typeof manifest
  expect(Object.keys(cli.exports)).toEqual(['./package.json'])
})

test('React is an optional peer dependency; the three other dependencies have no dependencies themselves', () => {
  expect(Object.keys(manifest.peerDependencies).sort()).toEqual(['react', 'react-dom'])
  // Only `shop-embed/react` needs it. Without this, npm would install it for the commands.
  expect(manifest.peerDependenciesMeta).toEqual({
    react: { optional: true },
    'react-dom': { optional: true },
  })
  const names = ['jotai', 'jwt-decode', 'zod']
  expect(Object.keys(manifest.dependencies)).toEqual(names)
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dependencies?: object }>
  }
  for (const name of names) expect(packages[`node_modules/${name}`]).not.toHaveProperty('dependencies')
})

test('docs/npm.md names the dependencies', () => {
  const text = readFileSync(join(ROOT, 'docs/npm.md'), 'utf8').replaceAll('\n', ' ')
  const [, named = ''] =
    /peer dependencies.*? ([\w-]+(?:, [\w-]+)* and [\w-]+) are dependencies/.exec(text) ?? []
  expect(named.split(/, | and /).sort()).toEqual(Object.keys(manifest.dependencies).sort())
})

test('shop-embed-cli depends on exactly this version, and both packages use the same versions of other packages', () => {
  const cli = JSON.parse(readFileSync(join(ROOT, 'cli/package.json'), 'utf8')) as typeof manifest
  const { version, license, homepage, type, engines } = manifest
  expect(cli).toMatchObject({ version, license, homepage, type, engines })
  const versions: Record<string, string> = {
    ...manifest.devDependencies,
    ...manifest.dependencies,
    'shop-embed': version,
  }
  for (const [name, wanted] of Object.entries(cli.dependencies))
    expect([name, versions[name] ?? wanted]).toEqual([name, wanted])
})
