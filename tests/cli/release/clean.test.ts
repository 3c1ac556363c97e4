/** `release clean` and `release pin`: what they keep, and what they remove. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { switchChannel } from '../../../cli/release/channels.js'
import { describePlan, planCleaning, removePlanned } from '../../../cli/release/clean.js'
import { pinRelease } from '../../../cli/release/record.js'
import { createReleaseFolder, type ReleaseFolder } from './support/release-folder.js'

const DAY_MS = 86_400_000
const START = Date.parse('2030-01-01T00:00:00Z')

let { folder, at, lay, layWithHeader, read, write, remove } = {} as ReleaseFolder
beforeEach(() => {
  ;({ folder, at, lay, layWithHeader, read, write, remove } = createReleaseFolder())
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
  remove()
})

/** Sets the times of the files, because the file system does not use the fake clock. */
function setTimes(): void {
  const now = new Date()
  for (const name of readdirSync(at('files/chunks'))) {
    const path = at(`files/chunks/${name}`)
    if (!known.has(path)) utimesSync(path, now, now)
    known.add(path)
  }
}
const known = new Set<string>()

/** Each release has one file that only it uses, and shares one with all others. */
function release(version: string, isCanary = false): void {
  const maps = write({ 'loader.js.map': '{}' })
  lay(version, { 'chunks/core.0.js': 'core', [`chunks/header.${version}.js`]: version }, maps)
  setTimes()
  switchChannel(folder, version, isCanary)
}

const pass = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS)

const plan = (keep = 0, days = 90) => planCleaning(folder, { keep, days })
const keptBy = (keep?: number, days?: number) =>
  Object.fromEntries(plan(keep, days).kept.map(({ version, reason }) => [version, reason]))
const removable = (keep?: number, days?: number) => {
  const { folders, files } = plan(keep, days)
  return [...folders, ...files].map(({ path }) => relative(dirname(folder), path))
}

describe('a release is kept', () => {
  it('while a channel or the canary serves it, however old it is', () => {
    release('0.1.0')
    release('0.2.0', true)
    pass(1000)
    expect(keptBy()).toEqual({ '0.1.0': 'served by v0', '0.2.0': 'served by v0-canary' })
    expect(removable()).toEqual([])
  })

  it('for 90 days after the last channel has stopped serving it, not after its release', () => {
    release('0.1.0')
    pass(1000)
    release('0.2.0')
    switchChannel(folder, '0.2.0', true)
    pass(89)
    expect(keptBy()).toMatchObject({ '0.1.0': 'left by the channels 89 days ago' })
    pass(1)
    expect(keptBy()).toEqual({ '0.2.0': 'served by v0 and v0-canary' })
  })

  it('again after going back; the release that the channel served before is then kept for 90 days', () => {
    release('0.1.0')
    release('0.2.0')
    switchChannel(folder, '0.2.0', true)
    pass(80)
    switchChannel(folder, '0.1.0', false)
    switchChannel(folder, '0.1.0', true)
    pass(80)
    expect(Object.keys(keptBy())).toEqual(['0.1.0', '0.2.0'])
    pass(10)
    expect(Object.keys(keptBy())).toEqual(['0.1.0'])
  })

  it('while it is one of the newest, in the order of versions', () => {
    for (const version of ['0.10.0', '0.9.0', '0.11.0']) release(version)
    switchChannel(folder, '0.11.0', true)
    pass(200)
    expect(keptBy(2)).toEqual({
      '0.10.0': 'one of the newest 2',
      '0.11.0': 'served by v0 and v0-canary',
    })
  })

  it('while it is pinned', () => {
    release('0.1.0')
    pinRelease(folder, '0.1.0', true)
    release('0.2.0')
    switchChannel(folder, '0.2.0', true)
    pass(200)
    expect(keptBy()).toMatchObject({ '0.1.0': 'pinned' })
    release('0.3.0')
    expect(keptBy()).toMatchObject({ '0.1.0': 'pinned' })
    pinRelease(folder, '0.1.0', false)
    expect(keptBy()).not.toHaveProperty('0.1.0')
    expect(() => pinRelease(folder, '9.9.9', true)).toThrow('has no release "9.9.9"')
  })

  it('for 90 days more if a channel was switched by hand, or if the record is lost', () => {
    release('0.1.0')
    release('0.2.0')
    switchChannel(folder, '0.2.0', true)
    pass(1000)
    for (const channel of ['v0', 'v0-canary']) writeFileSync(at(`${channel}/loader.js`), 'loader of 0.1.0')
    expect(keptBy()).toMatchObject({ '0.2.0': 'left by the channels 0 days ago' })
    rmSync(at('manifest.json'))
    expect(keptBy()).toMatchObject({ '0.2.0': 'left by the channels 0 days ago' })
  })
})

