// @vitest-environment node
/** The release folder, with small files in place of a build: `tests/long/delivery/` deploys real releases. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { switchChannel } from '../../tools/release/channels.mjs'
import { layOut, layOutDocs } from '../../tools/release/lay-out.mjs'
import { linkHeaderOf, tagsOf } from '../../tools/release/tags.mjs'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'release-'))
  folder = join(parent, 'release')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

/** @returns the folder of a build with this version */
function build(version: string, files: Record<string, string> = {}): string {
  const built = mkdtempSync(join(parent, 'built-'))
  const manifest = {
    version,
    files: { 'chunks/header.1.js': { preload: 'sha256-h' }, 'chunks/de-DE.2.js': { preload: 'sha256-d' } },
    widgets: { header: ['chunks/header.1.js'] },
  }
  const all = { 'manifest.json': JSON.stringify(manifest), 'loader.js': `loader of ${version}`, ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(built, path)), { recursive: true })
    writeFileSync(join(built, path), text)
  }
  return built
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const lay = (version: string, files?: Record<string, string>) =>
  layOut({ files: build(version, files), maps: undefined, folder })

it('a release is a folder with its version, with each text compressed beside it', () => {
  expect(lay('0.1.0', { 'assets/a.jpg': 'picture' })).toEqual({ version: '0.1.0', isNew: true })
  expect(readdirSync(join(folder, '0.1.0')).toSorted()).toEqual([
    'assets',
    'loader.js',
    'loader.js.br',
    'loader.js.gz',
    'manifest.json',
    'manifest.json.br',
    'manifest.json.gz',
  ])
  expect(readdirSync(join(folder, '0.1.0/assets'))).toEqual(['a.jpg'])
  const bytes = (path: string) => readFileSync(join(folder, path))
  expect(brotliDecompressSync(bytes('0.1.0/loader.js.br')).toString()).toBe('loader of 0.1.0')
  expect(gunzipSync(bytes('0.1.0/loader.js.gz')).toString()).toBe('loader of 0.1.0')
})

it('source maps lie beside the release folder', () => {
  const maps = build('0.1.0', { 'loader.js.map': '{}' })
  layOut({ files: build('0.1.0'), maps, folder })
  expect(readFileSync(join(`${folder}-maps`, '0.1.0/loader.js.map'), 'utf8')).toBe('{}')
  expect(existsSync(join(folder, '0.1.0/loader.js.map'))).toBe(false)
})

it('the same release may be laid out again, but never with other content', () => {
  lay('0.1.0', { 'chunks/a.js': 'a' })
  expect(lay('0.1.0', { 'chunks/a.js': 'a' })).toEqual({ version: '0.1.0', isNew: false })
  expect(() => lay('0.1.0', { 'chunks/a.js': 'b' })).toThrow(
    /0\.1\.0 exists with other content \(chunks\/a\.js\)/,
  )
  expect(() => lay('0.1.0')).toThrow(/chunks\/a\.js/)
  expect(() => lay('0.1.0', { 'chunks/a.js': 'a', 'chunks/b.js': 'b' })).toThrow(/chunks\/b\.js/)
  expect(read('0.1.0/chunks/a.js')).toBe('a')
})

it('a channel serves the loader of the chosen release, forward and back', () => {
  lay('0.1.0')
  lay('0.2.0')
  expect(switchChannel(folder, '0.1.0', false)).toEqual({ channel: 'v0', before: undefined })
  expect(switchChannel(folder, '0.2.0', false)).toEqual({ channel: 'v0', before: '0.1.0' })
  expect(read('v0/loader.js')).toBe('loader of 0.2.0')
  expect(switchChannel(folder, '0.1.0', false)).toEqual({ channel: 'v0', before: '0.2.0' })
  expect(read('v0/loader.js')).toBe('loader of 0.1.0')
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['0.1.0', '0.2.0']))
})

it('the canary has an address from the first release on, and is switched alone', () => {
  lay('0.1.0')
  switchChannel(folder, '0.1.0', false)
  expect(read('v0-canary/loader.js')).toBe('loader of 0.1.0')
  lay('0.2.0')
  expect(switchChannel(folder, '0.2.0', true)).toEqual({ channel: 'v0-canary', before: '0.1.0' })
  expect(read('v0/loader.js')).toBe('loader of 0.1.0')
  const { channels, releases } = JSON.parse(read('manifest.json'))
  expect(channels).toEqual({ v0: '0.1.0', 'v0-canary': '0.2.0' })
  expect(Object.keys(releases)).toEqual(['0.1.0', '0.2.0'])
})

it('the doctor is beside the loader of a channel, and comes from the same release', () => {
  lay('0.1.0')
  lay('0.2.0')
  switchChannel(folder, '0.1.0', false)
  expect(read('v0/doctor.js')).toBe("export * from '../0.1.0/doctor.js'\n")
  switchChannel(folder, '0.2.0', false)
  expect(read('v0/doctor.js')).toBe("export * from '../0.2.0/doctor.js'\n")
  expect(read('v0-canary/doctor.js')).toBe("export * from '../0.1.0/doctor.js'\n")
})

it('the docs are those of the last release, compressed as its other files', () => {
  const docs = build('0.1.0', { 'doctor.html': 'old', 'gone.html': 'old' })
  layOutDocs(docs, folder)
  layOutDocs(build('0.2.0', { 'doctor.html': 'new' }), folder)
  expect(read('docs/doctor.html')).toBe('new')
  expect(existsSync(join(folder, 'docs/gone.html'))).toBe(false)
  expect(gunzipSync(readFileSync(join(folder, 'docs/doctor.html.gz'))).toString()).toBe('new')
})

it('a new major version has channels of its own, because its hosts have to agree', () => {
  lay('0.9.0')
  switchChannel(folder, '0.9.0', false)
  lay('1.0.0')
  expect(switchChannel(folder, '1.0.0', false).channel).toBe('v1')
  expect(read('v0/loader.js')).toBe('loader of 0.9.0')
})

it('a release that is not in the folder cannot be chosen', () => {
  expect(() => switchChannel(folder, '0.1.0', false)).toThrow('has no release "0.1.0", only: none')
  lay('0.1.0')
  expect(() => switchChannel(folder, '../0.1.0', false)).toThrow('has no release "../0.1.0", only: 0.1.0')
})

it('the printed tags name the channel, and the release with the hash of its loader', () => {
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
    'Link: <https://c.example/0.1.0/chunks/header.1.js>; rel=preload; as=script; crossorigin; integrity="sha256-h", ' +
      '<https://c.example/0.1.0/chunks/de-DE.2.js>; rel=preload; as=script; crossorigin; integrity="sha256-d"',
  )
})
