/** A copy of the project, whose sources a test may change. */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../../../tools/paths.mjs'

const COPIED = [
  'cli',
  'examples',
  'loader',
  'locales',
  'src',
  'tools',
  'package-lock.json',
  'package.json',
  'tsconfig.build.json',
  'tsconfig.json',
]

/** Copies the sources of the code, without packages. @param others  further paths that the test needs */
export function copySources(folder: string, ...others: string[]): void {
  const filter = (path: string) => !['node_modules', 'dist'].includes(basename(path))
  for (const path of [...COPIED, ...others])
    cpSync(join(root, path), join(folder, path), { recursive: true, filter })
}

/** @param others  paths that the test needs besides the sources of the code */
export function copyProject(...others: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-embed-copy-'))
  copySources(folder, ...others)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
