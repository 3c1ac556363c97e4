/**
 * Before `npm start` and `npm test`: installs what is missing. Uses Node's own modules alone, because nothing else
 * may be there yet. `prepare.mjs browser` also sees to a browser.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './find-browser.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

const run = (command, args, quiet = false) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? 'ignore' : 'inherit',
    shell: process.platform === 'win32',
  }).status === 0

const give = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  give(`shop-embed needs Node.js 20.19 or newer; this is ${process.version}.`)

/** npm writes this file last, so it is older than the lockfile where something is missing. */
const installed = join(root, 'node_modules/.package-lock.json')
const lockfile = join(root, 'package-lock.json')
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) {
  console.log('Installing dependencies …')
  // Not `npm ci`: it refuses a lockfile without the binaries of every other platform, which not all registries carry.
  if (!run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev']))
    give('The dependencies could not be installed: see the lines above, then run `npm install`.')
}

if (process.argv[2] === 'browser' && !findBrowser()) {
  console.log('Installing a browser …')
  run('npx', ['playwright', 'install', 'chromium'], true)
  if (!findBrowser() && run('apt-get', ['update', '-qq'], true))
    run('apt-get', ['install', '-y', '-qq', 'chromium'], true)
  if (!findBrowser())
    give('There is no browser for the tests: install Chromium or Chrome, or name one in CHROMIUM_PATH.')
}
