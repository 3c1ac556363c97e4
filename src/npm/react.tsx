/** `shop-embed/react`: a widget as a component of a React application. */
import { Provider } from 'jotai/react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { ShopError } from '../api/errors.js'
import type { WidgetName } from '../api/names.js'
import type { OptionsOf, SharedOptions } from '../api/options.js'
import type { Shop } from '../api/shop.js'
import { codeOf, messageOf } from '../host/errors.js'
import { createHost, type PageWindow } from '../host/host.js'
import { TextContext } from '../hooks/use-text.js'
import { LazyContext, type LazyHost } from '../hooks/use-lazy.js'
import { Boundary } from '../runtime/Boundary.js'
import { Rendered } from '../runtime/Rendered.js'
import { adoptStyles } from '../runtime/sheets.js'
import baseCss from '../ui/base.css'
import { contained } from './contained.js'
import { currentPage } from './page.js'
import { useWidget } from './use-widget.js'

export interface ShopWidgetProps<W extends WidgetName> extends SharedOptions {
  widget: W
  /** The widget's own options. */
  options?: OptionsOf[W] | undefined
  /** Shown until the widget has rendered, and for good if it cannot. */
  children?: ReactNode
  id?: string | undefined
  /** On the element that holds the widget; what is inside is themed by `::part` and `--shop-*`. */
  className?: string | undefined
  /** The widget has rendered. */
  onReady?: (() => void) | undefined
  /** The widget could not be loaded or rendered, or one of its calls has failed. */
  onError?: ((error: ShopError) => void) | undefined
}

/** The application's `window.Shop`: cart, search and hooks. In the browser only: for effects and handlers. */
export const getShop = (): Shop => currentPage().shop

/**
 * A widget in a shadow root of its own. It is drawn by a portal, so that context, error boundaries and
 * Suspense of the application stay around it; on a server only its children are drawn.
 *
 * @example <ShopWidget widget="footer" site="AT" options={{ showNewsletter: false }} />
 */
export function ShopWidget<W extends WidgetName>(props: ShopWidgetProps<W>): ReactNode {
  const { widget, id, className, children } = props
  const [element, setElement] = useState<HTMLElement | null>(null)
  return (
    <div ref={setElement} id={id} className={className} data-shop-host={widget}>
      {children}
      {element && <Live key={widget} element={element} {...(props as ShopWidgetProps<WidgetName>)} />}
    </div>
  )
}

/** The shadow root with the application's own content shown through; attaching one twice is not possible. */
function openShadow(element: HTMLElement, sheets: readonly string[]): ShadowRoot {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = []
  for (const css of sheets) adoptStyles(shadow, css)
  return shadow
}

/** The host of a component: what `configure` said when it was made, then its newest props. */
function useHost(
  element: HTMLElement,
  widget: WidgetName,
  shared: SharedOptions,
  onError: LiveProps['onError'],
) {
  const page = useMemo(currentPage, [])
  const pageThen = useMemo(() => ({ ...page, configured: { ...page.configured } }), [])
  const latest = useRef({ onError, shared })
  useLayoutEffect(() => {
    latest.current = { onError, shared }
  })
  const host = useMemo(
    () =>
      createHost(window as PageWindow, {
        get apiBase() {
          return latest.current.shared.apiBase ?? pageThen.configured.apiBase
        },
        get credentials() {
          return latest.current.shared.credentials ?? pageThen.configured.credentials
        },
        page: {
          ...page,
          fail(...failure) {
            const error = page.fail(...failure)
            latest.current.onError?.(error)
            return error
          },
        },
        target: () => element,
        widget,
      }),
    [element, widget],
  )
  return { page, pageThen, host }
}

type LiveProps = ShopWidgetProps<WidgetName> & { element: HTMLElement }

function Live({ element, ...props }: LiveProps) {
  const { widget, options: own, children: _children, id: _id, className: _class, onReady, ...rest } = props
  const { onError, ...shared } = rest
  const { page, pageThen, host } = useHost(element, widget, shared, onError)
  const [shadow, setShadow] = useState<ShadowRoot>()
  const slot = useRef<HTMLSlotElement>(undefined)
  const wasReady = useRef(false)

  const report = (error: unknown) => host.report(codeOf(error) ?? 'LOAD_FAILED', messageOf(error))
  const live = useWidget(widget, pageThen, host, { ...shared, ...own }, report)
  const sheet = live?.definition.styles

  const showChildren = () => {
    slot.current ??= document.createElement('slot')
    element.shadowRoot?.append(slot.current)
  }
  // Before the widget is first painted: its root hides the children until the slot shows them.
  useLayoutEffect(() => {
    if (sheet === undefined) return
    setShadow(openShadow(element, [baseCss, sheet]))
    if (!wasReady.current) showChildren()
  }, [sheet])
  useLayoutEffect(() => showChildren, [])

  // The header shows the cart. Opening it calls the service and notifies the page, which a rendering must not do.
  const [shop, setShop] = useState<Shop>()
  useEffect(() => {
    if (widget === 'header') void page.shop.cart.state
    setShop(page.shop)
  }, [])

  const lazy = useMemo<LazyHost>(
    () => ({
      adoptStyles: (css) => element.shadowRoot && adoptStyles(element.shadowRoot, css),
      onLoadError: report,
    }),
    [element],
  )
  const onRendered = () => {
    slot.current?.remove()
    if (wasReady.current) return
    wasReady.current = true
    host.emit('shop-ready', { widget })
    onReady?.()
  }
  const onRenderError = (error: unknown) => {
    showChildren()
    host.report('RENDER_FAILED', `${widget}: ${messageOf(error)}`)
  }

  if (!live || !shadow || !shop) return null
  const { View } = live.definition
  return createPortal(
    <div data-shop-root="" lang={live.options.locale} {...contained}>
      <Boundary onError={onRenderError}>
        <Provider store={page.store}>
          <LazyContext.Provider value={lazy}>
            <TextContext.Provider value={live.t}>
              <View
                options={live.options}
                host={host}
                shop={shop}
                element={element}
                content={live.content}
                asset={(path) => new URL(path, page.script.src).href}
              />
              <Rendered onRendered={onRendered} />
            </TextContext.Provider>
          </LazyContext.Provider>
        </Provider>
      </Boundary>
    </div>,
    shadow,
  )
}

export type * from '../api/options.js'
