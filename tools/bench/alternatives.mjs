/** Builds the alternatives with which the bench compares our header, each as one module and one style sheet. */
import { cp, mkdir } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { dist } from '../paths.mjs'
import { preactAliases } from '../preact-aliases.mjs'

export const benchFolder = join(dist, 'bench')
const here = import.meta.dirname
const modules = join(here, 'alternatives/node_modules')

const preact = {
  name: 'preact',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, resolveDir, kind }) => {
      const { replacement } = preactAliases.find(({ find }) => find.test(path))
      return resolve(replacement, { resolveDir, kind })
    }),
}

const bundle = (name, source, options = {}) =>
  build({
    entryPoints: { [name]: join(here, source) },
    outdir: join(benchFolder, 'files'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    nodePaths: [modules],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
  })

export async function buildAlternatives() {
  await mkdir(benchFolder, { recursive: true })
  await bundle('plain-react', 'plain.jsx')
  await bundle('plain-preact', 'plain.jsx', { plugins: [preact] })
  await bundle('plain-libraries', 'plain-libraries.jsx', { plugins: [preact] })
  await bundle('algolia', 'algolia.js')
  await bundle('buy-button', 'buy-button.js')
  await bundle('certificate', '../../examples/shop/faults/certificate.ts')
  const env = { ...process.env, DIST: join(benchFolder, 'react') }
  const { status } = spawnSync(process.execPath, [join(here, 'build-on-react.mjs')], {
    env,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The widgets could not be built on React.')
  for (const folder of ['chunks', 'loader.js'])
    await cp(join(benchFolder, 'react/cdn', folder), join(benchFolder, 'files/react', folder), {
      recursive: true,
    })
}
