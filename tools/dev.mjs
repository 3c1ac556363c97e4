/**
 * `npm run dev`: serves the reference shop. After each change of a source, it builds the CDN's files again, without
 * minifying them, and reloads the open pages.
 */
import { channel } from 'node:diagnostics_channel'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cdn, cli } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { forgetBuilds } from './sources.mjs'

// It may install the packages, which the modules below import.
prepare()
const { watch } = await import('rollup')
const { cdnBuilds } = await import('./build/cdn.mjs')
const { cliBuilds } = await import('./build/cli.mjs')

forgetBuilds()
const mode = { isDev: true }
const files = cdnBuilds(mode)
/** The reference shop does not use the npm package. */
const configs = [...Object.values(files), cliBuilds(mode).commands]
const watcher = watch(configs.map((config) => ({ ...config, watch: { clearScreen: false } })))

/** `examples/shop/dev-reload.ts` reloads the open pages. */
const builds = channel('shop-embed:build')
let startedAt = 0
let hasFailed = false
let isLoaderBuilt = false
let isServing = false

watcher.on('event', async (event) => {
  if (event.code === 'START') {
    startedAt = Date.now()
    hasFailed = false
    isLoaderBuilt = false
  }
  if (event.code === 'BUNDLE_END') {
    if (event.input === files.loader.input) isLoaderBuilt = true
    await event.result.close()
  }
  if (event.code === 'ERROR') {
    console.error(event.error.message)
    hasFailed = true
  }
  // The loader has the hashes of all other files, so each change ends with a new loader.
  if (event.code !== 'END' || !isLoaderBuilt || hasFailed) return
  console.log(`Built in ${Date.now() - startedAt} ms.`)
  if (isServing) return builds.publish()
  isServing = true
  const { runShop } = await import(pathToFileURL(join(cli, 'shop.js')).href)
  // Rollup awaits its listeners, so no build would follow if this were awaited here.
  void runShop(process.argv.slice(2), { cdnDir: cdn, isDev: true }).then((code) => process.exit(code))
})
