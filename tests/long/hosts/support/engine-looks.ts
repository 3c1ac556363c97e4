/** Compares pictures of the widgets with those of the plain page in the same engine. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { TestInfo } from 'playwright/test'
import type { BrowserPage, Engine } from '../../engines/support/browser-page.js'
import { expect } from '../../engines/support/journey.js'
import { eventually } from '../../engines/support/shopper.js'
import { standStill } from '../../support/stand-still.js'
import { alignToPixel } from './align-to-pixel.js'
import { MAX_DIFFERENT_PIXELS } from './looks.js'
import { WIDGETS, type Widget } from './widgets.js'

const WIDTH = 1280
/** Room in px for the widgets, each of which is moved down to a whole pixel. */
const SPARE_HEIGHT = 50

/** Runs in the page. Whether the form in the footer has loaded, which happens near the view. */
const hasFormInFooter = (): boolean => {
  const inside = document.getElementById('footer')!.shadowRoot!.querySelector('[data-shop-widget]')
  return !!inside?.shadowRoot?.querySelector('[part~="form"]')
}

/** Runs in the page. Whether the header shows the promotion of the top, which comes after the rest. */
const hasPromotion = (): boolean =>
  !!document.getElementById('header')!.shadowRoot!.querySelector('[part~="top-banner"]')

/** Makes the window higher than the page, so that nothing scrolls and no scrollbar is drawn. */
async function spanPage(page: BrowserPage): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setSize(WIDTH, height + SPARE_HEIGHT)
}

/**
 * Brings the whole page into the view, which also loads what is loaded near the view only, and waits until it is complete
 * and still.
 */
async function showAll(page: BrowserPage, widgets: readonly Widget[]): Promise<void> {
  await spanPage(page)
  const isThere = (check: () => boolean) =>
    eventually(async () => expect(await page.evaluate(check)).toBe(true))
  if (widgets.includes('header')) await isThere(hasPromotion)
  if (widgets.includes('footer')) await isThere(hasFormInFooter)
  await spanPage(page)
  for (const widget of widgets) await page.evaluate(alignToPixel, widget)
  await page.evaluate(standStill)
}

const pictureName = (info: TestInfo, { name }: Engine, widget: Widget) =>
  `${name.toLowerCase()}-${widget}-${info.parallelIndex}.png`

/** Takes the pictures of the plain page, with which this worker compares the others. */
export async function takePictures(page: BrowserPage, engine: Engine, info: TestInfo): Promise<void> {
  await showAll(page, WIDGETS)
  for (const widget of WIDGETS) {
    const path = info.snapshotPath(pictureName(info, engine, widget), { kind: 'snapshot' })
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await page.takePicture(`#${widget}`))
  }
}

export async function expectSameLooks(
  page: BrowserPage,
  engine: Engine,
  widgets: readonly Widget[],
  info: TestInfo,
): Promise<void> {
  if (widgets.length === 0) return
  await showAll(page, widgets)
  for (const widget of widgets)
    expect
      .soft(await page.takePicture(`#${widget}`), `the ${widget} looks as on the plain page`)
      .toMatchSnapshot(pictureName(info, engine, widget), { maxDiffPixelRatio: MAX_DIFFERENT_PIXELS })
}
