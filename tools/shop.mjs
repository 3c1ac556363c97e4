/** Starts the built reference shop with its command, in a separate process. */
import { join } from 'node:path'
import { cdn, cli } from './paths.mjs'
import { startProgram } from './programs.mjs'

/** The arguments of Node.js. */
export const shopCommand = (port, ...options) => [
  join(cli, 'main.js'),
  'shop',
  '--port',
  String(port),
  ...options,
]

/** Resolves with the shop's address when the shop responds. `stopPrograms` stops it. */
export async function startShop(port, ...options) {
  const url = `http://127.0.0.1:${port}`
  await startProgram('The reference shop', process.execPath, shopCommand(port, ...options), {
    url: `${url}/cdn/loader.js`,
    env: { SHOP_EMBED_CDN_DIR: cdn },
  })
  return url
}
