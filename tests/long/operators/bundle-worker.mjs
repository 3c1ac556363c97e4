/** Bundles `fragments-worker.ts` as wrangler does: with the settings in `wrangler.toml`, and without Node.js modules. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { parse } from 'smol-toml'
import { root } from '../../../tools/paths.mjs'

/**
 * @param {string} [folder]  contains `wrangler.toml` and the worker; packages are resolved from there
 * @returns options for miniflare: the module, the compatibility date, and the variables as bindings
 */
export async function bundleWorker(folder = join(root, 'cli/operators/deploy/files')) {
  /** @type {any} */
  const config = parse(readFileSync(join(folder, 'wrangler.toml'), 'utf8'))
  const { outputFiles } = await build({
    entryPoints: [join(folder, config.main)],
    bundle: true,
    minify: config.minify,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
    define: config.define,
    // Packages are resolved as published ones, without the `paths` of this project.
    tsconfigRaw: '{}',
    write: false,
  })
  return {
    modules: [{ type: /** @type {const} */ ('ESModule'), path: 'worker.mjs', contents: outputFiles[0].text }],
    compatibilityDate: config.compatibility_date,
    bindings: config.vars,
  }
}
