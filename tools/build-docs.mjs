/** Builds the docs site to `dist/docs/`, with the samples that its pages run. */
import { cp, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { build } from 'vitepress'
import { dist, root } from './paths.mjs'

const docs = join(root, 'docs')
const samples = join(dist, 'docs/samples')

/** The example of a React application, with the built package. The page that shows it is a page of the shop. */
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

export const buildDocs = async () => {
  await build(docs)
  await bundleReactSample()
  await copyPages()
}
