/**
 * Builds the docs site, with the samples that its pages run, into `dist/docs/` of the package `shop-embed-cli`. The reference
 * shop may be running, so the old docs are replaced in one step when the new ones are finished.
 */
import { cp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { build } from 'vitepress'
import { cli, dist, root } from './paths.mjs'
import { recordBuild } from './sources.mjs'

const docs = join(root, 'docs')
const built = join(dist, 'docs')
const samples = join(built, 'samples')
const shipped = join(cli, 'docs')

/** The example of a React application, with the built package. A page of the shop shows it. */
const bundleReactSample = () =>
  bundle({
    entryPoints: { 'react-app': join(root, 'examples/react-app/src/main.jsx') },
    outdir: samples,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.VITE_SHOP_ORIGIN': 'location.origin' },
    alias: { 'shop-embed/react': join(dist, 'npm/react.js') },
    logLevel: 'warning',
  })

const copyPages = () =>
  cp(join(docs, 'samples'), samples, {
    recursive: true,
    filter: async (path) => path.endsWith('.html') || (await stat(path)).isDirectory(),
  })

export const buildDocs = () =>
  recordBuild('docs', async () => {
    await build(docs)
    await bundleReactSample()
    await copyPages()
    await rm(shipped, { recursive: true, force: true })
    await rename(built, shipped)
  })

// `npm run docs`. `npm start` runs this file in a separate process, next to the shop.
if (process.argv[1] === import.meta.filename) await buildDocs()
