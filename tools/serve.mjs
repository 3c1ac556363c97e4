/**
 * `npm start`: builds what has changed, and serves the reference shop. The arguments are those of its command. The docs
 * take longest, so they are built while the shop is already open.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cdn, cli, root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { hashSources, isBuilt } from './sources.mjs'

const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`

async function buildCodeUnless(isBuilt) {
  if (isBuilt) return console.log('No source has changed since the last build.')
  console.log('Building the code …')
  const start = Date.now()
  const { buildCode } = await import('./build-code.mjs')
  await buildCode()
  console.log(`Built the code in ${secondsSince(start)}.`)
}

/** @returns a function that stops the build */
function buildDocsUnless(isBuilt) {
  if (isBuilt) return () => {}
  console.log('Building the docs, while the shop is open …')
  const start = Date.now()
  const stdio = ['ignore', 'ignore', 'inherit']
  const build = spawn(process.execPath, ['tools/build-docs.mjs'], { cwd: root, stdio })
  build.once('exit', (code) => {
    if (code === 0) console.log(`Built the docs in ${secondsSince(start)}.`)
    else if (code !== null) console.error('The docs could not be built: see the lines above.')
  })
  return () => build.kill()
}

prepare()
const hash = hashSources()
await buildCodeUnless(isBuilt('code', hash))
const stopBuilding = buildDocsUnless(isBuilt('docs', hash))
const { runShop } = await import(pathToFileURL(join(cli, 'shop.js')).href)
process.exitCode = await runShop(process.argv.slice(2), { cdnDir: cdn })
stopBuilding()
