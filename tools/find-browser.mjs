/**
 * Finds a Chromium: the one at CHROMIUM_PATH, an installed one, or one that Playwright has downloaded. Its headless shell is a
 * Chromium without a user interface, in which the browser tests need half the time.
 */
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const INSTALLED_SHELLS = ['/usr/bin/chromium-headless-shell']
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The folders that Playwright downloads browsers to. */
const CACHES = [
  process.env.PLAYWRIGHT_BROWSERS_PATH,
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
  join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
]
/** Paths relative to the folder of one download. */
const SHELL_EXECUTABLES = [
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-headless-shell-linux-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-win64/chrome-headless-shell.exe',
]
const EXECUTABLES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
]

const downloaded = (folder, executables) =>
  CACHES.filter((cache) => cache && existsSync(cache)).flatMap((cache) =>
    readdirSync(cache)
      .filter((name) => folder.test(name))
      .flatMap((name) => executables.map((path) => join(cache, name, path))),
  )
const shells = () => [...INSTALLED_SHELLS, ...downloaded(/^chromium_headless_shell-\d+$/, SHELL_EXECUTABLES)]
const whole = () => [...INSTALLED, ...downloaded(/^chromium-\d+$/, EXECUTABLES)]

const find = (paths) => [process.env.CHROMIUM_PATH, ...paths].find((path) => path && existsSync(path))

/** @returns the path of the executable, a headless shell if there is one; `undefined` if no browser was found */
export const findBrowser = () => find([...shells(), ...whole()])

/** Prefers a whole Chromium, for figures and pictures: they are those of people's browsers. */
export const findWholeBrowser = () => find([...whole(), ...shells()])

/** Lets the browser run as root and without GPU or network, and turns off background requests. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
