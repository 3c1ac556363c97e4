/** The example of a React application, with the package as `npm publish` would pack it. */
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pack } from '../pack.mjs'
import { dist, root } from '../paths.mjs'
import { startProgram } from '../programs.mjs'

const HOST = '127.0.0.1'

/** The application is installed in a copy, so that its folder in the project contains only what readers copy. */
const folder = join(dist, 'examples/react-app')

function install() {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, 'examples/react-app'), folder, { recursive: true })
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', pack(join(dist, 'examples'))]
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The application could not be installed: see the lines above.')
}

/** @returns the address of the example */
export async function startReactApp({ port, shop }) {
  install()
  const address = `http://${HOST}:${port}/`
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  await startProgram(
    'Vite',
    process.execPath,
    [vite, '--host', HOST, '--port', String(port), '--strictPort'],
    { cwd: folder, env: { VITE_SHOP_ORIGIN: shop }, url: address },
  )
  return address
}
