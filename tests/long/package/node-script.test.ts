/** The packed package in a plain script on Node, without a browser's globals, and what its installation adds. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, run, test } from './support/test.js'

const REACT = ['react', 'react-dom', 'scheduler']

/** The packages of an application, except React. */
async function installedIn(folder: string): Promise<string[]> {
  const { packages } = JSON.parse(
    await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8'),
  ) as { packages: object }
  return Object.keys(packages)
    .map((path) => path.replace('node_modules/', ''))
    .filter((name) => !REACT.includes(name))
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => stat(join(parentPath, name))))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

test('a script on Node imports all entries and renders a fragment', async ({ installApp }) => {
  const folder = await installApp('node-script', 'react@19.3.1', 'react-dom@19.3.1')
  const { stdout, stderr } = await run(folder, process.execPath, 'main.js')
  expect(JSON.parse(stdout)).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    shop: null,
    component: 'function',
    fragment: expect.stringMatching(/^<div data-shop-widget="footer" data-site="AT"><template .*<\/div>$/),
    head: expect.stringMatching(
      /^(<link rel="stylesheet" href="https:\/\/cdn\.example\/files\/styles\/[^"]+">){2}$/,
    ),
    testKit: 'function',
    openapi: '3.1.0',
  })
  expect(stderr).toBe('')
})

test('apart from React, the installation adds four packages and at most ten megabytes', async ({
  installApp,
}) => {
  const folder = await installApp('node-script', 'react@19.3.1', 'react-dom@19.3.1')
  const names = await installedIn(folder)
  expect(names).toEqual(['jotai', 'jwt-decode', 'shop-embed', 'zod'])
  const sizes = await Promise.all(names.map((name) => bytesIn(join(folder, 'node_modules', name))))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'size', description: `${(bytes / 1e6).toFixed(1)} MB` })
  expect(bytes).toBeLessThan(10e6)
})

test('the package contains the licence of the code that it bundles', async ({ installApp }) => {
  const folder = await installApp('node-script', 'react@19.3.1', 'react-dom@19.3.1')
  const npm = join(folder, 'node_modules/shop-embed/dist/npm')
  const bundled = await readdir(join(npm, 'vendor'))
  const notices = await readFile(join(npm, 'THIRD-PARTY-LICENCES.txt'), 'utf8')
  expect(bundled).toEqual(['typesafe-i18n'])
  for (const name of bundled) expect(notices).toMatch(new RegExp(`^${name} \\d.*\\(MIT\\)$`, 'm'))
})
