/** Runs a TypeScript module of plain data at build time. @returns its exports */
import { build } from 'esbuild'

export async function evaluate(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    logLevel: 'silent',
  })
  const code = Buffer.from(outputFiles[0].text).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}
