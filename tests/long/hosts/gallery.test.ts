/** Each host page of the gallery with all widgets: neither disturbs the other. examples/hosts. */
import type { Page } from 'playwright/test'
import { INSTALL_HINT, missingLibraries } from '../../../examples/hosts/folder.js'
import { HOST_PAGES } from '../../../examples/hosts/pages/index.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { counted } from '../support/counted.js'
import { changesBetween, OWN_LISTENERS } from './support/changes.js'
import { EXPECTATIONS, type Expectation } from './support/expectations.js'
import { expectSameLooks, takePictures } from './support/looks.js'
import { readRecord, startRecording } from '../support/recorder.js'
import {
  addToCart,
  expectOwnContent,
  expectWidgets,
  openFlyout,
  submitEmptyNewsletter,
  useHostControls,
  WIDGETS,
  type Widget,
  type Within,
} from './support/widgets.js'

const LOADER = '**/cdn/loader.js'
/** The reference shop has no edited content for the footer, and responds with this status. */
const CONSOLE = [/404 \(Not Found\) .*SHOP_FOOTER/]

test.use({ viewport: { width: 1280, height: 900 } })

test.beforeAll(async ({ browser, baseURL }, info) => {
  const page = await browser.newPage({ baseURL: baseURL!, viewport: { width: 1280, height: 900 } })
  await page.goto('/hosts/plain')
  await expectWidgets(page, WIDGETS)
  await takePictures(page, info)
  await page.close()
})

/** Collects the errors and warnings that the console shows. */
const recordConsole = (page: Page): string[] => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`${message.text()} ${message.location().url}`)
  })
  return problems
}

/** Opens the page without the loader. @returns its globals */
async function readGlobalsBefore(page: Page, address: string, isInFrame: boolean): Promise<string[]> {
  await page.route(LOADER, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(address)
  const { globals } = await readRecord(page, isInFrame)
  await page.unroute(LOADER)
  return globals
}

/** @param mounted  the widgets that have to mount */
async function useWidgets(within: Within, mounted: readonly Widget[], expected: Expectation) {
  const { withoutServices } = expected
  if (mounted.includes('newsletter')) await submitEmptyNewsletter(within)
  if (mounted.includes('header') && !withoutServices) await addToCart(within)
  // This step comes last, because the open flyout covers the page.
  if (mounted.includes('header') && !withoutServices) await openFlyout(within)
}

/** What our code has changed in the page, the events that it has dispatched, and what it has written to the console. */
async function expectQuiet(page: Page, before: readonly string[], problems: string[], expected: Expectation) {
  const { isInFrame = false, ownChanges, errors = [] } = expected
  const read = () => readRecord(page, isInFrame)
  const codes = async () => new Set((await read()).errors)
  await expect.poll(codes, 'errors that the page receives').toEqual(new Set(errors))
  const { globals, listeners } = await read()
  const changes = changesBetween(before, globals).filter((line) => !ownChanges?.test(line))
  expect.soft(changes, 'changes of globals and built-ins').toEqual([])
  const others = listeners.filter((line) => !(line in OWN_LISTENERS))
  expect.soft(others, 'listeners').toEqual([])
  const known = [...CONSOLE, ...(expected.console ?? [])]
  const unknown = problems.filter((text) => !known.some((pattern) => pattern.test(text)))
  expect.soft(unknown, 'console').toEqual([])
}

for (const host of HOST_PAGES) {
  const expected = EXPECTATIONS[host.name] ?? {}
  const { isInFrame = false, missing = [] } = expected
  const mounted = WIDGETS.filter((widget) => !missing.includes(widget))

  test(`${host.name}: ${host.sentence}`, async ({ page }, info) => {
    test.skip(missingLibraries(host).length > 0, `libraries of host pages are missing: ${INSTALL_HINT}`)
    counted('hosts × widgets', WIDGETS.length)
    const within = isInFrame ? page.frameLocator('frame') : page
    await expected.before?.(page)
    await startRecording(page)
    const address = `/hosts/${host.name}`
    const before = await readGlobalsBefore(page, address, isInFrame)
    const problems = recordConsole(page)
    await page.goto(address)
    await expected.prepare?.(page)
    await expectWidgets(within, mounted)
    await expectOwnContent(within, missing)
    if (expected.expectLooks) await expected.expectLooks(within)
    else if (!expected.looksDifferent) await expectSameLooks(page, within, mounted, info)
    await useHostControls(page, within)
    await useWidgets(within, mounted, expected)
    await expectQuiet(page, before, problems, expected)
  })
}
