/** The page that an answer makes: it is HTML, or a program that a server or a bundler runs. */
import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect } from 'playwright/test'
import { freePort } from '../../../tools/free-port.mjs'
import { dist, root } from '../../../tools/paths.mjs'
import { afterwards, start } from '../support/programs.js'

const runPhp = async (file: string): Promise<string> =>
  (await promisify(execFile)('php', ['-d', 'display_errors=stderr', file])).stdout

/** A React application, with the built package. The page offers the doctor of the package as `examine`. */
async function bundleApplication(file: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import './${relative(root, file)}'
        import { getShop } from 'shop-embed/react'
        window.examine = () => getShop().doctor()`,
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    nodePaths: [join(root, 'node_modules')],
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_SHOP_ORIGIN': '"https://shop.example"',
    },
    alias: { 'shop-embed/react': join(dist, 'npm/react.js') },
  })
  const script = outputFiles[0]!.text.replaceAll('</script', '<\\/script')
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Application</title></head><body><div id="root"></div><script>${script}</script></body></html>`
}

/** Asks a server for its page. A copy of the file is in the project, so that it can import the packages. */
async function askServer(file: string, shop: string): Promise<string> {
  const folder = mkdtempSync(join(import.meta.dirname, 'answer-'))
  afterwards(() => rmSync(folder, { recursive: true }))
  const copy = join(folder, 'server.mjs')
  copyFileSync(file, copy)
  const port = await freePort()
  const program = start(process.execPath, [copy], { env: { PORT: String(port), SHOP: shop } })
  const load = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.text(),
      () => program.printed(),
    )
  await expect.poll(load, { message: 'the page of the server' }).toMatch(/<html/)
  return load()
}

/** @param shop  the address of the reference shop, which servers use */
export function htmlOf(file: string, shop: string): string | Promise<string> {
  const ending = extname(file)
  if (ending === '.php') return runPhp(file)
  if (ending === '.jsx') return bundleApplication(file)
  if (ending === '.mjs') return askServer(file, shop)
  return readFileSync(file, 'utf8')
}
