/** Finds the browsers of `npm run test:long` other than Chromium: Firefox, and WebKit with its WebDriver. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const VIRTUAL_DISPLAY = '/usr/bin/Xvfb'

/** Debian puts the browser into a folder named after the processor, below one named after the library's version. */
const miniBrowsers = () => {
  const folders = (path) => (existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : [])
  return folders('/usr/lib')
    .filter((path) => path.endsWith('-linux-gnu'))
    .flatMap(folders)
    .filter((path) => /webkit2?gtk-\d/.test(path))
    .map((path) => join(path, 'MiniBrowser'))
}

/** @returns the path of the executable, or `undefined` if Firefox is not installed */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, ...FIREFOX].find((path) => path && existsSync(path))

/** @returns the paths of the WebDriver, of its browser and of the X server that needs no screen, or `undefined` */
export const findWebKit = () => {
  const browser = miniBrowsers().find((path) => existsSync(path))
  const isComplete = browser && existsSync(WEBKIT_DRIVER) && existsSync(VIRTUAL_DISPLAY)
  return isComplete ? { driver: WEBKIT_DRIVER, browser, display: VIRTUAL_DISPLAY } : undefined
}
