// @vitest-environment node
/** `npm ci` uses the lock file on every platform, so the lock file must list the optional packages of all platforms. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface LockedPackage {
  optionalDependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
}

const { packages } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
) as { packages: Record<string, LockedPackage> }

/** Finds a package as Node does: in the `node_modules` of the package that needs it, or in a folder above. */
function find(name: string, from: string): LockedPackage | undefined {
  const own = packages[`${from ? `${from}/` : ''}node_modules/${name}`]
  if (own || from === '') return own
  const above = from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')
  return find(name, above)
}

const withOptional = Object.entries(packages).filter(([, { optionalDependencies }]) => optionalDependencies)

test.each(withOptional)(
  'the lock file lists each optional package of %s',
  (path, { optionalDependencies }) => {
    const names = Object.keys(optionalDependencies!)
    expect(names.filter((name) => !find(name, path))).toEqual([])
  },
)

const PLATFORMS = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })))
/** Packages with an optional package for each platform. `fsevents` does not count, because it exists for macOS only. */
const withBinaries = withOptional
  .map(([path, { optionalDependencies }]) => ({
    path,
    binaries: Object.keys(optionalDependencies!).flatMap((name) => find(name, path) ?? []),
  }))
  .filter(({ binaries }) => binaries.filter(({ os, cpu }) => os && cpu).length > 1)

test('at least one package has binaries, so the next test checks something', () => {
  expect(withBinaries.map(({ path }) => path)).toContain('node_modules/rollup')
})

/** Windows on ARM runs the binary for x64. */
const WITHOUT_WINDOWS_ARM = ['node_modules/workerd']

test.each(withBinaries)('$path has a binary for every platform', ({ path, binaries }) => {
  const missing = PLATFORMS.filter(
    ({ os, cpu }) =>
      !binaries.some((binary) => binary.os?.includes(os) && binary.cpu?.includes(cpu)) &&
      !(WITHOUT_WINDOWS_ARM.includes(path) && os === 'win32' && cpu === 'arm64'),
  )
  expect(missing).toEqual([])
})
