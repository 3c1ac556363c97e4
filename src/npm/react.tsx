/** `shop-embed/react`: the widgets as a React component, and React hooks for the page's `Shop`. */
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { WidgetName } from '../api/names.js'
import { entriesOf } from '../host/without-additions.js'
import { openComponentWidget, type ComponentWidget } from './component-widget.js'
import type { ShopWidgetProps } from './props.js'
import { readFragment } from './read-fragment.js'
import { ServerMarkup } from './ServerMarkup.js'

export { getShop } from './page.js'
export { useCart, type CartInReact } from './use-cart.js'
export { useShop } from './use-shop.js'
export type { ShopWidgetProps } from './props.js'
export type * from '../api/options.js'

/** The given options that override others. */
const definedIn = (given: object) =>
  Object.fromEntries(entriesOf(given).filter(([, value]) => value !== undefined))

/**
 * A widget in its own shadow root, mounted with the application's React as a root of its own. On a server, only the
 * component's children and `html` are rendered.
 *
 * @example <ShopWidget widget="footer" site="AT" options={{ showNewsletter: false }} />
 */
export function ShopWidget<W extends WidgetName>(props: ShopWidgetProps<W>): ReactNode {
  // The props that remain are the options that all widgets share.
  const { widget, html, id, className, children, options, onReady, onError, ...shared } = props
  const fragment = useMemo(() => (html ? readFragment(html, widget) : undefined), [html, widget])
  const element = useRef<HTMLDivElement>(null)
  const callbacks = useRef({ onReady, onError })
  const mounted = useRef<ComponentWidget>(undefined)
  useEffect(() => {
    callbacks.current = { onReady, onError }
  })
  useEffect(() => {
    mounted.current = openComponentWidget(element.current!, widget, () => callbacks.current)
    return mounted.current.end
  }, [widget])
  useEffect(() => {
    if (html && !fragment)
      mounted.current!.warn(
        `the prop html of <ShopWidget widget="${widget}"> is not from renderToHtml('${widget}')`,
      )
  }, [html, fragment, widget])
  useEffect(() =>
    mounted.current!.setOptions({ ...fragment?.options, ...definedIn({ ...shared, ...options }) }),
  )
  return (
    <div ref={element} id={id} className={className} data-shop-host={widget}>
      {fragment && <ServerMarkup fragment={fragment} />}
      {children}
    </div>
  )
}
