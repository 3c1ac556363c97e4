/** A release never changes: not through a link, not by two commands at once, and not by one that was interrupted. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReleaseFolder, HEADER, installed, type ReleaseFolder } from './support/release-folder.js'

vi.mock('../../../cli/release/built.js', () => ({ findBuilt: () => installed.findBuilt() }))

let { folder, at, build, run, release, read, write, remove } = {} as ReleaseFolder
beforeEach(async () => {
  ;({ folder, at, build, run, release, read, write, remove } = createReleaseFolder())
  await release('1.0.0')
  await release('1.1.0')
  installed.built = build('1.2.0')
})
afterEach(() => remove())

const failure = (text: string | RegExp) => ({ code: 1, text: expect.stringMatching(text) as unknown })

/** Path → content of everything in the folder, without the record and what is hidden. */
const contents = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^(manifest\.json|\.)/.test(entry.name))
      .map((entry) => [
        `${entry.parentPath}/${entry.name}`,
        readFileSync(`${entry.parentPath}/${entry.name}`, 'latin1'),
      ]),
  )

const commands = [{ args: ['use', '1.0.0'] }, { args: [] }]

describe('a link', () => {
  /** Moves a folder away, and puts a link in its place. */
  const link = (name: string, target: string) => {
    rmSync(at(name), { recursive: true, force: true })
    symlinkSync(target, at(name))
  }

  it.each(commands)(
    'instead of a channel is refused by $args, and what it leads to stays the same',
    async ({ args }) => {
      link('v1', '1.1.0')
      const before = contents()
      expect(await run(...args)).toEqual(failure(/v1 is a link[^]*rm .*\/v1/))
      expect(contents()).toEqual(before)
      expect(existsSync(at('1.2.0'))).toBe(false)
    },
  )

  it('that leads to another channel follows it', async () => {
    link('v1-canary', 'v1')
    expect((await run('use', '1.0.0')).code).toBe(0)
    expect(read('v1-canary/loader.js')).toBe('loader of 1.0.0')
    expect(JSON.parse(read('manifest.json')).channels).toEqual({ v1: '1.0.0', 'v1-canary': '1.0.0' })
  })

  it.each(['docs', 'files', 'files/chunks', '1.2.0'])('instead of %s is refused', async (name) => {
    const other = write({ 'index.html': 'of somebody else' })
    link(name, other)
    expect(await run()).toEqual(failure(`${name} is a link`))
    expect(readdirSync(other)).toEqual(['index.html'])
    expect(readFileSync(`${other}/index.html`, 'utf8')).toBe('of somebody else')
  })

  it('instead of the release folder is fine, and so is one instead of a file of a channel', async () => {
    renameSync(folder, `${folder}-moved`)
    symlinkSync(`${folder}-moved`, folder)
    rmSync(at('v1/loader.js'))
    symlinkSync('../1.1.0/loader.js', at('v1/loader.js'))
    expect((await run('use', '1.0.0')).code).toBe(0)
    expect([read('v1/loader.js'), read('1.1.0/loader.js')]).toEqual(['loader of 1.0.0', 'loader of 1.1.0'])
  })
})

describe('two commands at once', () => {
  const lock = (held: object | string) =>
    writeFileSync(at('.lock'), typeof held === 'string' ? held : JSON.stringify(held))
  const STARTED = '2030-01-01T12:00:00.000Z'

  it.each([...commands, { args: ['clean'] }])(
    '$args waits for nobody: it says who works on the folder',
    async ({ args }) => {
      lock({ pid: process.ppid, host: hostname(), started: STARTED })
      const before = contents()
      expect(await run(...args)).toEqual(
        failure(new RegExp(`process ${process.ppid} on .* since ${STARTED}`)),
      )
      expect(contents()).toEqual(before)
      expect(existsSync(at('.lock'))).toBe(true)
    },
  )

  it.each([{ pid: 1, host: 'another-computer', started: STARTED }, 'half a te'])(
    'a lock of a process that cannot be looked up is kept, and the message says how to remove it: %j',
    async (held) => {
      lock(held)
      expect(await run('use', '1.0.0')).toEqual(failure(/rm .*\.lock/))
      expect(read('v1/loader.js')).toBe('loader of 1.1.0')
    },
  )

  it('the lock of a process of this computer that is gone is taken over', async () => {
    lock({ pid: 2 ** 22 + 1, host: hostname(), started: STARTED })
    expect((await run('use', '1.0.0')).code).toBe(0)
    expect(existsSync(at('.lock'))).toBe(false)
  })

  it('the lock is gone after a failure', async () => {
    expect((await run('use', '9.9.9')).code).toBe(1)
    expect(existsSync(at('.lock'))).toBe(false)
  })
})

describe('after an interruption', () => {
  it('a shared file gets the compressed forms that it lacks', async () => {
    rmSync(at(`files/${HEADER}.br`))
    await run()
    expect(existsSync(at(`files/${HEADER}.br`))).toBe(true)
  })

  it('nothing is left of what was being written', async () => {
    mkdirSync(at('.new-1/files/chunks'), { recursive: true })
    writeFileSync(at('.new-1/files/chunks/a.js'), 'half a fi')
    await run('use', '1.0.0')
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  })
})
