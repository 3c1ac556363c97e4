/** `shop-embed/server` of the packed package in workerd, the runtime of Cloudflare Workers, and in Deno. React is not installed. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { Miniflare } from 'miniflare'
import { afterwards, cleanUp } from '../support/programs.js'
import { expect, run, test } from './support/test.js'

test.afterEach(cleanUp)

const DENO_VERSION = '2.9.6'
const WORKER = `
import { renderToHtml } from 'shop-embed/server'
export default {
  fetch: async () => new Response(await renderToHtml('footer', { site: 'AT' })),
}`

const SCRIPT = `
import { renderToHtml } from 'shop-embed/server'
console.log(await renderToHtml('footer', { site: 'AT' }))`

/** The footer that Node.js renders. */
async function renderInNode(folder: string): Promise<string> {
  const { renderToHtml } = (await import(
    pathToFileURL(join(folder, 'node_modules/shop-embed/dist/npm/server.js')).href
  )) as typeof import('../../../src/npm/server.js')
  return renderToHtml('footer', { site: 'AT' })
}

test('a worker renders the footer of Node.js', async ({ installApp }) => {
  const folder = await installApp('node-script')
  // As wrangler does. A module of Node.js would be an error.
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: folder },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
    tsconfigRaw: '{}',
    write: false,
  })
  const miniflare = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.mjs', contents: outputFiles[0]!.text }],
    compatibilityDate: '2026-04-01',
  })
  afterwards(() => miniflare.dispose())
  const response = await miniflare.dispatchFetch('https://page.example/')
  expect(await response.text()).toBe(await renderInNode(folder))
})

test('a script in Deno imports the package, and renders the footer of Node.js', async ({ installApp }) => {
  const folder = await installApp('node-script', `deno@${DENO_VERSION}`)
  await writeFile(join(folder, 'deno.js'), SCRIPT)
  // Deno gives it no permissions: the package reads no files or variables, and connects to nothing.
  const { stdout } = await run(folder, 'node_modules/.bin/deno', 'run', '--no-prompt', 'deno.js')
  expect(stdout.trim()).toBe(await renderInNode(folder))
})
