/** Packs the built package, as `npm publish` would. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** @returns the path of the tarball in this folder, which is created */
export function pack(folder) {
  mkdirSync(folder, { recursive: true })
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`)
  return join(folder, stdout.trim())
}