it('a release is kept while only header.js of a channel names it', () => {
  layWithHeader('0.1.0')
  layWithHeader('0.2.0')
  switchChannel(folder, '0.2.0', false)
  for (const channel of ['v0', 'v0-canary']) copyFileSync(at('0.1.0/loader.js'), at(`${channel}/loader.js`))
  pinRelease(folder, '0.1.0', true)
  pass(200)
  expect(keptBy()['0.2.0']).toContain('v0/header.js')
  expect(removable()).toEqual([])
})

it('a prerelease is older than its release', () => {
  for (const version of ['0.2.0', '0.2.0-rc.1', '0.2.0-rc.2', '0.1.0']) lay(version)
  switchChannel(folder, '0.1.0', false)
  pass(200)
  expect(Object.keys(JSON.parse(read('manifest.json')).releases)).toEqual([
    '0.1.0',
    '0.2.0-rc.1',
    '0.2.0-rc.2',
    '0.2.0',
  ])
  expect(keptBy(1)).toMatchObject({ '0.2.0': 'one of the newest 1' })
})

it('a release whose writing was interrupted is no release', () => {
  release('0.1.0')
  // What is left over when the process ends before the manifest is written.
  mkdirSync(at('.new-0.2.0-rc.1'))
  writeFileSync(at('.new-0.2.0-rc.1/loader.js'), 'loader of 0.2.0-rc.1')
  expect(Object.keys(keptBy())).toEqual(['0.1.0'])
  expect(lay('0.2.0-rc.1')).toEqual({ version: '0.2.0-rc.1', isNew: true })
  expect(existsSync(at('.new-0.2.0-rc.1'))).toBe(false)
  expect(existsSync(at('0.2.0-rc.1/manifest.json'))).toBe(true)
})

it('removes the folders, source maps, files and compressed copies that no kept release needs', () => {
  release('0.1.0')
  release('0.2.0')
  switchChannel(folder, '0.2.0', true)
  pass(90)
  expect(removable()).toEqual(['release/0.1.0', 'release-maps/0.1.0', 'release/files/chunks/header.0.1.0.js'])
  removePlanned(folder, plan())
  expect(readdirSync(folder).toSorted()).toEqual(
    [
      '0.2.0',
      'files',
      'v0',
      'v0-canary',
      ...['', '.br', '.gz'].map((form) => `manifest.json${form}`),
    ].toSorted(),
  )
  expect(readdirSync(at('files/chunks')).filter((name) => /0\.1\.0/.test(name))).toEqual([])
  expect(readdirSync(at('files/chunks'))).toEqual(expect.arrayContaining(['core.0.js', 'header.0.2.0.js']))
  expect(existsSync(`${folder}-maps/0.1.0`)).toBe(false)
  expect(existsSync(`${folder}-maps/0.2.0`)).toBe(true)
  expect(Object.keys(JSON.parse(read('manifest.json')).releases)).toEqual(['0.2.0'])
  expect(removable()).toEqual([])
})

it('keeps a recent file that no release names, because its release may follow', () => {
  release('0.1.0')
  writeFileSync(at('files/chunks/new.0.js'), 'new')
  setTimes()
  pass(89)
  expect(removable()).toEqual([])
  pass(1)
  expect(removable()).toEqual(['release/files/chunks/new.0.js'])
})

it('removes nothing if it cannot find out what a channel or a kept release needs', () => {
  release('0.1.0')
  writeFileSync(at('v0-canary/loader.js'), 'another loader')
  expect(() => plan()).toThrow(/v0-canary.loader\.js belongs to no release in the folder/)
  switchChannel(folder, '0.1.0', true)
  rmSync(at('0.1.0/manifest.json'))
  expect(() => plan()).toThrow(/manifest\.json/)
})

it('refuses a folder that does not exist', () => {
  expect(() => planCleaning(`${folder}-typo`, { keep: 0, days: 90 })).toThrow(
    `There is no release folder at ${folder}-typo.`,
  )
})

it('lists the reason for each kept release, and the size of what can be removed', () => {
  release('0.1.0')
  release('0.2.0')
  switchChannel(folder, '0.2.0', true)
  pass(90)
  const described = describePlan(folder, plan())
  expect(described).toContain('0.2.0, served by v0 and v0-canary')
  expect(described).toMatch(/^ {2}release\/files\/chunks\/header\.0\.1\.0\.js +\d+ bytes$/m)
  expect(described).toMatch(/^ {2}release\/0\.1\.0\/ +[\d,]+ bytes$/m)
  expect(described).toMatch(/^In total [\d,]+ bytes, with the compressed forms\.$/m)
  expect(describePlan(folder, plan(5))).toContain('There is nothing to remove.')
  expect(existsSync(at('0.1.0/loader.js'))).toBe(true)
})
