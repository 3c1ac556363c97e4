/** Builds the files of a release, and the docs, into a new folder, so that `dist` stays as it is. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../paths.mjs'

/** @throws {Error} if the program fails */
function run(program, env, stdout) {
  const { status } = spawnSync(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', stdout, 'inherit'],
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error('the build failed: see the lines above')
}

/**
 * @param origin         where the release folder will be served, such as `https://cdn.example/shop`
 * @param hasPublicDocs  whether the release links the public docs, and has none
 * @returns the folders with the files of fixed names (`own`), with those whose names contain a hash, with their source maps
 *   and with the docs, if there are any. The caller deletes `folder`, which holds all of them.
 * @throws {Error} if the build fails
 */
export function buildRelease(origin, hasPublicDocs) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-embed-release-'))
  const env = { DEV: '', RELEASE: '1', PUBLIC_DOCS: hasPublicDocs ? '1' : '', DIST: folder }
  run(['node_modules/rollup/dist/bin/rollup', '-c', '--silent'], env, 'inherit')
  const built = {
    folder,
    own: join(folder, 'cdn'),
    files: join(folder, 'files'),
    maps: join(folder, 'maps'),
  }
  if (hasPublicDocs) return built
  const base = `${new URL(origin).pathname.replace(/\/$/, '')}/docs/`
  run(
    ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs', '--base', base, '--logLevel', 'error'],
    env,
    'ignore',
  )
  return { ...built, docs: join(folder, 'docs') }
}
