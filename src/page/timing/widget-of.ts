import type { WidgetName } from '../../api/names.js'

/**
 * For an event inside a shadow root, the browser names the placeholder.
 *
 * @returns the widget in this placeholder; `undefined` if the node is no placeholder
 */
export function widgetOf(node: Node | null | undefined): WidgetName | undefined {
  const container = (node as Element | null | undefined)?.shadowRoot?.querySelector<HTMLElement>(
    '[data-shop-root]',
  )
  return container?.dataset['shopRoot'] as WidgetName | undefined
}
