/**
 * `npm run dev`: serves the reference shop. After each change of a source, it builds the CDN's files again, without
 * minifying them, and reloads the open pages.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { watch } from 'rollup'
import { buildShop } from './build-shop.mjs'
import { cdn, dist } from './paths.mjs'

process.env.DEV = '1'
process.env.CDN_DIR ??= cdn

const { default: configs } = await import('../rollup.config.mjs')
/** Without the npm package, which the reference shop does not use. */
const [chunks, loader] = configs
const watcher = watch([chunks, loader].map((config) => ({ ...config, watch: { clearScreen: false } })))

let reload = () => {}
let startedAt = 0
let isServing = false

watcher.on('event', async (event) => {
  if (event.code === 'START') startedAt = Date.now()
  if (event.code === 'BUNDLE_END') await event.result.close()
  if (event.code === 'ERROR') console.error(event.error.message)
  if (event.code !== 'END') return
  console.log(`Built in ${Date.now() - startedAt} ms.`)
  if (!isServing) {
    isServing = true
    await buildShop()
    const shop = await import(pathToFileURL(join(dist, 'shop/main.mjs')).href)
    reload = shop.reloadPages
  } else reload()
})
