/** Runs TypeScript modules of plain data at build time. */
import { build } from 'esbuild'
import { root } from './paths.mjs'

async function run(entry) {
  const { outputFiles } = await build({
    ...entry,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    logLevel: 'silent',
  })
  const code = Buffer.from(outputFiles[0].text).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}

/** @returns the exports of a module */
export const evaluate = (file) => run({ entryPoints: [file] })

/** @param contents  code that imports modules by their path in the project @returns its exports */
export const evaluateCode = (contents) => run({ stdin: { contents, resolveDir: root, loader: 'ts' } })
