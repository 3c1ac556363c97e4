/** The widget of a `ShopWidget`, rendered by a portal into the shadow root of the component's element. */
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { WidgetName } from '../api/names.js'
import { codeOf, messageOf } from '../host/errors.js'
import { addTiming } from '../host/timing-log.js'
import { entriesOf } from '../host/without-additions.js'
import { Boundary, Rendered } from '../mount/Boundary.js'
import { createPlace } from '../mount/place.js'
import { containerAttributes } from '../mount/load-view.js'
import { findServerNodes } from '../mount/swap.js'
import type { ShopWidgetProps } from './props.js'
import type { Fragment } from './read-fragment.js'
import { stopReactEvents } from './stop-react-events.js'
import { TakeOver } from './TakeOver.js'
import { useHost } from './use-host.js'
import { useShadow } from './use-shadow.js'
import { useLoadedView } from './use-loaded-view.js'

interface PortalWidgetProps extends ShopWidgetProps<WidgetName> {
  element: HTMLElement
  /** What the prop `html` contains. */
  fragment: Fragment | undefined
}

/** The given options that override others. */
const definedIn = (given: object) =>
  Object.fromEntries(entriesOf(given).filter(([, value]) => value !== undefined))

export function PortalWidget({ element, fragment, ...props }: PortalWidgetProps): ReactNode {
  // The props that remain are the options that all widgets share.
  const { widget, options: own, html, children: _children, id: _id, className: _class, ...rest } = props
  const { onReady, onError, ...shared } = rest
  const given = { ...fragment?.options, ...definedIn({ ...shared, ...own }) }
  const [start] = useState(() => performance.now())
  const { page, mountPage, host, callProp } = useHost(element, widget, given, onError)
  const place = useMemo(
    () => createPlace(page, host, element, { isServerMarkup: findServerNodes(element).length > 0 }),
    [page, host, element],
  )
  const isHtmlInvalid = Boolean(html) && !fragment
  useEffect(() => {
    if (isHtmlInvalid)
      host.warn(
        `the prop html of <ShopWidget widget="${widget}"> is not from renderToHtml('${widget}')`,
        'npm',
      )
  }, [isHtmlInvalid, host, widget])
  const loaded = useLoadedView(widget, mountPage, place, given)
  const { shadow, showWidget, showChildren } = useShadow(element, loaded?.styles)

  const wasReady = useRef(false)
  const onRendered = () => {
    showWidget()
    if (wasReady.current) return
    wasReady.current = true
    const end = performance.now()
    const renderDuration = end - loaded!.loadedAt
    addTiming(page.timingLog, { type: 'mount', widget, start, duration: end - start, renderDuration })
    host.emit('shop-ready', { widget })
    callProp('onReady', () => onReady?.())
    // A header shows the cart, but works before the cart is loaded.
    if (widget === 'header')
      page.openCart().catch((error: unknown) => host.report(codeOf(error) ?? 'LOAD_FAILED', messageOf(error)))
  }
  const onRenderError = (error: unknown) => {
    showChildren()
    host.report('RENDER_FAILED', `${widget}: ${messageOf(error)}`)
  }

  if (!loaded || !shadow) return null
  return createPortal(
    <div data-shop-root={widget} {...containerAttributes(loaded.options)} {...stopReactEvents}>
      <Boundary onError={onRenderError}>
        <TakeOver shadow={shadow} />
        {loaded.view}
        <Rendered onRendered={onRendered} />
      </Boundary>
    </div>,
    shadow,
  )
}
