/**
 * Builds everything except the docs, in two processes: the files for the CDN with the commands, and the npm package. The
 * docs need only the package, so with them, the second process goes on with the docs.
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
const PACKAGE = [import.meta.filename, 'package']

const buildPackage = (withDocs) =>
  new Promise((resolve, reject) => {
    const args = withDocs ? [...PACKAGE, 'docs'] : PACKAGE
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The npm package was not built.')),
    )
  })

/**
 * @param {{ withDocs?: boolean }} [options]
 * @throws {Error} if a build fails
 */
export const buildCode = ({ withDocs = false } = {}) =>
  recordBuild('code', async () => {
    const ends = await Promise.allSettled([
      // The commands are first, because they empty the folder that the docs go to.
      run([...Object.values(cliBuilds()), ...Object.values(cdnBuilds())]),
      buildPackage(withDocs),
    ])
    for (const { status, reason } of ends) if (status === 'rejected') throw reason
  })

if (process.argv[1] === import.meta.filename && process.argv[2] === 'package') {
  await run(npmBuilds)
  if (process.argv[3] === 'docs') await (await import('./build-docs.mjs')).buildDocs()
}
