/**
 * `npm test package`: checks the packed packages with publint (do the entries exist, in the right format?) and `attw` (do
 * all resolvers find the types of all entries?). The packages deliberately contain only ES modules, so the CommonJS
 * resolvers are skipped (`--profile esm-only`).
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from './pack.mjs'
import { root } from './paths.mjs'

const folder = mkdtempSync(join(tmpdir(), 'shop-embed-'))
const tarball = pack(folder)
const commands = pack(folder, 'shop-embed-cli')

const CHECKS = [
  ['publint', 'publint/src/cli.js', [tarball, '--strict']],
  ['publint of shop-embed-cli', 'publint/src/cli.js', [commands, '--strict']],
  ['attw', '@arethetypeswrong/cli/dist/index.js', [tarball, '--profile', 'esm-only', '--no-emoji']],
  [
    'attw of shop-embed-cli',
    '@arethetypeswrong/cli/dist/index.js',
    [commands, '--profile', 'esm-only', '--no-emoji'],
  ],
]

const failed = CHECKS.filter(([, script, args]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', script), ...args],
    { encoding: 'utf8' },
  )
  if (status !== 0) console.error(`${stdout}${stderr}`)
  return status !== 0
})
rmSync(folder, { recursive: true })

for (const check of CHECKS)
  console.log(`${check[0]}: ${failed.includes(check) ? 'problems, see above' : 'clean'}`)
process.exit(failed.length > 0 ? 1 : 0)
