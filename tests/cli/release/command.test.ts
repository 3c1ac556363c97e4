/** What the command prints, and its exit code. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Built } from '../../../cli/release/built.js'
import { IN_RELEASE } from '../../../cli/placeholders.js'
import release from '../../../cli/release/index.js'
import { createReleaseFolder, type ReleaseFolder } from './support/release-folder.js'

let { folder, at, build, lay, read, write, remove } = {} as ReleaseFolder
let printed: string[]
let built: Built
vi.mock('../../../cli/release/built.js', () => ({ findBuilt: () => built }))

/** What the command of this version contains. */
const install = (version: string) => {
  built = { ...build(version), docs: write({ 'index.html': `docs of ${version}` }), maps: undefined }
}

/** The same, as a build in the project's repository, which also makes source maps. */
const buildHere = (version: string) => {
  install(version)
  built.maps = write({ 'loader.js.map': '' })
}

beforeEach(() => {
  ;({ folder, at, build, lay, read, write, remove } = createReleaseFolder())
  printed = []
  const print = (text: string) => void printed.push(text)
  vi.spyOn(console, 'log').mockImplementation(print)
  vi.spyOn(console, 'error').mockImplementation(print)
  lay('1.0.0')
  lay('1.1.0')
})
afterEach(() => {
  vi.restoreAllMocks()
  remove()
})

const run = async (...args: string[]) => {
  const code = await release.run([...args, '--folder', folder])
  return { code, text: printed.splice(0).join('\n') }
}

it('names the previous version and prints the script tags when going forward or back', async () => {
  expect(await run('use', '1.1.0', '--origin', 'https://c.example/shop/')).toEqual({
    code: 0,
    text: expect.stringMatching(/^v1 serves 1\.1\.0\.\n[^]*src="https:\/\/c\.example\/shop\/v1\/loader\.js"/),
  })
  expect((await run('use', '1.0.0')).text).toMatch(/^v1 serves 1\.0\.0, and served 1\.1\.0 before\./)
  expect((await run('use', '1.1.0', '--canary')).text).toMatch(/^v1-canary serves 1\.1\.0, /)
  expect(JSON.parse(read('manifest.json'))).toMatchObject({ channels: { v1: '1.0.0', 'v1-canary': '1.1.0' } })
  expect((await run('use', '1.0.0')).text).toContain(
    'The canary still serves 1.1.0. To end it: npx shop-embed-cli release use 1.0.0 --canary',
  )
})

it('keeps a pinned version, and without --remove only lists what it would remove', async () => {
  await run('use', '1.1.0')
  expect(await run('pin', '1.0.0')).toEqual({ code: 0, text: expect.stringContaining('keeps 1.0.0') })
  expect(await run('clean', '--keep', '0')).toEqual({
    code: 0,
    text: expect.stringContaining('1.0.0, pinned'),
  })
  expect((await run('pin', '1.0.0', '--end')).text).toContain('no longer keeps 1.0.0')
})

it('prints one sentence and returns exit code 1 after a failure', async () => {
  expect(await run('use', '9.9.9')).toEqual({
    code: 1,
    text: `Failed: ${folder} has no release "9.9.9". It has: 1.0.0, 1.1.0.`,
  })
})

it('without a manifest, a release is not used, and the channel stays', async () => {
  await run('use', '1.0.0')
  rmSync(at('1.1.0/manifest.json'))
  expect((await run('use', '1.1.0')).code).toBe(1)
  expect(read('v1/loader.js')).toBe('loader of 1.0.0')
})

it('the name of a version that does not exist is answered with those that do', async () => {
  expect((await run('pin', '9.9.9')).text).toContain('has no release "9.9.9". It has: 1.0.0, 1.1.0.')
})

it('the help says for how many days everything is kept at least', () => {
  expect(release.usage).toMatch(/--days 90 .*at\s+least 2$/m)
})

it('a release says that it has begun before it compresses anything', async () => {
  install('1.2.0')
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    printed.push(`${text} ${existsSync(at('1.2.0')) ? 'after' : 'before'}`)
  })
  expect((await run()).text).toMatch(/^Adding 1\.2\.0\. .* before\n1\.2\.0 is in .* after\n/)
  expect((await run()).text).toMatch(/^Comparing 1\.2\.0 with .*\n1\.2\.0 was in .* already/)
})

describe('a placeholder', () => {
  const warnings = async (...args: string[]) => {
    const { text } = await run(...args)
    return [...text.matchAll(/^Warning: (\S+) .*?(?:is a placeholder|are placeholders)/gm)].map(
      ([, name]) => name,
    )
  }

  it('is named by a release until it is replaced', async () => {
    buildHere('1.2.0')
    expect(await warnings()).toEqual(Object.values(IN_RELEASE).map(({ text }) => text))
    writeFileSync(at('.well-known/security.txt'), 'Contact: mailto:security@shop.com\n')
    buildHere('1.3.0')
    const later = await warnings('--origin', 'https://cdn.shop.com')
    expect(later).toEqual([IN_RELEASE.docs.text, IN_RELEASE.support.text])
    expect(await warnings()).toEqual(later)
  })

  it('that only a build replaces is not named to people who have the packages, unless they ask for the public docs', async () => {
    install('1.2.0')
    expect(await warnings()).not.toContain(IN_RELEASE.docs.text)
    const { text } = await run('--public-docs')
    expect(text).toContain(
      `Warning: ${IN_RELEASE.docs.text} is a placeholder. Replace it by the address of your public docs: ` +
        "only a build in the project's repository can, so leave out --public-docs.",
    )
    expect(text).toContain(
      'Warning: service@shop.example and podpora@shop.example are placeholders. Replace them by',
    )
    expect(text).toContain(': contactEmail in the option texts of each page with a support form.')
    expect(text).not.toContain('src/sites')
  })

  it('is named if the channel stays, too', async () => {
    install('1.1.0')
    await run()
    install('1.0.1')
    expect(await warnings()).toContain(IN_RELEASE.origin.text)
  })
})

