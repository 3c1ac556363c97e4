/** Runs the TypeScript compiler on an application's file. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../tools/paths.mjs'

const TSC = join(root, 'node_modules/typescript/bin/tsc')
const OPTIONS = [
  ['--ignoreConfig', '--noEmit', '--strict'],
  ['--jsx', 'react-jsx'],
  ['--module', 'nodenext'],
  ['--target', 'es2022'],
  ['--types', 'react'],
].flat()

/** @returns what the compiler says about a file of an application in strict mode; empty if nothing is wrong */
export async function typeErrorsIn(file: string): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, [TSC, ...OPTIONS, file], { cwd: root })
    return ''
  } catch (error) {
    const { stdout, message } = error as { stdout?: string; message: string }
    return stdout || message
  }
}
