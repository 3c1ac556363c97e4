import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { UsageError } from '../../../cli/command.js'
import { readDeployFile, usageOf } from '../../../cli/operators/deploy/index.js'
import { root } from '../../../tools/paths.mjs'

const folder = join(root, 'cli/operators/deploy/files')

it('prints the named file', () => {
  expect(readDeployFile(folder, ['nginx.conf'])).toContain('location = /manifest.json {}')
})

it('the help lists all files', () => {
  const listed = usageOf(folder)
    .match(/^ {2}\S+$/gm)
    ?.map((line) => line.trim())
  expect(listed).toEqual(readdirSync(folder).sort())
})

it('the help says where the WordPress plugin is', () => {
  expect(usageOf(folder)).toContain(join(folder, 'wordpress'))
})

it.each([
  ['no name', []],
  ['another name', ['apache.conf']],
  ['two names', ['nginx.conf', 'fragments.php']],
  ['a path', ['../package.json']],
])('%s is refused, and the message names the files', (_what, args) => {
  expect(() => readDeployFile(folder, args)).toThrow(UsageError)
  expect(() => readDeployFile(folder, args)).toThrow(/one of these files: .*nginx\.conf/)
})

// The package has the WordPress plugin as a folder among the files.
it('a folder is refused, and the message names the files', () => {
  const parent = join(folder, '..')
  expect(() => readDeployFile(parent, ['files'])).toThrow(UsageError)
  expect(() => readDeployFile(parent, ['files'])).toThrow(/one of these files: index\.ts\./)
})
