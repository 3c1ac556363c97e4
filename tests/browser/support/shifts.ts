/** Records layout shifts that no input has caused. */
import type { Page } from 'playwright/test'
import { twoFrames } from './layout.js'

interface Shift {
  value: number
  nodes: string[]
}

/** Records layout shifts from the start of the page on; `shiftsOf` returns them. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: Array<{ node: Element | null }>
        }
        const nodes = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node))
        if (!hadRecentInput) shifts.push({ value, nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** @returns the shifts until now; needs `watchShifts` before the page is opened */
export const shiftsOf = async (page: Page) => {
  await twoFrames(page)
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}
