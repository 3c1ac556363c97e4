/** Compares pictures of the widgets with those of the plain page. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page, TestInfo } from 'playwright/test'
import { expect } from '../../../browser/support/fixtures.js'
import { part } from '../../../browser/support/parts.js'
import { alignToPixel } from './align-to-pixel.js'
import { placeholder, WIDGETS, type Widget, type Within } from './widgets.js'

const OPTIONS = { animations: 'disabled', caret: 'hide', scale: 'css' } as const
/** The allowed share of different pixels. The edges of a few letters may differ. */
export const MAX_DIFFERENT_PIXELS = 0.001

/** Waits for what is loaded near the view only: the newsletter form and the logos in the footer. */
async function showFooter(page: Page, within: Within): Promise<void> {
  const footer = placeholder(within, 'footer')
  await part(footer, 'newsletter').scrollIntoViewIfNeeded()
  await expect(part(footer, 'form')).toBeVisible()
  await footer.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

const pictureName = (info: TestInfo, widget: Widget) => `${widget}-${info.parallelIndex}.png`

/** Takes the pictures of the plain page, with which this worker compares the others. */
export async function takePictures(page: Page, info: TestInfo): Promise<void> {
  await showFooter(page, page)
  for (const widget of WIDGETS) {
    const path = info.snapshotPath(pictureName(info, widget), { kind: 'screenshot' })
    await mkdir(dirname(path), { recursive: true })
    await placeholder(page, widget).evaluate(alignToPixel)
    await writeFile(path, await placeholder(page, widget).screenshot(OPTIONS))
  }
}

export async function expectSameLooks(
  page: Page,
  within: Within,
  widgets: readonly Widget[],
  info: TestInfo,
): Promise<void> {
  if (widgets.includes('footer')) await showFooter(page, within)
  for (const widget of widgets) {
    await placeholder(within, widget).evaluate(alignToPixel)
    await expect
      .soft(placeholder(within, widget), `the ${widget} looks as on the plain page`)
      .toHaveScreenshot(pictureName(info, widget), { ...OPTIONS, maxDiffPixelRatio: MAX_DIFFERENT_PIXELS })
  }
}
