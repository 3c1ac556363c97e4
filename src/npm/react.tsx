/** `shop-embed/react`: the widgets as a React component, and React hooks for the page's `Shop`. */
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { WidgetName } from '../api/names.js'
import { PortalWidget } from './PortalWidget.js'
import type { ShopWidgetProps } from './props.js'
import { readFragment } from './read-fragment.js'
import { ServerMarkup } from './ServerMarkup.js'

export { getShop } from './page.js'
export { useCart, type CartInReact } from './use-cart.js'
export { useShop } from './use-shop.js'
export type { ShopWidgetProps } from './props.js'
export type * from '../api/options.js'

/**
 * A widget in its own shadow root. It is rendered through a portal, so it is inside the application's contexts, error
 * boundaries and Suspense. On a server, only the component's children and `html` are rendered.
 *
 * @example <ShopWidget widget="footer" site="AT" options={{ showNewsletter: false }} />
 */
export function ShopWidget<W extends WidgetName>(props: ShopWidgetProps<W>): ReactNode {
  const { widget, html, id, className, children } = props
  const fragment = useMemo(() => (html ? readFragment(html, widget) : undefined), [html, widget])
  const [element, setElement] = useState<HTMLElement>()
  /**
   * React also calls this with `null` while a Suspense boundary around the component shows its fallback. The widget then
   * stays, with everything that the visitor has typed into it.
   */
  const keepElement = useCallback((current: HTMLElement | null) => {
    if (current) setElement(current)
  }, [])
  return (
    <div ref={keepElement} id={id} className={className} data-shop-host={widget}>
      {fragment && <ServerMarkup fragment={fragment} />}
      {children}
      {element && (
        <PortalWidget
          key={widget}
          element={element}
          fragment={fragment}
          {...(props as ShopWidgetProps<WidgetName>)}
        />
      )}
    </div>
  )
}
