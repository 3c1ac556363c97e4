/**
 * Builds everything except the docs, in two processes: the files for the CDN, and the npm package with the commands.
 */
import { spawn } from 'node:child_process'
import { rollup } from 'rollup'
import { cdnBuilds } from './build/cdn.mjs'
import { cliBuilds } from './build/cli.mjs'
import { npmBuilds } from './build/npm.mjs'
import { root } from './paths.mjs'
import { recordBuild } from './sources.mjs'

async function run(builds) {
  for (const { output, ...input } of builds) {
    const bundle = await rollup(input)
    await bundle.write(output)
    await bundle.close()
  }
}

/** The second process. */
const PACKAGES = [import.meta.filename, 'packages']

const buildPackages = () =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, PACKAGES, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The npm packages were not built.')),
    )
  })

/** @throws {Error} if a build fails */
export const buildCode = () =>
  recordBuild('code', async () => {
    const ends = await Promise.allSettled([run(Object.values(cdnBuilds())), buildPackages()])
    for (const { status, reason } of ends) if (status === 'rejected') throw reason
  })

if (process.argv[1] === import.meta.filename && process.argv[2] === 'packages')
  await run([...npmBuilds, ...Object.values(cliBuilds())])
