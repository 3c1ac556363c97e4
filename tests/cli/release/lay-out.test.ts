/** What `release` writes, and what it refuses. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { folder as builtAddress } from 'virtual:release'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Built } from '../../../cli/release/built.js'
import type { Manifest } from '../../../cli/release/own-files.js'
import {
  CHUNKS,
  createReleaseFolder,
  hashOf,
  HEADER,
  installed,
  type ReleaseFolder,
} from './support/release-folder.js'

vi.mock('../../../cli/release/built.js', () => ({ findBuilt: () => installed.findBuilt() }))

let { folder, at, build, run, read, write, remove } = {} as ReleaseFolder
beforeEach(() => {
  ;({ folder, at, build, run, read, write, remove } = createReleaseFolder())
})
afterEach(() => remove())

const lay = (built: Built) => {
  installed.built = built
  return run()
}

it('writes a release into a folder named after its version, with compressed copies of each text file', async () => {
  const texts = ['a.css', 'a.svg', 'a.txt']
  const assets = ['a.jpg', ...texts].map((name) => [`assets/${name}`, name])
  await lay(build('0.1.0', Object.fromEntries(assets)))
  expect(readdirSync(at('0.1.0')).toSorted()).toEqual(
    ['loader.js', 'manifest.json'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
  )
  expect(readdirSync(at('files/assets')).toSorted()).toEqual(
    [...texts.flatMap((name) => [name, `${name}.br`, `${name}.gz`]), 'a.jpg'].toSorted(),
  )
  expect(brotliDecompressSync(readFileSync(at('0.1.0/loader.js.br'))).toString()).toBe('loader of 0.1.0')
  expect(gunzipSync(readFileSync(at('0.1.0/loader.js.gz'))).toString()).toBe('loader of 0.1.0')
  expect(read('docs/index.html')).toBe('docs of 0.1.0')
})

it('writes an unchanged file once, and does not touch it in later releases', async () => {
  await lay(build('0.1.0'))
  const { mtimeMs } = statSync(at(`files/${HEADER}`))
  await lay(build('0.1.1', { ...CHUNKS, 'chunks/footer.3.js': 'footer' }))
  expect(statSync(at(`files/${HEADER}`)).mtimeMs).toBe(mtimeMs)
  const scripts = readdirSync(at('files/chunks')).filter((name) => name.endsWith('.js'))
  expect(scripts.toSorted()).toEqual(['de-DE.2.js', 'footer.3.js', 'header.1.js'])
})

it('adds no release if a shared file has the name of a new one but different content', async () => {
  await lay(build('0.1.0'))
  writeFileSync(at(`files/${HEADER}`), 'damaged')
  const { code, text } = await lay(build('0.1.1', { 'chunks/cart.0.js': 'a', ...CHUNKS }))
  expect([code, text]).toEqual([
    1,
    expect.stringContaining('files/chunks/header.1.js exists with other content'),
  ])
  expect([existsSync(at('0.1.1')), existsSync(at('files/chunks/cart.0.js'))]).toEqual([false, false])
})

it.each([HEADER, 'loader.js'])('adds no release if %s is not the file that was built', async (path) => {
  const built = build('0.1.0')
  writeFileSync(join(built.cdn, path), 'of another version')
  expect((await lay(built)).text).toContain(`${path} is not the file that was built: install the package`)
  rmSync(join(built.cdn, path))
  expect((await lay(built)).text).toContain('is not the file that was built')
  expect(existsSync(at('0.1.0'))).toBe(false)
})

it('restores a lost shared file when the same version is released again', async () => {
  await lay(build('0.1.0'))
  rmSync(at(`files/${HEADER}`))
  expect((await lay(build('0.1.0'))).code).toBe(0)
  expect(read(`files/${HEADER}`)).toBe('header')
})

it('writes source maps next to the release folder', async () => {
  const { text } = await lay({ ...build('0.1.0'), maps: write({ 'loader.js.map': '{}' }) })
  expect(text).toContain(`Its source maps are in ${folder}-maps.`)
  expect(readFileSync(`${folder}-maps/0.1.0/loader.js.map`, 'utf8')).toBe('{}')
  expect(existsSync(at('0.1.0/loader.js.map'))).toBe(false)
})

it('accepts the same release again, but never with different content', async () => {
  await lay(build('0.1.0'))
  expect((await lay(build('0.1.0'))).text).toContain('0.1.0 was in')
  const { code, text } = await lay(build('0.1.0', { 'chunks/header.4.js': 'other header' }))
  expect([code, text]).toEqual([
    1,
    expect.stringContaining('0.1.0 exists with other content (manifest.json)'),
  ])
  expect(existsSync(at('files/chunks/header.4.js'))).toBe(false)
})

it('gives files with fixed names the address of the shared folder, and describes them in the manifest', async () => {
  const loader = `load('${builtAddress}' + 'chunks/header.1.js')`
  await lay(build('0.1.0', CHUNKS, { 'loader.js': loader, 'licences.txt': builtAddress }))
  const released = `load('../files/' + 'chunks/header.1.js')`
  expect(read('0.1.0/loader.js')).toBe(released)
  expect(read('0.1.0/licences.txt')).toBe(builtAddress)
  // Source maps are those of the build, so no column may move.
  expect(released).toHaveLength(loader.length)
  const manifest = JSON.parse(read('0.1.0/manifest.json')) as Manifest
  expect(Object.keys(manifest.files).toSorted()).toEqual([
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
