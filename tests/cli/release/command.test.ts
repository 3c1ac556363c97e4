// @vitest-environment node
/** What the command prints, and its exit code. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import release from '../../../cli/release/index.js'
import { createReleaseFolder, type ReleaseFolder } from './support/release-folder.js'

let { folder, lay, read, remove } = {} as ReleaseFolder
let printed: string[]
beforeEach(() => {
  ;({ folder, lay, read, remove } = createReleaseFolder())
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
