import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import type { WidgetName } from '../../../src/api/names.js'

/** @returns one line for each rule of axe that the widget violates: the rule's id and the markup of the elements */
export const accessibilityFaults = async (page: Page, widget: WidgetName): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).include(`[data-shop-widget="${widget}"]`).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`)
}
