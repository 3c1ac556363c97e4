/** `release clean`: what it keeps, and what it removes. */
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReleaseFolder, installed, type ReleaseFolder } from './support/release-folder.js'

vi.mock('../../../cli/release/built.js', () => ({ findBuilt: () => installed.findBuilt() }))

const DAY_MS = 86_400_000
const START = Date.parse('2030-01-01T00:00:00Z')

let { at, build, run, read, write, remove } = {} as ReleaseFolder
let known: Set<string>
beforeEach(() => {
  ;({ at, build, run, read, write, remove } = createReleaseFolder())
  known = new Set()
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
  remove()
})

/** Sets the times of the new files, because the file system does not use the fake clock. */
function setTimes(): void {
  for (const name of readdirSync(at('files/chunks')).filter((one) => !known.has(one))) {
    utimesSync(at(`files/chunks/${name}`), new Date(), new Date())
    known.add(name)
  }
}

/** Each release has one file that only it uses, and shares one with all others. */
async function release(version: string, ...args: string[]): Promise<void> {
  const files = { 'chunks/core.0.js': 'core', [`chunks/header.${version}.js`]: version }
  installed.built = {
    ...build(version, files, { 'header.js': `header of ${version}` }),
    maps: write({ 'loader.js.map': '{}' }),
  }
  await run(...args)
  setTimes()
}

const pass = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS)

/** Lists what could be removed. @returns the reason for each kept release, and the paths without a reason */
async function clean(...args: string[]) {
  const { text } = await run('clean', '--keep', '0', ...args)
  const [kept = '', removable = ''] = text.split('No kept release needs:')
  return {
    kept: Object.fromEntries(
      [...kept.matchAll(/^ {2}(\S+), (.*)$/gm)].map(([, name, reason]) => [name, reason]),
    ),
    removable: [...removable.matchAll(/^ {2}(\S+)$/gm)].map(([, path]) => path),
  }
}

describe('a release is kept', () => {
  it('while any channel serves it, however old it is', async () => {
    await release('0.1.0')
    await release('0.2.0', '--channel', 'v0-canary')
    pass(1000)
    expect(await clean()).toEqual({
      kept: { '0.1.0': 'served by v0', '0.2.0': 'served by v0-canary' },
      removable: [],
    })
  })

  it('for 90 days after the last channel has stopped serving it, not after its release', async () => {
    await release('0.1.0')
    pass(1000)
    await release('0.2.0')
    pass(89)
    expect((await clean()).kept).toMatchObject({ '0.1.0': 'left by the channels 89 days ago' })
    pass(1)
    expect((await clean()).kept).toEqual({ '0.2.0': 'served by v0' })
  })

  it('again after going back; the release that the channel served before is then kept for 90 days', async () => {
    await release('0.1.0')
    await release('0.2.0')
    pass(80)
    await run('use', '0.1.0')
    pass(80)
    expect(Object.keys((await clean()).kept)).toEqual(['0.1.0', '0.2.0'])
    pass(10)
    expect(Object.keys((await clean()).kept)).toEqual(['0.1.0'])
  })

  it('while it is one of the newest, in the order of versions', async () => {
    for (const version of ['0.11.0', '0.10.0', '0.9.0', '0.10.0-rc.1']) await release(version)
    pass(200)
    expect((await clean('--keep', '3')).kept).toEqual({
      '0.10.0-rc.1': 'one of the newest 3',
      '0.10.0': 'one of the newest 3',
      '0.11.0': 'served by v0',
    })
  })

  it('for 90 days more if a channel was switched by hand, or if the record is lost', async () => {
    await release('0.1.0')
    await release('0.2.0')
    pass(1000)
    writeFileSync(at('v0/loader.js'), 'loader of 0.1.0')
    writeFileSync(at('v0/header.js'), 'header of 0.1.0')
    expect((await clean()).kept).toMatchObject({ '0.2.0': 'left by the channels 0 days ago' })
    rmSync(at('manifest.json'))
    expect((await clean()).kept).toMatchObject({ '0.2.0': 'left by the channels 0 days ago' })
  })

  it.each(['loader', 'header'])('while only the %s of a channel is a copy of it', async (name) => {
    await release('0.1.0')
    await release('0.2.0')
    pass(200)
    writeFileSync(at(`v0/${name}.js`), `${name} of 0.1.0`)
    expect(await clean()).toEqual({
      kept: { '0.1.0': 'served by v0', '0.2.0': 'served by v0' },
      removable: [],
    })
  })
})

it('removes the folders, source maps, files and compressed copies that no kept release needs', async () => {
  await release('0.1.0')
  await release('0.2.0')
  pass(90)
  const removable = ['release/0.1.0/', 'release-maps/0.1.0/', 'release/files/chunks/header.0.1.0.js']
  expect((await clean()).removable).toEqual(removable.map((path) => path.replace(/\/$/, '')))
  expect(existsSync(at('0.1.0/loader.js'))).toBe(true)
  await clean('--remove')
  expect(readdirSync(at('.')).toSorted()).toEqual(
    ['0.2.0', 'docs', 'files', 'manifest.json', 'manifest.json.br', 'manifest.json.gz', 'v0'].toSorted(),
  )
  expect(readdirSync(at('files/chunks')).filter((name) => !/\.(br|gz)$/.test(name))).toEqual([
    'core.0.js',
    'header.0.2.0.js',
  ])
  expect(readdirSync(at('../release-maps'))).toEqual(['0.2.0'])
  expect(Object.keys(JSON.parse(read('manifest.json')).releases)).toEqual(['0.2.0'])
  expect((await run('clean', '--keep', '0')).text).toContain('There is nothing to remove.')
})

it('a release whose writing was interrupted is no release', async () => {
  await release('0.1.0')
  mkdirSync(at('.new-1'))
  writeFileSync(at('.new-1/loader.js'), 'loader of 0.2.0')
  expect(Object.keys((await clean()).kept)).toEqual(['0.1.0'])
})

it('keeps a recent file that no release names, because its release may follow', async () => {
  await release('0.1.0')
  writeFileSync(at('files/chunks/new.0.js'), 'new')
  setTimes()
  pass(89)
  expect((await clean()).removable).toEqual([])
  pass(1)
  expect((await clean()).removable).toEqual(['release/files/chunks/new.0.js'])
})

it('removes nothing if it cannot find out what a channel or a kept release needs', async () => {
  await release('0.1.0')
  await run('use', '0.1.0', '--channel', 'v0-canary')
  writeFileSync(at('v0-canary/loader.js'), 'another loader')
  expect(await run('clean', '--remove')).toEqual({
    code: 1,
    text: expect.stringMatching(/v0-canary has a loader of no release.*use VERSION --channel v0-canary/),
  })
  await run('use', '0.1.0', '--channel', 'v0-canary')
  rmSync(at('0.1.0/manifest.json'))
  expect(await run('clean', '--remove')).toEqual({ code: 1, text: expect.stringContaining('manifest.json') })
})
