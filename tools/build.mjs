/** `npm run build`: what a CDN serves, the npm package, and the reference shop's server. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { dist, root } from './dist.mjs'

const { status } = spawnSync(process.execPath, ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0) {
  console.error('The build failed: see the lines above.')
  process.exit(1)
}

await build({
  entryPoints: [join(root, 'examples/shop/main.ts')],
  outfile: join(dist, 'shop/main.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
})
console.log(`Built ${join(dist, 'cdn')}, ${join(dist, 'npm')} and the reference shop.`)
