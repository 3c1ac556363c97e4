import type { WidgetName } from '../../api/names.js'

/**
 * The browser names the placeholder for what happens inside its shadow root.
 *
 * @returns `undefined` if the node is not the element of a widget
 */
export function widgetOf(node: Node | null | undefined): WidgetName | undefined {
  const root = (node as Element | null | undefined)?.shadowRoot?.querySelector<HTMLElement>(
    '[data-shop-root]',
  )
  return root?.dataset['shopRoot'] as WidgetName | undefined
}
