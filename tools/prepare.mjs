/**
 * The first step of `npm start`, `npm test` and other commands: checks Node.js and installs what is missing. Possibly no
 * package is installed yet, so it uses only Node's own modules, and commands call it before they import packages.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { findFirefox, findWebKit } from './find-engines.mjs'
import { DEBIAN_PACKAGES, findBrotliModule, findProgram } from './find-programs.mjs'
import { missingPackages, SYSTEMS } from './find-systems.mjs'
import { root } from './paths.mjs'

const run = (command, args, quiet = false) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? 'ignore' : 'inherit',
    shell: process.platform === 'win32',
  }).status === 0

const giveUp = (message) => {
  console.error(message)
  process.exit(1)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`shop-embed needs Node.js 20.19 or newer; this is ${process.version}.`)
}

/** @param folder  has a `package.json`; relative to the project's folder */
function isInstalled(folder) {
  const lockfile = join(root, folder, 'package-lock.json')
  // npm writes this file at the end of an installation. If it is older than the lock file, packages are missing.
  const installed = join(root, folder, 'node_modules/.package-lock.json')
  // The tests make copies of the sources, which have no lock file and use the packages of the original.
  if (!existsSync(lockfile)) return true
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs
}

function installDependencies(folder, ...flags) {
  if (isInstalled(folder)) return
  const command = ['ci', '--include=dev', ...flags]
  console.log(`Installing dependencies${flags.length > 0 ? ` of ${folder}` : ''} …`)
  if (!run('npm', command))
    giveUp(
      `The dependencies could not be installed: see the lines above, then run \`npm ${command.join(' ')}\`.`,
    )
}

function installBrowser() {
  if (findBrowser()) return
  console.log('Installing a browser …')
  run('npx', ['playwright', 'install', '--only-shell', 'chromium'], true)
  if (!findBrowser() && run('apt-get', ['update', '-qq'], true))
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], true)
  if (!findBrowser())
    giveUp('No browser was found for the tests: install Chromium or Chrome, or name one in CHROMIUM_PATH.')
}

/** Installs Debian packages if that is possible. Tests that need a missing package are skipped, and say so. */
function installPackages(what, packages, ...flags) {
  if (packages.length === 0) return
  console.log(`Installing ${what} …`)
  if (run('apt-get', ['update', '-qq'], true))
    for (const names of packages) run('apt-get', ['install', '-y', '-qq', ...flags, ...names], true)
}

const installEngines = () =>
  installPackages('more browsers', [
    ...(findFirefox() ? [] : [['firefox-esr']]),
    ...(findWebKit() ? [] : [['webkit2gtk-driver', 'xvfb']]),
  ])

const installServers = () =>
  installPackages('servers', [
    ...Object.entries(DEBIAN_PACKAGES).flatMap(([name, debianPackage]) =>
      findProgram(name) ? [] : [[debianPackage]],
    ),
    ...(findBrotliModule() ? [] : [['libnginx-mod-http-brotli-static']]),
  ])

const installSystems = () =>
  installPackages(
    'WordPress',
    Object.keys(SYSTEMS)
      .map(missingPackages)
      .filter((packages) => packages.length > 0),
    // The systems recommend servers, which apt would start.
    '--no-install-recommends',
  )

const PROGRAMS = {
  browser: [installBrowser],
  all: [installBrowser, installEngines, installServers, installSystems],
}

/**
 * @param {keyof typeof PROGRAMS} [programs]  what the command needs besides packages; `all` includes engines, servers and systems
 * @param {string[]} [folders]  further folders with a `package.json` whose packages the command needs
 */
export function prepare(programs, folders = []) {
  checkNode()
  installDependencies('.')
  for (const folder of folders) installDependencies(folder, '--prefix', folder, '--ignore-scripts')
  for (const install of PROGRAMS[programs] ?? []) install()
}
