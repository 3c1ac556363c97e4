/** `npm run build`: builds the files for the CDN, the npm packages, the reference shop's server, and the docs site. */
import { spawnSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { buildDocs } from './build-docs.mjs'
import { buildShop } from './build-shop.mjs'
import { writeHtmlData } from './docs/html-data.mjs'
import { cli, dist, root } from './paths.mjs'
import { writeOpenApi } from './write-open-api.mjs'

const rollup = ['node_modules/rollup/dist/bin/rollup', '-c', '--silent']
const { status } = spawnSync(process.execPath, rollup, { cwd: root, stdio: 'inherit' })
if (status !== 0) {
  console.error('The build failed: see the lines above.')
  process.exit(1)
}
await writeHtmlData()
await writeOpenApi()
await buildShop()
await buildDocs()
// `npx shop-embed-cli` writes the docs into a release, and prints the files for servers.
await cp(join(dist, 'docs'), join(cli, 'docs'), { recursive: true })
await cp(join(root, 'deploy'), join(cli, 'deploy'), { recursive: true })
console.log(`Built the CDN's files, the npm packages, the reference shop and the docs in ${dist}.`)
