/** The PHP example: PHP's built-in server for the pages, and the fragment server next to it. */
import { join } from 'node:path'
import { findProgram } from '../find-programs.mjs'
import { freePort } from '../free-port.mjs'
import { cli, root } from '../paths.mjs'
import { startProgram } from '../programs.mjs'

const HOST = '127.0.0.1'

/** @returns the address of the example */
export async function startPhp({ port, shop }) {
  const php = findProgram('php')
  if (!php)
    throw new Error(
      'PHP is not installed: install the package php-cli, or name the program in the variable PHP_PATH.',
    )
  const fragments = `http://${HOST}:${await freePort()}`
  const settings = ['--shop', shop, '--api-base', shop, '--cdn', `${shop}/cdn/`, '--log-level', 'warn']
  const { port: fragmentPort } = new URL(fragments)
  await startProgram(
    'The fragment server',
    process.execPath,
    [join(cli, 'main.js'), 'fragments', ...settings, '--port', fragmentPort],
    { url: `${fragments}/health` },
  )
  const env = { SHOP_FRAGMENT_SERVER: fragments, SHOP_ORIGIN: shop }
  const folder = join(root, 'examples/php')
  const address = `http://${HOST}:${port}/`
  await startProgram('PHP', php, ['-S', `${HOST}:${port}`, '-t', folder], { env, url: address })
  return address
}
