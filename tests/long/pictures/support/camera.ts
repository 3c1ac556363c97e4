/** Takes the picture of a cell when nothing on its page moves any more. */
import { expect } from 'playwright/test'
import { pathOf } from '../../../../examples/gallery/cells.js'
import { FRAMELESS } from '../../../../examples/gallery/state.js'
import type { BrowserPage, Point } from '../../engines/support/browser-page.js'
import { standStill } from '../../support/stand-still.js'
import type { Picture } from './pictures.js'

/** The minimum window height, in px. */
const WINDOW_HEIGHT = 720

const isReached = () => document.documentElement.dataset.cell === 'reached'

/** Runs in the page. @returns the middle of the first element in the widget that a selector matches */
const findPoint = (selector: string): Point | null => {
  const root = document.querySelector('#cell > *')?.shadowRoot
  const box = root?.querySelector(selector)?.getBoundingClientRect()
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}

/** Runs in the page. @returns the height of the cell, which the page's script then measures again */
const measureAgain = (): number => {
  dispatchEvent(new Event('resize'))
  return Number(document.documentElement.dataset.height)
}

const settle = async (page: BrowserPage): Promise<number> => {
  await page.evaluate(standStill)
  return page.evaluate(measureAgain)
}

/** Runs in the page. Makes the cell as high as the content above it in the stacking order. */
const spanLayers = (height: number) => {
  document.getElementById('cell')!.style.minHeight = `${height}px`
}

/** Does what the page's script cannot do in a widget that ignores a script's clicks. */
async function actAsPerson(page: BrowserPage, { cell }: Picture): Promise<void> {
  if (!FRAMELESS.includes(cell.widget)) return
  for (const act of cell.state.acts ?? []) {
    if (act.do !== 'click') throw new Error(`${cell.widget}: only clicks can be made by a person here`)
    await expect.poll(() => page.evaluate(findPoint, act.on)).not.toBeNull()
    await page.click((await page.evaluate(findPoint, act.on))!)
  }
}

/** Opens the page of a cell, and waits for the sign of its state. */
export async function openCell(page: BrowserPage, origin: string, picture: Picture): Promise<void> {
  const { cell, width } = picture
  await page.setSize(width, WINDOW_HEIGHT)
  await page.open(`${origin}${pathOf(cell)}?theme=light`)
  await actAsPerson(page, picture)
  await expect.poll(() => page.evaluate(isReached), { message: 'the sign of the state' }).toBe(true)
}

export async function takePicture(page: BrowserPage, { width }: Picture): Promise<Buffer> {
  const height = await settle(page)
  await page.evaluate(spanLayers, height)
  await page.setSize(width, Math.max(WINDOW_HEIGHT, height))
  await settle(page)
  return page.takePicture('#cell')
}
