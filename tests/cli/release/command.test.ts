/** What the command prints, its exit code, and what the channels serve. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IN_RELEASE } from '../../../cli/placeholders.js'
import command from '../../../cli/release/index.js'
import { CHUNKS, createReleaseFolder, installed, type ReleaseFolder } from './support/release-folder.js'

vi.mock('../../../cli/release/built.js', () => ({ findBuilt: () => installed.findBuilt() }))

let { folder, printed, at, build, run, release, read, write, remove } = {} as ReleaseFolder
beforeEach(async () => {
  ;({ folder, printed, at, build, run, release, read, write, remove } = createReleaseFolder())
  await release('1.0.0')
  await release('1.1.0')
})
afterEach(() => remove())

const channels = () => (JSON.parse(read('manifest.json')) as { channels: object }).channels

it('names the previous version and prints the script tags when going forward or back', async () => {
  expect(await run('use', '1.0.0', '--origin', 'https://c.example/shop/')).toEqual({
    code: 0,
    text: expect.stringMatching(
      /^v1 serves 1\.0\.0, and served 1\.1\.0 before\.\n[^]*src="https:\/\/c\.example\/shop\/v1\/loader\.js"/,
    ),
  })
  const { text } = await run('use', '1.1.0')
  expect(text).toMatch(
    /<script async crossorigin fetchpriority="high" src="https:\/\/c\.example\/shop\/1\.1\.0\/loader\.js" integrity="sha384-[\w+/]{64}" data-site="DE"/,
  )
  expect(gunzipSync(readFileSync(at('v1/loader.js.gz'))).toString()).toBe('loader of 1.1.0')
})

it('prints one sentence and returns exit code 1 after a failure', async () => {
  for (const version of ['9.9.9', '../1.0.0'])
    expect(await run('use', version)).toEqual({
      code: 1,
      text: `Failed: ${folder} has no release "${version}". It has: 1.0.0, 1.1.0.`,
    })
})

it('the help says for how many days everything is kept at least', () => {
  expect(command.usage).toMatch(/--days 90 .*at\s+least 2$/m)
})

it('a release says that it has begun before it compresses anything', async () => {
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    printed.push(`${text} ${existsSync(at('1.2.0')) ? 'after' : 'before'}`)
  })
  expect((await release('1.2.0')).text).toMatch(/^Adding 1\.2\.0\. .* before\n1\.2\.0 is in .* after\n/)
  expect((await run()).text).toMatch(/^Comparing 1\.2\.0 with .*\n1\.2\.0 was in .* already/)
})

describe('a channel', () => {
  it('serves the release that it was told to, and no other channel changes', async () => {
    await release('1.2.0', '--channel', 'v1-canary')
    await run('use', '1.0.0', '--channel', 'v1-partner')
    expect(channels()).toEqual({ v1: '1.1.0', 'v1-canary': '1.2.0', 'v1-partner': '1.0.0' })
    const { text } = await run('use', '1.0.0')
    expect(channels()).toEqual({ v1: '1.0.0', 'v1-canary': '1.2.0', 'v1-partner': '1.0.0' })
    expect(read('v1-canary/loader.js')).toBe('loader of 1.2.0')
    expect(text.match(/^.* still serves .*$/gm)).toEqual([
      'v1-canary still serves 1.2.0. To change it: npx shop-embed-cli release use 1.0.0 --channel v1-canary',
    ])
  })

  it('serves 2.0.0 to the pages that have loaded 1.1.0, and can go back', async () => {
    const { text } = await release('2.0.0', '--origin', 'https://c.example')
    expect(text).toContain('v1 serves 2.0.0, and served 1.1.0 before.')
    expect(text).toContain(
      '<script async crossorigin fetchpriority="high" src="https://c.example/v1/loader.js"',
    )
    expect([channels(), read('v1/loader.js')]).toEqual([{ v1: '2.0.0' }, 'loader of 2.0.0'])
    await run('use', '1.1.0')
    expect([channels(), read('v1/loader.js')]).toEqual([{ v1: '1.1.0' }, 'loader of 1.1.0'])
  })

  it('serves no release that its pages do not work with', async () => {
    expect(await release('2.1.0', '--channel', 'v2')).toEqual({
      code: 1,
      text: expect.stringContaining('v2 cannot serve 2.1.0: its pages name v1.'),
    })
    await release('0.9.0', '--channel', 'v1-canary')
    expect(channels()).toEqual({ v1: '1.1.0' })
    expect(existsSync(at('2.1.0'))).toBe(false)
  })

  it('has the loader as header.js, too, if the release has no such file', async () => {
    installed.built = build('1.2.0', CHUNKS, { 'header.js': 'header of 1.2.0' })
    await run()
    expect(read('v1/header.js')).toBe('header of 1.2.0')
    await run('use', '1.1.0')
    expect(read('v1/header.js')).toBe('loader of 1.1.0')
  })

  it('can go back to an early release, which has all its files in its own folder', async () => {
    mkdirSync(at('0.0.9/chunks'), { recursive: true })
    writeFileSync(at('0.0.9/loader.js'), 'loader of 0.0.9')
    await run('use', '0.0.9')
    expect(read('v0/loader.js')).toBe('loader of 0.0.9')
  })
})

describe('a placeholder', () => {
  const warnings = ({ text }: { text: string }) =>
    [...text.matchAll(/^Warning: (\S+) .*?(?:is a placeholder|are placeholders)/gm)].map(([, name]) => name)

  it('is named by a release until it is replaced', async () => {
    installed.built = { ...build('1.2.0'), maps: write({ 'loader.js.map': '' }) }
    expect(warnings(await run())).toEqual(Object.values(IN_RELEASE).map(({ text }) => text))
    const later = warnings(await run('--origin', 'https://cdn.shop.com'))
    expect(later).toEqual([IN_RELEASE.docs.text, IN_RELEASE.support.text])
    expect(warnings(await run())).toEqual(later)
  })

  it('that only a build replaces is not named to people who have the packages', async () => {
    const found = await release('1.2.0')
    expect(warnings(found)).not.toContain(IN_RELEASE.docs.text)
    expect(found.text).toContain(': contactEmail in the option texts of each page with a support form.')
    expect(found.text).not.toContain('src/sites')
  })

  it('is named if the channel stays, too', async () => {
    expect(warnings(await release('1.0.1'))).toContain(IN_RELEASE.origin.text)
  })
})

describe('the origin', () => {
  it('is remembered by all commands, so the next tags and docs have it', async () => {
    await release('1.2.0', '--origin', 'https://c.example/shop')
    expect((await run('use', '1.1.0')).text).toContain('src="https://c.example/shop/v1/loader.js"')
    await run('clean', '--remove')
    expect((await release('1.3.0')).text).toContain(
      'Its warnings link the docs at https://c.example/shop/docs/.',
    )
    await run('use', '1.2.0', '--origin', 'https://cdn.shop.com')
    const { text } = await run('use', '1.3.0')
    expect(text).toContain('src="https://cdn.shop.com/v1/loader.js"')
    expect(text).not.toContain('placeholder')
  })
})

describe('release never moves a channel back', () => {
  it('refuses a version that is there and older', async () => {
    await release('1.1.0', '--channel', 'v1-canary')
    const before = read('manifest.json')
    for (const channel of ['v1', 'v1-canary'])
      expect(await release('1.0.0', '--channel', channel)).toEqual({
        code: 1,
        text: expect.stringMatching(
          `Failed: ${channel} serves 1.1.0, which is newer than 1.0.0.*use 1.0.0 --channel ${channel}`,
        ),
      })
    expect(read('manifest.json')).toBe(before)
    expect(read('docs/index.html')).toBe('docs of 1.1.0')
  })

  it('adds an older version that is not there yet, but the channel and the docs stay', async () => {
    const { code, text } = await release('1.0.1')
    expect(code).toBe(0)
    expect(text).toContain('v1 serves 1.1.0, which is newer than 1.0.1')
    expect(existsSync(at('1.0.1/loader.js'))).toBe(true)
    expect(read('v1/loader.js')).toBe('loader of 1.1.0')
    expect(read('docs/index.html')).toBe('docs of 1.1.0')
  })

  it('releases the same version again, and a release after its prerelease', async () => {
    for (const version of ['1.2.0-rc.1', '1.2.0', '1.2.0']) {
      expect((await release(version)).code).toBe(0)
      expect(read('v1/loader.js')).toBe(`loader of ${version}`)
    }
  })
})

describe('a folder belongs to somebody', () => {
  const COMMANDS = [[], ['use', '1.0.0'], ['clean', '--remove', '--keep', '0']]
  const put = (path: string, text: string) => {
    mkdirSync(join(at(path), '..'), { recursive: true })
    writeFileSync(at(path), text)
  }

  it.each(COMMANDS.map((args) => [args]))(
    'release %j changes nothing in another folder, and says why',
    async (...[args]) => {
      rmSync(folder, { recursive: true })
      put('docs/handbook.md', 'our handbook')
      put('files/picture.jpg', 'our picture')
      expect(await run(...args)).toEqual({
        code: 1,
        text: expect.stringContaining(`${folder} is not a release folder: it contains "docs"`),
      })
      put('manifest.json', '{"name":"our web app"}')
      expect(await run(...args)).toEqual({
        code: 1,
        text: expect.stringContaining('manifest.json is not the record of a release folder'),
      })
      expect(readdirSync(folder).toSorted()).toEqual(['docs', 'files', 'manifest.json'])
      expect(read('docs/handbook.md')).toBe('our handbook')
    },
  )

  it('refuses another manifest.json even next to a release', async () => {
    writeFileSync(at('manifest.json'), 'no JSON')
    for (const args of COMMANDS)
      expect((await run(...args)).text).toContain('manifest.json is not the record')
    expect(read('manifest.json')).toBe('no JSON')
  })

  it('accepts an empty folder with hidden files, and one whose first release was interrupted', async () => {
    rmSync(folder, { recursive: true })
    put('.git/config', 'our repository')
    put('.new-1/manifest.json', '')
    expect((await run()).code).toBe(0)
    rmSync(at('1.1.0'), { recursive: true })
    rmSync(at('v1'), { recursive: true })
    expect((await run()).code).toBe(0)
    expect(read('.git/config')).toBe('our repository')
  })

  it('only release creates one', async () => {
    rmSync(folder, { recursive: true })
    for (const args of [['use', '1.0.0'], ['clean']])
      expect((await run(...args)).text).toBe(`Failed: There is no release folder at ${folder}.`)
    expect(existsSync(folder)).toBe(false)
  })
})
