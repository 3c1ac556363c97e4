/** The built package where React is missing or has no hooks: on servers, and in React's server components. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'
import { dependencies } from '../../tools/package-facts.mjs'
import { dist, root } from '../../tools/paths.mjs'

const SCRIPT = `
import { renderHead, renderToHtml } from 'shop-embed/server'
const html = await renderToHtml('header', { site: 'AT', colour: 'red' })
console.log(JSON.stringify({ html, head: renderHead(['header']) }))`

/** Runs the script in a folder with the package and its dependencies, but without React. */
async function runWithoutReact(...flags: string[]) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'shop-embed-server-')))
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, 'shop-embed/dist'), { recursive: true })
  await cp(join(root, 'package.json'), join(modules, 'shop-embed/package.json'))
  await cp(join(dist, 'npm'), join(modules, 'shop-embed/dist/npm'), { recursive: true })
  for (const name of Object.keys(dependencies))
    await symlink(join(root, 'node_modules', name), join(modules, name), 'junction')
  try {
    const args = [...flags, '--input-type=module', '--eval', SCRIPT]
    return await promisify(execFile)(process.execPath, args, { cwd: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}

for (const flags of [[], ['--conditions=react-server']])
  test(`shop-embed/server renders without React ${flags.join()}`, async () => {
    const { stdout, stderr } = await runWithoutReact(...flags)
    const { html, head } = JSON.parse(stdout) as { html: string; head: string }
    expect(html).toMatch(/^<div data-shop-widget="header" data-site="AT"><template shadowrootmode="open">/)
    expect(html).toContain(head)
    expect(stderr).toContain('option "colour" does not exist, in header')
  })

test('shop-embed/server is one file, which imports only dependencies of the package', async () => {
  const code = await readFile(join(dist, 'npm/server.js'), 'utf8')
  const imported = [...code.matchAll(/^\s*(?:import|export)\b[^;]*?\bfrom\s*['"]([^'"]+)['"]/gm)].map(
    ([, name]) => name!,
  )
  expect(imported).not.toEqual([])
  for (const name of imported) expect(Object.keys(dependencies)).toContain(name.split('/')[0])
  expect(code).not.toMatch(/\bimport\s*\(/)
})

test('shop-embed/react is marked for the client', async () => {
  expect(await readFile(join(dist, 'npm/react.js'), 'utf8')).toMatch(/^'use client';\n/)
})
