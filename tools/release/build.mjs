/** Builds the files of a release into a new folder, so that `dist` stays as it is. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../paths.mjs'

/**
 * @returns the folders with the files for a CDN and with their source maps. The caller deletes `folder`, which holds both.
 * @throws {Error} if the build fails
 */
export function buildRelease() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-embed-release-'))
  const { status } = spawnSync(process.execPath, ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEV: '', RELEASE: '1', DIST: folder },
  })
  if (status !== 0) throw new Error('the build failed: see the lines above')
  return { folder, files: join(folder, 'cdn'), maps: join(folder, 'maps') }
}
