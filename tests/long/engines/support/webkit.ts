import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'playwright/test'
import sharp, { type Region } from 'sharp'
import { Builder, By, Capabilities, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findWebKit } from '../../../../tools/find-engines.mjs'
import { freePort } from '../../../../tools/free-port.mjs'
import type { BrowserPage, Engine, KeyName } from './browser-page.js'

type Programs = NonNullable<ReturnType<typeof findWebKit>>

const KEY_CODES: Record<KeyName, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
}

/** Also ends the programs that the process has started. */
const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  process.kill(-child.pid!)
  await exited
}

/**
 * Without a window manager, the window under the pointer has the focus, and the pointer is in the middle of the screen. So
 * it is in windows of each size, which may be larger than the screen.
 */
const SCREEN = '800x1200x24'

/** Starts an X server without a screen, which writes the number of its display when it is ready. */
const startDisplay = async (program: string): Promise<{ display: string; process: ChildProcess }> => {
  const screen = ['-screen', '0', SCREEN, '-nolisten', 'tcp']
  const stdio = ['ignore', 'pipe', 'ignore'] as const
  const child = spawn(program, ['-displayfd', '1', ...screen], { detached: true, stdio: [...stdio] })
  const [number] = (await once(child.stdout!, 'data')) as [Buffer]
  return { display: `:${number.toString().trim()}`, process: child }
}

const startDriver = async (program: string, display: string) => {
  const port = await freePort()
  const child = spawn(program, [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  })
  const url = `http://127.0.0.1:${port}`
  await expect(async () => expect((await fetch(`${url}/status`)).ok).toBe(true)).toPass()
  return { url, process: child }
}

/** WebDriver sets the size of the window, which is larger than the viewport by the browser's own controls. */
const setViewport = async (driver: WebDriver, width: number, height: number): Promise<void> => {
  const viewport = (): Promise<[number, number]> => driver.executeScript('return [innerWidth, innerHeight]')
  const window = driver.manage().window()
  const before = await window.getRect()
  const [innerWidth, innerHeight] = await viewport()
  await window.setRect({
    width: width + before.width - innerWidth,
    height: height + before.height - innerHeight,
  })
}

/** Runs in the page. @returns the whole pixels of the window that show an element, which must fit into the window */
const regionOf = (element: Element): Region => {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x, y] = [Math.floor(left), Math.floor(top)]
  return { left: x, top: y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y }
}

const drive = (driver: WebDriver, process: ChildProcess): BrowserPage => {
  const mouse = () => driver.actions({ async: true })
  const moveTo = ({ x, y }: { x: number; y: number }) =>
    mouse().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
  const typeKeys = (keys: string) => mouse().sendKeys(keys).perform()
  return {
    open: (address) => driver.get(address),
    evaluate: (run, argument) => driver.executeScript(run as () => unknown, argument) as never,
    setSize: (width, height) => setViewport(driver, width, height),
    moveMouse: (to) => moveTo(to).perform(),
    click: (at) => moveTo(at).click().perform(),
    tap: () => Promise.reject(new Error('WebKitWebDriver turns touches into mouse events.')),
    type: typeKeys,
    press: (key) => typeKeys(KEY_CODES[key]),
    chooseFiles: async (find, argument, paths) => {
      const field: WebElement = await driver.executeScript(find as () => unknown, argument)
      await field.sendKeys(paths.join('\n'))
    },
    takePicture: async (selector) => {
      // Not the driver's picture of an element: if that is lower than the window, its upper part is black.
      const box: Region = await driver.executeScript(regionOf, driver.findElement(By.css(selector)))
      return sharp(Buffer.from(await driver.takeScreenshot(), 'base64'))
        .extract(box)
        .toBuffer()
    },
    version: async () => (await driver.getCapabilities()).getBrowserVersion()!,
    close: async () => {
      await driver.quit()
      await stop(process)
    },
  }
}

/** How long the driver may take to start the browser. It usually takes a second, and sometimes the driver never responds. */
const START_LIMIT_MS = 20_000
/** Waiting scripts are ended, because the page's frames stop while it is being left. */
const SCRIPT_LIMIT_MS = 10_000

const startBrowser = (url: string, binary: string): Promise<WebDriver> => {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    timeouts: { script: SCRIPT_LIMIT_MS },
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  return Promise.race([
    new Builder().usingServer(url).withCapabilities(capabilities).build(),
    wait(START_LIMIT_MS, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('WebKitWebDriver does not respond')),
    ),
  ])
}

/** Starts a driver for one page, and another one if the first does not respond. */
const startPage = async (programs: Programs, display: string, attempts = 3): Promise<BrowserPage> => {
  const driver = await startDriver(programs.driver, display)
  try {
    return drive(await startBrowser(driver.url, programs.browser), driver.process)
  } catch (error) {
    await stop(driver.process)
    if (attempts === 1) throw error
    return startPage(programs, display, attempts - 1)
  }
}

/**
 * Driven by selenium over WebKitGTK's WebDriver, because it does not speak WebDriver BiDi, as puppeteer does, and playwright
 * drives only its own build of WebKit. MiniBrowser needs an X server.
 */
export const webkit: Engine = {
  name: 'WebKit',
  isInstalled: () => findWebKit() !== undefined,
  noTouch: 'WebKitWebDriver turns touches into mouse events',
  launch: async () => {
    const programs = findWebKit()!
    const { display, process: server } = await startDisplay(programs.display)
    return { newPage: () => startPage(programs, display), close: () => stop(server) }
  },
}
