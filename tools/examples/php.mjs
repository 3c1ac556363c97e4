/** The PHP example: files with the HTML of the header and the footer, and PHP's built-in server for the pages that include them. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../find-programs.mjs'
import { cli, root } from '../paths.mjs'
import { startProgram } from '../programs.mjs'

const HOST = '127.0.0.1'
const EXAMPLE = join(root, 'examples/php')

/** @returns the folder with the files */
function writeFragments(shop) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-embed-php-'))
  const config = join(folder, 'fragments.json')
  const example = readFileSync(join(EXAMPLE, 'fragments.json'), 'utf8')
  writeFileSync(config, example.replaceAll('http://127.0.0.1:4321', shop))
  const settings = [
    '--shop',
    shop,
    '--cdn',
    `${shop}/cdn/`,
    '--folder',
    folder,
    '--sites',
    'DE',
    '--promotions',
  ]
  const command = [join(cli, 'main.js'), 'fragments', ...settings, '--config', config]
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The fragments could not be written.')
  return folder
}

/** @returns the address of the example */
export async function startPhp({ port, shop }) {
  const php = findProgram('php')
  if (!php)
    throw new Error(
      'PHP is not installed: install the package php-cli, or name the program in the variable PHP_PATH.',
    )
  const env = { SHOP_FRAGMENTS: writeFragments(shop), SHOP_ORIGIN: shop }
  const address = `http://${HOST}:${port}/`
  await startProgram('PHP', php, ['-S', `${HOST}:${port}`, '-t', EXAMPLE], { env, url: address })
  return address
}
