/** The tests' `test`: it installs a copy of an application, with or without the packed package, as a host does. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { test as base } from '../../../browser/support/fixtures.js'
import { counted } from '../../support/counted.js'
import { pack } from '../../../../tools/pack.mjs'

const APPS = join(import.meta.dirname, '../apps')

/** Runs a program in a folder. @returns its output */
export const run = (folder: string, command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd: folder, shell: process.platform === 'win32' })

const isRegistryReachable = (folder: string): Promise<boolean> =>
  run(folder, 'npm', 'view', 'react', 'version', '--prefer-online').then(
    () => true,
    () => false,
  )

/** npm passes the project's `engine-strict` on, which a host's project does not have. */
const OPTIONS = ['--no-audit', '--no-fund', '--prefer-offline', '--no-engine-strict']

async function installPackages(folder: string, packages: string[]): Promise<void> {
  try {
    await run(folder, 'npm', 'install', ...OPTIONS, ...packages)
  } catch (error) {
    base.skip(!(await isRegistryReachable(folder)), 'the npm registry is not reachable')
    throw error
  }
}

type Install = (app: string, ...packages: Array<string | ((folder: string) => string)>) => Promise<string>

interface Fixtures {
  /**
   * @param app       a folder in `apps/`, or the path of another one
   * @param packages  what the application needs besides its own dependencies: such as `react@18.2.0`, or a function that packs
   *   a tarball into the folder and returns its path
   * @returns the folder of the copy, in which the packages are installed; it is removed after the test
   */
  installCopy: Install
  /** Installs a copy with the packed `shop-embed`. */
  installApp: Install
}

export const test = base.extend<Fixtures>({
  installCopy: async ({ page }, use) => {
    base.setTimeout(300_000)
    const folders: string[] = []
    await use(async (app, ...packages) => {
      const folder = await realpath(await mkdtemp(join(tmpdir(), `shop-embed-${basename(app)}-`)))
      folders.push(folder)
      await cp(resolve(APPS, app), folder, { recursive: true })
      const wanted = packages.map((one) => (typeof one === 'string' ? one : one(folder)))
      await installPackages(folder, wanted)
      return folder
    })
    // The page may still load files of the application.
    await page.unrouteAll({ behavior: 'wait' })
    for (const folder of folders) await rm(folder, { recursive: true })
  },
  installApp: async ({ installCopy }, use) => {
    await use(async (app, ...packages) => {
      const folder = await installCopy(app, (into) => pack(into), ...packages)
      counted('installations of the package')
      return folder
    })
  },
})

export { expect } from '../../../browser/support/fixtures.js'
