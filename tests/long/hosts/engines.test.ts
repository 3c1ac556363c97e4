/**
 * The host pages in Firefox and in WebKit: the widgets appear, look like those on the plain page and work, the page's own
 * controls work, and its globals and listeners stay. The test in Chromium, `gallery.test.ts`, also reads the console.
 */
import type { TestInfo } from 'playwright/test'
import { missingLibraries, INSTALL_HINT } from '../../../examples/hosts/folder.js'
import type { HostPage } from '../../../examples/hosts/host-page.js'
import { HOST_PAGES } from '../../../examples/hosts/pages/index.js'
import { counted } from '../support/counted.js'
import type { BrowserPage, Engine } from '../engines/support/browser-page.js'
import { firefox } from '../engines/support/firefox.js'
import { expect, test } from '../engines/support/journey.js'
import { createShopper, element, eventually, part, type Shopper } from '../engines/support/shopper.js'
import { webkit } from '../engines/support/webkit.js'
import { changesBetween, OWN_LISTENERS } from './support/changes.js'
import { expectSameLooks, takePictures } from './support/engine-looks.js'
import { EXPECTATIONS, type Expectation } from './support/expectations.js'
import { MAIN_PARTS, WIDGETS, type Widget } from './support/widgets.js'

/** Width and height in px. */
const WINDOW = [1280, 900] as const

/** Pages whose built-ins keep WebKitWebDriver's own scripts, which run in the page, from working. */
const AGAINST_WEBKITS_DRIVER = /^(object-|without-(promise|json)|promise-|json-replaced)/

/** Why an engine does not open a page. */
const leftOutOf = (
  { name }: HostPage,
  { before, isInFrame }: Expectation,
  engine: Engine,
): string | undefined => {
  if (engine === webkit && AGAINST_WEBKITS_DRIVER.test(name)) return "the driver uses the page's built-ins"
  if (before) return 'the engine lets no test move its clock or block a request'
  if (isInFrame) return 'the drivers work in the main frame only'
  if (/^core-js-.-instead$/.test(name)) return "the page takes away what the test's own tools use"
  return undefined
}

/** Pages on which WebKit cannot tell the test where elements are: it leaves the zoom out, and scrolls too little. */
const WITHOUT_PLACES_IN_WEBKIT = ['zoom', 'vertical']

/** @returns the size of a widget's main part; null if it is not visible */
const sizeOf = (page: BrowserPage, widget: Widget) =>
  page.evaluate(
    ([id, name]: [string, string]) => {
      const found = document.getElementById(id)?.shadowRoot?.querySelector(`[part~="${name}"]`)
      if (!found?.checkVisibility({ visibilityProperty: true })) return null
      const { width, height } = found.getBoundingClientRect()
      return { width, height }
    },
    [widget, MAIN_PARTS[widget]],
  )

async function expectWidgets({ page, sees }: Shopper, missing: readonly Widget[]): Promise<void> {
  for (const widget of WIDGETS.filter((one) => !missing.includes(one)))
    await eventually(async () => {
      const size = await sizeOf(page, widget)
      expect(size?.width, `the width of the ${widget}`).toBeGreaterThan(300)
      expect(size?.height, `the height of the ${widget}`).toBeGreaterThan(40)
    })
  for (const widget of missing) await sees(element(`#${widget} > p`, 'Our own'))
}

/** Pages whose frames have another origin than the page, so that its scripts cannot read them. */
const WITH_FOREIGN_FRAMES = ['sandbox', 'domain']

/** The page's own button, form and link. The last two open their response in a frame. */
async function useHostControls({ page, click, type, seesText }: Shopper, host: HostPage): Promise<void> {
  await click(element('#host-button'))
  await seesText(element('#host-count'), '1')
  if (WITH_FOREIGN_FRAMES.includes(host.name)) return
  const hasAnswer = (text: string) =>
    eventually(async () => {
      const answer = await page.evaluate(
        () => document.querySelector<HTMLIFrameElement>('#host-answer')!.contentDocument?.body.textContent,
      )
      expect(answer?.trim()).toBe(text)
    })
  await click(element('#host-form input'))
  await type('form')
  await click(element('#host-form button'))
  await hasAnswer('form')
  await click(element('#host-link'))
  await hasAnswer('link')
}

async function useWidgets(shopper: Shopper, { missing = [], withoutServices }: Expectation) {
  const { click, hover, sees, seesText } = shopper
  if (!missing.includes('newsletter')) {
    await click({ ...part('submit'), at: 0 })
    await seesText(element('[data-field="email"] [part~="field-error"]'), 'E-Mail')
  }
  if (missing.includes('header') || withoutServices) return
  // Not a click of the driver: widgets that load while it scrolls move the button away from the pointer.
  await shopper.page.evaluate(() => document.querySelector<HTMLElement>('#host-add')!.click())
  await seesText(part('cart-badge'), '1')
  await seesText(element('#host-pieces'), '1')
  await hover({ ...part('nav-item'), at: 1 })
  await sees(element('[part~="nav-flyout"]:not([hidden])'))
}

