/**
 * Runs before `npm start` and `npm test`, and installs missing packages. It uses only Node's own modules, because no
 * package may be installed yet. `prepare.mjs browser` also installs a browser, `prepare.mjs browsers` all three engines and
 * nginx, and `prepare.mjs origin` nginx and wrk.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { findFirefox, findWebKit } from './find-engines.mjs'
import { findBrotliModule, findNginx, findWrk } from './find-nginx.mjs'
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

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  giveUp(`shop-embed needs Node.js 20.19 or newer; this is ${process.version}.`)

/** npm writes this file at the end of an installation. If it is older than the lock file, packages are missing. */
const installed = join(root, 'node_modules/.package-lock.json')
const lockfile = join(root, 'package-lock.json')
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) {
  console.log('Installing dependencies …')
  if (!run('npm', ['ci', '--include=dev']))
    giveUp('The dependencies could not be installed: see the lines above, then run `npm ci`.')
}

if (process.argv[2]?.startsWith('browser') && !findBrowser()) {
  console.log('Installing a browser …')
  run('npx', ['playwright', 'install', 'chromium'], true)
  if (!findBrowser() && run('apt-get', ['update', '-qq'], true))
    run('apt-get', ['install', '-y', '-qq', 'chromium'], true)
  if (!findBrowser())
    giveUp('No browser was found for the tests: install Chromium or Chrome, or name one in CHROMIUM_PATH.')
}

/** Installs Debian packages where that is possible. What needs them leaves out the rest, and says so. */
function installPackages(what, missing) {
  if (missing.length === 0) return
  console.log(`Installing ${what} …`)
  if (run('apt-get', ['update', '-qq'], true))
    for (const packages of missing) run('apt-get', ['install', '-y', '-qq', ...packages], true)
}

const nginx = [
  ...(findNginx() ? [] : [['nginx']]),
  ...(findBrotliModule() ? [] : [['libnginx-mod-http-brotli-static']]),
]

if (process.argv[2] === 'browsers')
  installPackages('more browsers and nginx', [
    ...(findFirefox() ? [] : [['firefox-esr']]),
    ...(findWebKit() ? [] : [['webkit2gtk-driver', 'xvfb']]),
    ...nginx,
  ])

if (process.argv[2] === 'origin')
  installPackages('nginx and wrk', [...nginx, ...(findWrk() ? [] : [['wrk']])])
