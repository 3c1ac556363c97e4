/** Bundles the reference shop's server to `dist/shop/main.mjs`. */
import { join } from 'node:path'
import { build } from 'esbuild'
import { dist, root } from './paths.mjs'

export const buildShop = () =>
  build({
    entryPoints: [join(root, 'examples/shop/main.ts')],
    outfile: join(dist, 'shop/main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  })
