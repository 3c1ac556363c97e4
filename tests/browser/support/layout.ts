import type { Page } from 'playwright/test'

/** Resolves after the next two frames: everything that was due to be drawn has been drawn. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** @returns by how many pixels the page can be scrolled sideways; 0 or less if its content fits */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
