/**
 * Runs before `npm start` and `npm test`, and installs missing packages. It uses only Node's own modules, because no
 * package may be installed yet. `prepare.mjs browser` also installs a browser, and `prepare.mjs browsers` all three
 * engines, and the servers of `tools/find-programs.mjs`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { findFirefox, findWebKit } from './find-engines.mjs'
import { findProgram, PACKAGE_OF } from './find-programs.mjs'
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

/** The tests leave out an engine or a program that cannot be installed here, and say so. */
if (process.argv[2] === 'browsers') {
  const missing = [
    ...(findFirefox() ? [] : [['firefox-esr']]),
    ...(findWebKit() ? [] : [['webkit2gtk-driver', 'xvfb']]),
    ...Object.entries(PACKAGE_OF).flatMap(([name, debianPackage]) =>
      findProgram(name) ? [] : [[debianPackage]],
    ),
  ]
  if (missing.length > 0) {
    console.log('Installing more browsers and servers …')
    if (run('apt-get', ['update', '-qq'], true))
      for (const packages of missing) run('apt-get', ['install', '-y', '-qq', ...packages], true)
  }
}
