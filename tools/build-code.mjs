/**
 * Builds everything except the docs, in up to three processes: the files for the CDN, the packages, and the types of the npm
 * package.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { rollup } from 'rollup'
import { cdnBuilds } from './build/cdn.mjs'
import { cliBuilds } from './build/cli.mjs'
import { declarations, npmBuilds } from './build/npm.mjs'
import { dist, root } from './paths.mjs'
import { recordBuild } from './sources.mjs'

/** Keyed by process. This one builds the files for the CDN, which take longest. */
const BUILDS = {
  cdn: () => Object.values(cdnBuilds()),
  packages: () => [...npmBuilds, ...Object.values(cliBuilds())],
  types: () => [declarations],
}

async function run(builds) {
  for (const { output, ...input } of builds) {
    const bundle = await rollup(input)
    await bundle.write(output)
    await bundle.close()
  }
}

const runInProcess = (name) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [import.meta.filename, name], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The ${name} were not built.`))))
  })

/**
 * @param {{ withTypes: boolean }} options  the reference shop needs no types
 * @throws {Error} if a build fails
 */
export const buildCode = ({ withTypes }) =>
  recordBuild('code', async () => {
    // Two processes write to this folder.
    rmSync(join(dist, 'npm'), { recursive: true, force: true })
    const others = withTypes ? ['packages', 'types'] : ['packages']
    const ends = await Promise.allSettled([run(BUILDS.cdn()), ...others.map(runInProcess)])
    for (const { status, reason } of ends) if (status === 'rejected') throw reason
  })

if (process.argv[1] === import.meta.filename) await run(BUILDS[process.argv[2]]())