/** Opens the page without our loader. @returns its globals and built-ins */
async function readGlobalsBefore({ page, shop, open }: Shopper, path: string): Promise<string[]> {
  shop.hasLoader = false
  try {
    await open(path)
    const { globals } = await page.evaluate(() => window.hostRecord())
    // Failures without our loader do not matter, such as a cancelled file.
    await open('/hosts/answer')
    await page.evaluate(() => sessionStorage.clear())
    return globals
  } finally {
    shop.hasLoader = true
  }
}

async function expectUnchanged(page: BrowserPage, before: readonly string[], { ownChanges }: Expectation) {
  const { globals, listeners } = await page.evaluate(() => window.hostRecord())
  const changes = changesBetween(before, globals).filter((line) => !ownChanges?.test(line))
  expect.soft(changes, 'changes of globals and built-ins').toEqual([])
  const others = listeners.filter((line) => !(line in OWN_LISTENERS))
  expect.soft(others, 'listeners').toEqual([])
}

/** What the page tools have recorded: codes of our errors, uncaught errors and policy violations. */
async function expectQuiet({ failures }: Shopper, { errors = [], violations }: Expectation): Promise<void> {
  await eventually(async () => {
    const codes = (await failures()).flatMap((line) => /^shop-error: .*"code":"(\w+)"/.exec(line)?.[1] ?? [])
    expect(new Set(codes), 'errors that the page receives').toEqual(new Set(errors))
  })
  const others = (await failures()).filter((line) => !line.startsWith('shop-error: '))
  expect(others.filter((line) => !violations?.test(line))).toEqual([])
}

/** Whether the engine lacks what is special about the page. */
const lacksTrustedTypes = async (page: BrowserPage, { name }: HostPage): Promise<boolean> =>
  name.startsWith('trusted-types') && !(await page.evaluate(() => 'trustedTypes' in window))

/** The engines for which this worker has pictures of the plain page. */
const pictured = new Set<Engine>()

async function takePlainPictures(shopper: Shopper, engine: Engine, info: TestInfo): Promise<void> {
  if (pictured.has(engine)) return
  await shopper.open('/hosts/plain')
  await expectWidgets(shopper, [])
  await takePictures(shopper.page, engine, info)
  pictured.add(engine)
}

async function comparePictures(page: BrowserPage, engine: Engine, expected: Expectation, info: TestInfo) {
  const { missing = [], looksDifferent, expectLooks } = expected
  if (looksDifferent || expectLooks) return
  const mounted = WIDGETS.filter((widget) => !missing.includes(widget))
  await expectSameLooks(page, engine, mounted, info)
  await page.setSize(...WINDOW)
}

const opens = (engine: Engine, host: HostPage): void => {
  const expected = EXPECTATIONS[host.name] ?? {}
  const reason = leftOutOf(host, expected, engine)
  const isUsed = engine !== webkit || !WITHOUT_PLACES_IN_WEBKIT.includes(host.name)
  test(`${engine.name}, ${host.name}: ${host.sentence}`, async ({ shop, openPage }, info) => {
    test.skip(!engine.isInstalled(), `${engine.name} is not installed`)
    test.skip(missingLibraries(host).length > 0, `libraries of host pages are missing: ${INSTALL_HINT}`)
    test.skip(reason !== undefined, `${engine.name}: ${reason}`)
    const page = await openPage(engine, false)
    try {
      await page.setSize(...WINDOW)
      const shopper = createShopper(page, shop)
      await takePlainPictures(shopper, engine, info)
      const before = await readGlobalsBefore(shopper, `/hosts/${host.name}`)
      await shopper.open(`/hosts/${host.name}`)
      const isLacking = await lacksTrustedTypes(page, host)
      test.skip(isLacking, `${engine.name} has no Trusted Types`)
      if (host.name === 'consent') await shopper.click(element('#consent'))
      await expectWidgets(shopper, expected.missing ?? [])
      await comparePictures(page, engine, expected, info)
      if (isUsed) {
        await useHostControls(shopper, host)
        await useWidgets(shopper, expected)
      }
      await expectUnchanged(page, before, expected)
      await expectQuiet(shopper, expected)
      counted('engines × hosts × widgets', WIDGETS.length)
    } finally {
      await page.close()
    }
  })
}

for (const engine of [firefox, webkit]) for (const host of HOST_PAGES) opens(engine, host)
