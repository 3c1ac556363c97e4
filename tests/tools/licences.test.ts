import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rollup, type Plugin } from 'rollup'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { namedIn, noticesOf, NOTICES } from '../../tools/licences.mjs'
import { thirdParty } from '../../tools/rollup/third-party.mjs'

interface Package {
  name: string
  version: string
  license: string
  licenseText: string
}

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'licences-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Bundles a module that imports a package. @returns the notices */
async function build(license: string | undefined, text = 'You may.', others: Package[] = []) {
  const at = join(folder, 'node_modules/some')
  mkdirSync(at, { recursive: true })
  writeFileSync(join(at, 'package.json'), JSON.stringify({ name: 'some', version: '1.0.0', license }))
  writeFileSync(join(at, 'index.js'), 'export const some = Math.random()')
  if (text) writeFileSync(join(at, 'LICENSE'), text)
  writeFileSync(join(folder, 'main.js'), "export { some } from './node_modules/some/index.js'")
  const bundle = await rollup({
    input: join(folder, 'main.js'),
    plugins: [thirdParty(folder, others) as Plugin],
  })
  await bundle.generate({})
  return readFileSync(join(folder, NOTICES), 'utf8')
}

it.each(['MIT', 'ISC', '(MIT OR GPL-3.0)', 'MIT AND CC0-1.0', 'GPL-3.0 OR BSD-3-Clause'])(
  'the licence of a bundled package may be %s',
  async (licence) => {
    expect(await build(licence)).toContain(`some 1.0.0 (${licence})\n\nYou may.`)
  },
)

it.each([undefined, '', 'GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', 'SEE LICENSE IN x'])(
  'the build fails if it is %s',
  async (licence) => {
    await expect(build(licence)).rejects.toThrow(/some/)
  },
)

it('the build fails if a package has no licence text', async () => {
  await expect(build('MIT', '')).rejects.toThrow('some has no licence text')
})

it('lists packages that no module belongs to, each package once', async () => {
  const drawn = (name: string) => ({ name, version: '2.0.0', license: 'MIT', licenseText: 'You may.' })
  const notices = await build('MIT', 'You may.', [drawn('icons'), drawn('some')])
  expect(namedIn(notices)).toEqual(['icons', 'some'])
})

it('lists each package in the notices, and adds none because of the text of a licence', () => {
  const packages = [
    { name: 'a', version: '1.0.0', license: 'MIT', licenseText: 'x 1.0 (y)\n\nz 2 (MIT)' },
    { name: '@b/c', version: '2.0.0-rc.1', license: 'MIT OR ISC', licenseText: 'text' },
  ]
  expect(namedIn(noticesOf(packages))).toEqual(['@b/c', 'a'])
})
