/** The folder of an operator who has installed the packed packages, without a clone and a build. */
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pack } from '../../../../tools/pack.mjs'
import { root } from '../../../../tools/paths.mjs'

const runFile = promisify(execFile)

export interface Operator {
  /** Runs `npx shop-embed-cli …` in the folder. @returns the output */
  run(...args: string[]): Promise<string>
}

/**
 * @param folder   is created
 * @param project  the built project, or a copy of it
 * @throws {Error} if npm cannot install the packages
 */
export async function createOperator(folder: string, project = root): Promise<Operator> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{}')
  const tarballs = ['shop-embed', 'shop-embed-cli'].map((name) => pack(folder, name, project))
  await runFile('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs], {
    cwd: folder,
    shell: process.platform === 'win32',
  })
  const command = join(folder, 'node_modules/shop-embed-cli/dist/main.js')
  return {
    run: async (...args) => (await runFile(process.execPath, [command, ...args], { cwd: folder })).stdout,
  }
}

/** Whether npm can install the packages that ours depend on. */
export const isRegistryReachable = (): Promise<boolean> =>
  runFile('npm', ['view', 'react', 'version', '--prefer-online'], {
    shell: process.platform === 'win32',
  }).then(
    () => true,
    () => false,
  )
