/** The widget of a `ShopWidget`, rendered by a portal into the shadow root of the component's element. */
import { useMemo, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { WidgetName } from '../api/names.js'
import { messageOf } from '../host/errors.js'
import { Boundary } from '../mount/Boundary.js'
import { createLazyHost } from '../mount/lazy-host.js'
import { Rendered } from '../mount/Rendered.js'
import { WidgetContexts } from '../mount/WidgetContexts.js'
import type { ShopWidgetProps } from './props.js'
import { stopReactEvents } from './stop-react-events.js'
import { useHost } from './use-host.js'
import { useShadow } from './use-shadow.js'
import { useWidget } from './use-widget.js'

type MountedWidgetProps = ShopWidgetProps<WidgetName> & { element: HTMLElement }

export function MountedWidget({ element, ...props }: MountedWidgetProps): ReactNode {
  // What remains after all other props are the options that all widgets share.
  const { widget, options: own, children: _children, id: _id, className: _class, ...rest } = props
  const { onReady, onError, ...shared } = rest
  const given = { ...shared, ...own }
  const { page, pageAtMount, host, callProp } = useHost(element, widget, given, onError)
  const lazy = useMemo(() => createLazyHost(host, element), [host, element])
  const loaded = useWidget(widget, pageAtMount, host, given, lazy.onLoadError)
  const { shadow, showWidget, showChildren } = useShadow(element, loaded?.definition.styles)

  const wasReady = useRef(false)
  const onRendered = () => {
    showWidget()
    if (wasReady.current) return
    wasReady.current = true
    host.emit('shop-ready', { widget })
    callProp('onReady', () => onReady?.())
    // A header shows the cart, and reading the state opens it.
    if (widget === 'header') void page.shop.cart.state
  }
  const onRenderError = (error: unknown) => {
    showChildren()
    host.report('RENDER_FAILED', `${widget}: ${messageOf(error)}`)
  }

  if (!loaded || !shadow) return null
  const { definition, options, text, content } = loaded
  return createPortal(
    <div data-shop-root="" lang={options.locale} data-theme={options.theme} {...stopReactEvents}>
      <Boundary onError={onRenderError}>
        <WidgetContexts store={page.store} lazy={lazy} text={text} isServerMarkup={false}>
          <definition.View
            options={options}
            host={host}
            shop={page.shop}
            element={element}
            content={content}
            asset={(path) => new URL(path, page.script.src).href}
          />
          <Rendered onRendered={onRendered} />
        </WidgetContexts>
      </Boundary>
    </div>,
    shadow,
  )
}
