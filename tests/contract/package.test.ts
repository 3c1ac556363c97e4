// @vitest-environment node
/** What the package promises to the applications that install it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string
  exports: Record<string, string | { types: string; default: string }>
  files: string[]
  peerDependencies: Record<string, string>
  dependencies: Record<string, string>
  sideEffects: boolean
}

test('shop-embed exports the version, and types', async () => {
  expect({ ...(await import('../../src/npm/index.js')) }).toEqual({ version: manifest.version })
})

test('shop-embed/react exports the component and the way to window.Shop', async () => {
  const code = await import('../../src/npm/react.js')
  expect(Object.keys(code).sort()).toEqual(['ShopWidget', 'getShop'])
})

test('shop-embed/server exports the function that makes markup', async () => {
  expect(Object.keys(await import('../../src/npm/server.js'))).toEqual(['renderToHtml'])
})

test('nothing of the package touches the page when it is imported', () => {
  // The three imports above ran without a window; a thrown error would have failed them.
  expect(typeof window).toBe('undefined')
})

test('the names by which applications import are these', () => {
  expect(Object.keys(manifest.exports)).toEqual(['.', './react', './server', './cdn/*', './package.json'])
  for (const entry of Object.values(manifest.exports))
    if (typeof entry === 'object') {
      expect(entry.types).toMatch(/^\.\/dist\/npm\/\w+\.d\.ts$/)
      expect(entry.default).toBe(entry.types.replace('.d.ts', '.js'))
      // The first condition that fits wins, so the types come first.
      expect(Object.keys(entry)).toEqual(['types', 'default'])
    }
})

test('React is the application’s own; the libraries of the package come with it', () => {
  expect(Object.keys(manifest.peerDependencies).sort()).toEqual(['react', 'react-dom'])
  expect(Object.keys(manifest.dependencies).sort()).toEqual([
    'cookie-es',
    'jotai',
    'jwt-decode',
    'typesafe-i18n',
    'zod',
  ])
})
