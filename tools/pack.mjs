/** Packs a built package, as `npm publish` would. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** The project's packages, and the folders with their `package.json`. */
const FOLDERS = { 'shop-embed': '.', 'shop-embed-cli': 'cli' }

/**
 * @param folder   for the tarball; it is created
 * @param project  the folder of the project
 * @returns the path of the tarball
 */
export function pack(folder, name = 'shop-embed', project = root) {
  mkdirSync(folder, { recursive: true })
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
    { cwd: join(project, FOLDERS[name]), encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`)
  return join(folder, stdout.trim())
}