describe('the origin', () => {
  it('is remembered, so the next tags and docs have it', async () => {
    install('1.2.0')
    await run('--origin', 'https://c.example/shop')
    expect((await run('use', '1.1.0')).text).toContain('src="https://c.example/shop/v1/loader.js"')
    install('1.3.0')
    expect((await run()).text).toContain('Its warnings link the docs at https://c.example/shop/docs/.')
    expect(JSON.parse(read('manifest.json'))).toMatchObject({
      origin: 'https://c.example/shop',
      channels: { v1: '1.3.0' },
    })
    await run('use', '1.2.0', '--origin', 'https://cdn.shop.com')
    const { text } = await run('use', '1.3.0')
    expect(text).toContain('src="https://cdn.shop.com/v1/loader.js"')
    expect(text).not.toContain('placeholder')
  })

  it('is a placeholder until somebody has named it, and a warning says so', async () => {
    expect((await run('use', '1.1.0')).text).toContain('Warning: https://cdn.example is a placeholder.')
  })

  it('is kept by the other commands, and an old record without it still counts', async () => {
    await run('use', '1.1.0', '--origin', 'https://cdn.shop.com')
    await run('pin', '1.0.0')
    await run('clean', '--remove')
    expect(JSON.parse(read('manifest.json')).origin).toBe('https://cdn.shop.com')
    const { origin: _origin, ...old } = JSON.parse(read('manifest.json'))
    writeFileSync(at('manifest.json'), JSON.stringify(old))
    expect((await run('use', '1.1.0')).code).toBe(0)
  })
})

describe('release never moves a channel back', () => {
  it.each([[[]], [['--canary']]])('refuses a version that is there and older: %j', async (args) => {
    install('1.1.0')
    await run(...args)
    install('1.0.0')
    const before = read('manifest.json')
    const { code, text } = await run(...args)
    expect(code).toBe(1)
    expect(text).toMatch(/^Failed: v1(-canary)? serves 1\.1\.0, which is newer than 1\.0\.0\. To go back: /)
    expect(text).toContain(`npx shop-embed-cli release use 1.0.0${args.map((arg) => ` ${arg}`).join('')}`)
    expect(read('manifest.json')).toBe(before)
    expect(read('docs/index.html')).toBe('docs of 1.1.0')
  })

  it('adds an older version that is not there yet, but the channel and the docs stay', async () => {
    install('1.1.0')
    await run()
    install('1.0.1')
    const { code, text } = await run()
    expect(code).toBe(0)
    expect(text).toContain('v1 still serves 1.1.0, which is newer')
    expect(text).toContain('To go back: npx shop-embed-cli release use 1.0.1')
    expect(existsSync(at('1.0.1/loader.js'))).toBe(true)
    expect(read('v1/loader.js')).toBe('loader of 1.1.0')
    expect(read('docs/index.html')).toBe('docs of 1.1.0')
  })

  it('releases the same version again, and a release after its prerelease', async () => {
    for (const version of ['1.2.0-rc.1', '1.2.0', '1.2.0']) {
      install(version)
      expect((await run()).code).toBe(0)
      expect(read('v1/loader.js')).toBe(`loader of ${version}`)
    }
  })
})

describe('a folder belongs to somebody', () => {
  let foreign: string
  const COMMANDS = [[], ['use', '1.0.0'], ['pin', '1.0.0'], ['clean', '--remove', '--keep', '0']]
  const put = (path: string, text: string) => {
    mkdirSync(join(foreign, path, '..'), { recursive: true })
    writeFileSync(join(foreign, path), text)
  }
  const runIn = async (...args: string[]) => {
    const code = await release.run([...args, '--folder', foreign])
    return { code, text: printed.splice(0).join('\n') }
  }
  beforeEach(() => {
    foreign = join(folder, '../foreign')
    install('1.0.0')
  })

  it.each(COMMANDS.map((args) => [args]))(
    'release %j changes nothing in another folder, and says why',
    async (...[args]) => {
      put('docs/handbook.md', 'our handbook')
      put('files/picture.jpg', 'our picture')
      expect(await runIn(...args)).toEqual({
        code: 1,
        text: expect.stringContaining(`${foreign} is not a release folder: it contains "docs"`),
      })
      put('manifest.json', '{"name":"our web app"}')
      expect(await runIn(...args)).toEqual({
        code: 1,
        text: expect.stringContaining('manifest.json is not the record of a release folder'),
      })
      expect(readdirSync(foreign).toSorted()).toEqual(['docs', 'files', 'manifest.json'])
      expect(readFileSync(join(foreign, 'docs/handbook.md'), 'utf8')).toBe('our handbook')
    },
  )

  it('refuses another manifest.json even next to a release', async () => {
    writeFileSync(at('manifest.json'), 'no JSON')
    for (const args of COMMANDS)
      expect((await run(...args)).text).toContain('manifest.json is not the record')
    expect(read('manifest.json')).toBe('no JSON')
  })

  it('accepts an empty folder with hidden files, and one whose first release was interrupted', async () => {
    put('.git/config', 'our repository')
    put('.new-manifest.json', '')
    expect((await runIn()).code).toBe(0)
    rmSync(join(foreign, '1.0.0'), { recursive: true })
    rmSync(join(foreign, 'v1'), { recursive: true })
    expect((await runIn()).code).toBe(0)
    expect(readFileSync(join(foreign, '.git/config'), 'utf8')).toBe('our repository')
  })
})
