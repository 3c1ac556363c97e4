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

/** @returns one line for each rule of axe that the widget violates: the rule's id and the markup of the elements */
export const accessibilityFaults = async (page: Page, widget: WidgetName): Promise<string[]> => {
  await settled(page, widget)
  const { violations } = await new AxeBuilder({ page }).include(`[data-shop-widget="${widget}"]`).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`)
}
