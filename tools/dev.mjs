/**
 * `npm run dev`: serves the reference shop. After each change of a source, it builds the CDN's files again, without
 * minifying them, and reloads the open pages.
 */
import { channel } from 'node:diagnostics_channel'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// The modules below read this as soon as they are imported.
process.env.DEV = '1'
const { prepare } = await import('./prepare.mjs')
prepare()
const { watch } = await import('rollup')
const { cdn, cli: cliFolder } = await import('./paths.mjs')
const { forgetBuilds } = await import('./sources.mjs')

forgetBuilds()

/** The reference shop does not use the npm package. */
const { chunks, cli, doctor, header, loader } = await import('../rollup.config.mjs')
const watcher = watch(
  [chunks, doctor, loader, header, cli].map((config) => ({ ...config, watch: { clearScreen: false } })),
)

/** `examples/shop/dev-reload.ts` reloads the open pages. */
const builds = channel('shop-embed:build')
let startedAt = 0
let isLoaderBuilt = false
let isServing = false

watcher.on('event', async (event) => {
  if (event.code === 'START') startedAt = Date.now()
  if (event.code === 'BUNDLE_END') {
    if (event.input === loader.input) isLoaderBuilt = true
    await event.result.close()
  }
  if (event.code === 'ERROR') console.error(event.error.message)
  // The loader has the hashes of all other files, so each change ends with a new loader.
  if (event.code !== 'END' || !isLoaderBuilt) return
  isLoaderBuilt = false
  console.log(`Built in ${Date.now() - startedAt} ms.`)
  if (isServing) return builds.publish()
  isServing = true
  const { runShop } = await import(pathToFileURL(join(cliFolder, 'shop.js')).href)
  // Rollup awaits its listeners, so no build would follow if this were awaited here.
  void runShop(process.argv.slice(2), { cdnDir: cdn, isDev: true }).then((code) => process.exit(code))
})
