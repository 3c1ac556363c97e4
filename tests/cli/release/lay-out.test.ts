/** What `release` writes, and what it refuses. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { folder as builtAddress } from 'virtual:release'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { switchChannel } from '../../../cli/release/channels.js'
import { layOut } from '../../../cli/release/lay-out.js'
import type { Manifest } from '../../../cli/release/manifest.js'
import { linkHeaderOf, tagsOf } from '../../../cli/release/tags.js'
import { CHUNKS, createReleaseFolder, hashOf, HEADER, type ReleaseFolder } from './support/release-folder.js'

let { folder, at, build, lay, layWithHeader, read, write, remove } = {} as ReleaseFolder
beforeEach(() => {
  ;({ folder, at, build, lay, layWithHeader, read, write, remove } = createReleaseFolder())
})
afterEach(() => remove())

it('writes a release into a folder named after its version, with compressed copies of each text file', () => {
  expect(lay('0.1.0', { 'assets/a.jpg': 'picture' })).toEqual({ version: '0.1.0', isNew: true })
  expect(readdirSync(at('0.1.0')).toSorted()).toEqual([
    'loader.js',
    'loader.js.br',
    'loader.js.gz',
    'manifest.json',
    'manifest.json.br',
    'manifest.json.gz',
    'scripts.json',
    'scripts.json.br',
    'scripts.json.gz',
  ])
  expect(readdirSync(at('files/assets'))).toEqual(['a.jpg'])
  const bytes = (path: string) => readFileSync(join(folder, path))
  expect(brotliDecompressSync(bytes('0.1.0/loader.js.br')).toString()).toBe('loader of 0.1.0')
  expect(gunzipSync(bytes('0.1.0/loader.js.gz')).toString()).toBe('loader of 0.1.0')
})

it('writes an unchanged file once, and does not touch it in later releases', () => {
  lay('0.1.0')
  const { mtimeMs } = statSync(at(`files/${HEADER}`))
  rmSync(at(`files/${HEADER}.br`))
  lay('0.1.1', { ...CHUNKS, 'chunks/footer.3.js': 'footer' })
  expect(statSync(at(`files/${HEADER}`)).mtimeMs).toBe(mtimeMs)
  expect(existsSync(at(`files/${HEADER}.br`))).toBe(false)
  expect(
    readdirSync(at('files/chunks'))
      .filter((name) => name.endsWith('.js'))
      .toSorted(),
  ).toEqual(['de-DE.2.js', 'footer.3.js', 'header.1.js'])
})

it('writes nothing if a shared file has the name of a new one but different content', () => {
  lay('0.1.0')
  writeFileSync(at(`files/${HEADER}`), 'damaged')
  const more = { 'chunks/cart.0.js': 'a', ...CHUNKS }
  expect(() => lay('0.1.1', more)).toThrow(/files\/chunks\/header\.1\.js exists with other content/)
  expect(existsSync(at('0.1.1'))).toBe(false)
  expect(existsSync(at('files/chunks/cart.0.js'))).toBe(false)
})

it('writes nothing if a file is not the one that was built', () => {
  const built = build('0.1.0')
  writeFileSync(join(built.cdn, HEADER), 'of another version')
  expect(() => layOut({ ...built, maps: undefined }, folder)).toThrow(
    /chunks\/header\.1\.js is not the file that was built: install the package shop-embed again/,
  )
  rmSync(join(built.cdn, HEADER))
  expect(() => layOut({ ...built, maps: undefined }, folder)).toThrow(/is not the file/)
  const other = build('0.1.0')
  writeFileSync(join(other.cdn, 'loader.js'), 'damaged')
  expect(() => layOut({ ...other, maps: undefined }, folder)).toThrow(/loader\.js is not the file/)
  expect(existsSync(folder)).toBe(false)
})

it('restores a lost shared file when the same version is released again', () => {
  lay('0.1.0')
  rmSync(at(`files/${HEADER}`))
  expect(lay('0.1.0')).toEqual({ version: '0.1.0', isNew: false })
  expect(read(`files/${HEADER}`)).toBe('header')
})

it('writes source maps next to the release folder', () => {
  lay('0.1.0', undefined, write({ 'loader.js.map': '{}' }))
  expect(readFileSync(join(`${folder}-maps`, '0.1.0/loader.js.map'), 'utf8')).toBe('{}')
  expect(existsSync(at('0.1.0/loader.js.map'))).toBe(false)
})

it('accepts the same release again, but never with different content', () => {
  lay('0.1.0')
  expect(lay('0.1.0')).toEqual({ version: '0.1.0', isNew: false })
  const other = { 'chunks/header.4.js': 'other header' }
  expect(() => lay('0.1.0', other)).toThrow(/0\.1\.0 exists with other content \(manifest\.json\)/)
  expect(existsSync(at('files/chunks/header.4.js'))).toBe(false)
})

it('makes a channel serve the loader of the chosen release, forward and back', () => {
  lay('0.1.0')
  lay('0.2.0')
  expect(switchChannel(folder, '0.1.0', false)).toMatchObject({ channel: 'v0', before: undefined })
  expect(switchChannel(folder, '0.2.0', false)).toMatchObject({ channel: 'v0', before: '0.1.0' })
  expect(read('v0/loader.js')).toBe('loader of 0.2.0')
  expect(switchChannel(folder, '0.1.0', false)).toMatchObject({ channel: 'v0', before: '0.2.0' })
  expect(read('v0/loader.js')).toBe('loader of 0.1.0')
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['0.1.0', '0.2.0']))
})

it('can go back to an early release, which has all its files in its own folder', () => {
  mkdirSync(at('0.0.9/chunks'), { recursive: true })
  writeFileSync(at('0.0.9/loader.js'), 'loader of 0.0.9')
  lay('0.1.0')
  switchChannel(folder, '0.1.0', false)
  expect(switchChannel(folder, '0.0.9', false)).toMatchObject({ channel: 'v0', before: '0.1.0' })
  expect(read('v0/loader.js')).toBe('loader of 0.0.9')
})

it('going back to a release without header.js also takes back the pages that load header.js', () => {
  lay('0.1.0')
  layWithHeader('0.2.0')
  switchChannel(folder, '0.2.0', false)
  expect(read('v0/header.js')).toBe('header of 0.2.0')
  switchChannel(folder, '0.1.0', false)
  expect(read('v0/header.js')).toBe('loader of 0.1.0')
  expect(gunzipSync(readFileSync(at('v0-canary/header.js.gz'))).toString()).toBe('loader of 0.1.0')
})

it('an interruption leaves a channel as it is, with its compressed forms', () => {
  layWithHeader('0.1.0')
  layWithHeader('0.2.0')
  switchChannel(folder, '0.1.0', false)
  const all = () =>
    Object.fromEntries(
      ['v0', 'v0-canary'].flatMap((channel) =>
        readdirSync(at(channel))
          .filter((name) => !name.startsWith('.'))
          .map((name) => [`${channel}/${name}`, read(`${channel}/${name}`)]),
      ),
    )
  const before = all()
  // The last of the files cannot be written.
  mkdirSync(at('v0-canary/.new-loader.js'))
  expect(() => switchChannel(folder, '0.2.0', false)).toThrow()
  expect(all()).toEqual(before)
})

it('writes the canary channel from the first release on, and switches it independently', () => {
  lay('0.1.0')
  switchChannel(folder, '0.1.0', false)
  expect(read('v0-canary/loader.js')).toBe('loader of 0.1.0')
  lay('0.2.0')
  expect(switchChannel(folder, '0.2.0', true)).toMatchObject({ channel: 'v0-canary', before: '0.1.0' })
  expect(read('v0/loader.js')).toBe('loader of 0.1.0')
  const { channels, releases } = JSON.parse(read('manifest.json'))
  expect(channels).toEqual({ v0: '0.1.0', 'v0-canary': '0.2.0' })
  expect(Object.keys(releases)).toEqual(['0.1.0', '0.2.0'])
})

it('moves the canary channel with the other, unless a canary runs', () => {
  for (const version of ['0.1.0', '0.2.0', '0.3.0']) lay(version)
  switchChannel(folder, '0.2.0', false)
  expect(switchChannel(folder, '0.1.0', false).canary).toBe('0.1.0')
  switchChannel(folder, '0.3.0', true)
  expect(switchChannel(folder, '0.2.0', false).canary).toBe('0.3.0')
  expect(switchChannel(folder, '0.3.0', false).canary).toBe('0.3.0')
  expect(switchChannel(folder, '0.2.0', false).canary).toBe('0.2.0')
})

it('a new major version gets new channels, because hosts have to opt in', () => {
  lay('0.9.0')
  switchChannel(folder, '0.9.0', false)
  lay('1.0.0')
  expect(switchChannel(folder, '1.0.0', false).channel).toBe('v1')
  expect(read('v0/loader.js')).toBe('loader of 0.9.0')
})

it('refuses to use a release that is not in the folder', () => {
  expect(() => switchChannel(folder, '0.1.0', false)).toThrow('has no release "0.1.0". It has: no releases.')
  lay('0.1.0')
  expect(() => switchChannel(folder, '../0.1.0', false)).toThrow('has no release "../0.1.0". It has: 0.1.0.')
})

it('prints a tag for the channel, and one for the release with the hash of its loader', () => {
  lay('0.1.0')
  const printed = tagsOf({ folder, channel: 'v0', version: '0.1.0', origin: 'https://cdn.example' })
  expect(printed).toContain('<script async src="https://cdn.example/v0/loader.js" data-site="DE">')
  expect(printed).toMatch(
    /<script async src="https:\/\/cdn\.example\/0\.1\.0\/loader\.js" integrity="sha384-[\w+/]{64}" crossorigin="anonymous"/,
  )
  expect(
    linkHeaderOf({
      folder,
      version: '0.1.0',
      origin: 'https://c.example',
      widget: 'header',
      language: 'de-DE',
    }),
  ).toBe(
    'Link: <https://c.example/files/chunks/header.1.js>; rel=preload; as=script; crossorigin; integrity="' +
      hashOf('header') +
      '", <https://c.example/files/chunks/de-DE.2.js>; rel=preload; as=script; crossorigin; integrity="' +
      hashOf('texts') +
      '"',
  )
})

it('gives files with fixed names the address of the shared folder, and describes them in the manifest', () => {
  const loader = `load('${builtAddress}' + 'chunks/header.1.js')`
  const { cdn } = build('0.1.0', CHUNKS, { 'loader.js': loader, 'licences.txt': builtAddress })
  layOut({ cdn, maps: undefined }, folder)
  const released = `load('../files/' + 'chunks/header.1.js')`
  expect(read('0.1.0/loader.js')).toBe(released)
  expect(read('0.1.0/licences.txt')).toBe(builtAddress)
  // Source maps are those of the build, so no column may move.
  expect(released).toHaveLength(loader.length)
  const manifest = JSON.parse(read('0.1.0/manifest.json')) as Manifest
  expect(Object.keys(manifest.files)).toEqual([
    '../files/chunks/de-DE.2.js',
    `../files/${HEADER}`,
    'licences.txt',
    'loader.js',
  ])
  expect(manifest.files['loader.js']).toMatchObject({ bytes: released.length, preload: hashOf(released) })
  expect(manifest).toMatchObject({
    version: '0.1.0',
    widgets: { header: [`../files/${HEADER}`] },
    styles: { footer: '../files/styles/footer.4.css' },
  })
})
