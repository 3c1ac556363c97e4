import { resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import { UsageError } from '../../../cli/command.js'
import { readArguments } from '../../../cli/release/arguments.js'

it('without arguments, writes this version into the folder `release`, and makes its channel serve it', () => {
  expect(readArguments([])).toEqual({
    command: 'release',
    folder: resolve('release'),
  })
})

it('reads the options of each command', () => {
  expect(
    readArguments(['--channel', 'v1-canary', '--origin', 'https://c.example/', '--folder', '/cdn']),
  ).toEqual({
    command: 'release',
    folder: resolve('/cdn'),
    origin: 'https://c.example',
    channel: 'v1-canary',
  })
  expect(readArguments(['use', '1.0.0', '--origin', 'https://c.example/shop/'])).toMatchObject({
    command: 'use',
    version: '1.0.0',
    origin: 'https://c.example/shop',
  })
  expect(readArguments(['clean'])).toMatchObject({ command: 'clean', keep: 10, days: 90, remove: false })
  expect(readArguments(['clean', '--keep', '0', '--days', '2', '--remove'])).toMatchObject({
    keep: 0,
    days: 2,
    remove: true,
  })
})

it.each([
  ['an unknown command', ['deploy'], 'There is no "release deploy". Allowed: use, clean.'],
  ['the name of a property of all objects', ['constructor'], 'There is no "release constructor"'],
  ['a missing version', ['use'], 'Name one version of the release folder, such as 1.0.0.'],
  ['two versions', ['use', '1.0.0', '1.1.0'], 'Name one version'],
  [
    'the name of another folder',
    ['--channel', '1.0.0'],
    '--channel has to be a name such as v1 or v1-canary',
  ],
  ['a channel outside of the folder', ['--channel', 'v1/..'], 'but it is "v1/.."'],
  ['an empty address', ['--origin', ''], '--origin has to be an address'],
  ['an incomplete address', ['--origin', 'cdn.example'], 'but it is "cdn.example"'],
  ['an address of another kind', ['--origin', 'ftp://cdn.example'], 'but it is "ftp://cdn.example"'],
  ['an address with a query', ['use', '1.0.0', '--origin', 'https://c.example/?a'], '--origin has to be'],
  ['a word instead of a number', ['clean', '--keep', 'all'], '--keep has to be a number of at least 0'],
  ['days in which browsers may still use a loader', ['clean', '--days', '1'], 'at least 2, but it is "1"'],
])('%s is refused, and the message says what is allowed', (_what, args, message) => {
  expect(() => readArguments(args)).toThrow(UsageError)
  expect(() => readArguments(args)).toThrow(message)
})

it.each([[[]], [['use', '1.0.0']], [['clean']]])(
  'release %s: an empty folder is refused, because it would mean the current folder',
  (args) => {
    expect(() => readArguments([...args, '--folder', ''])).toThrow('--folder is empty')
    vi.stubEnv('RELEASE_FOLDER', ' ')
    expect(() => readArguments(args)).toThrow('The variable RELEASE_FOLDER is empty')
    vi.stubEnv('RELEASE_FOLDER', '/cdn')
    expect(readArguments(args).folder).toBe(resolve('/cdn'))
    vi.unstubAllEnvs()
  },
)

it('refuses an option of another command', () => {
  expect(() => readArguments(['use', '1.0.0', '--remove'])).toThrow(/--remove/)
  expect(() => readArguments(['--keep', '3'])).toThrow(/--keep/)
})
