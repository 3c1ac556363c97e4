/** Finds a Chromium: the one at CHROMIUM_PATH, an installed one, or one that Playwright has downloaded. */
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

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
const EXECUTABLES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
]

const downloaded = () =>
  CACHES.filter((cache) => cache && existsSync(cache)).flatMap((cache) =>
    readdirSync(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .flatMap((name) => EXECUTABLES.map((path) => join(cache, name, path))),
  )

/** @returns the path of the executable, or `undefined` if no browser was found */
export const findBrowser = () =>
  [process.env.CHROMIUM_PATH, ...INSTALLED, ...downloaded()].find((path) => path && existsSync(path))

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
