import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import type { WidgetName } from '../../../src/api/names.js'
import { placeholder } from './parts.js'

/**
 * Waits for the end of transitions, because axe checks the current colours. It does not wait for animations of more than a
 * second, which are rings that count down or turn.
 */
const settled = (page: Page, widget: WidgetName) =>
  placeholder(page, widget)
    .first()
    .evaluate((element) => {
      const running = element.shadowRoot?.getAnimations() ?? []
      const short = running.filter(({ effect }) => Number(effect!.getComputedTiming().endTime) <= 1000)
      // The promise of an animation rejects if its element is removed.
      return Promise.allSettled(short.map(({ finished }) => finished)).then(() => {})
    })

/**
 * axe, which otherwise takes twice as long: for frames of other origins, it opens a page of its own, and it describes all elements
 * in which it has found nothing.
 */
export const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

/** @returns one line for each rule of axe that the widgets violate: the rule's id and the markup of the elements */
export const accessibilityFaults = async (page: Page, ...widgets: WidgetName[]): Promise<string[]> => {
  const builder = axe(page)
  for (const widget of widgets) {
    await settled(page, widget)
    builder.include(`[data-shop-widget="${widget}"]`)
  }
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`)
}
