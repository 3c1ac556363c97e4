// @vitest-environment node
/** `npm ci` installs from the lock file on every platform, so it names the optional packages of each. */
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

/** As Node finds it: in the package's own `node_modules`, or in those above. */
function find(name: string, from: string): LockedPackage | undefined {
  const own = packages[`${from ? `${from}/` : ''}node_modules/${name}`]
  if (own || from === '') return own
  const above = from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')
  return find(name, above)
}

const withOptional = Object.entries(packages).filter(([, { optionalDependencies }]) => optionalDependencies)

test.each(withOptional)('each optional package of %s is locked', (path, { optionalDependencies }) => {
  const names = Object.keys(optionalDependencies!)
  expect(names.filter((name) => !find(name, path))).toEqual([])
})

const PLATFORMS = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })))
/** Packages with binaries of their own for several platforms; `fsevents` alone is for macOS only. */
const withBinaries = withOptional
  .map(([path, { optionalDependencies }]) => ({
    path,
    binaries: Object.keys(optionalDependencies!).flatMap((name) => find(name, path) ?? []),
  }))
  .filter(({ binaries }) => binaries.filter(({ os, cpu }) => os && cpu).length > 1)

test('there are packages with binaries', () => {
  expect(withBinaries.map(({ path }) => path)).toContain('node_modules/rollup')
})

test.each(withBinaries)('$path has a binary for every platform', ({ binaries }) => {
  const missing = PLATFORMS.filter(
    ({ os, cpu }) => !binaries.some((binary) => binary.os?.includes(os) && binary.cpu?.includes(cpu)),
  )
  expect(missing).toEqual([])
})
