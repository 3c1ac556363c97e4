/** Compares pictures of the widgets with those of the plain page. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Locator, Page, TestInfo } from 'playwright/test'
import { expect } from '../../../browser/support/fixtures.js'
import { part } from '../../../browser/support/parts.js'
import { placeholder, WIDGETS, type Widget, type Within } from './widgets.js'

const OPTIONS = { animations: 'disabled', caret: 'hide', scale: 'css' } as const
/** A share of all pixels. The edges of a few letters may differ. */
const MAX_DIFFERENT_PIXELS = 0.001

/** Moves the placeholder down to a whole pixel, because a fraction changes the height of its picture. */
const alignToPixel = (place: Locator) =>
  place.evaluate((element) => {
    const spacer = document.createElement('div')
    const setHeight = (height: number) => spacer.style.setProperty('height', `${height}px`, 'important')
    spacer.style.setProperty('display', 'block', 'important')
    setHeight(1)
    element.before(spacer)
    const top = element.getBoundingClientRect().top + scrollY
    setHeight(1 + Math.ceil(top) - top)
  })

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
    await alignToPixel(placeholder(page, widget))
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
    await alignToPixel(placeholder(within, widget))
    await expect
      .soft(placeholder(within, widget), `the ${widget} looks as on the plain page`)
      .toHaveScreenshot(pictureName(info, widget), { ...OPTIONS, maxDiffPixelRatio: MAX_DIFFERENT_PIXELS })
  }
}
