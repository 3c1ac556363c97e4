/** `shop-embed/react`: a widget as a component of a React application. */
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import type { Shop, ShopError, WidgetName } from '../../loader/protocol.js'
import type { WidgetProps } from '../contracts/widget.js'
import { createHost, type Host, type PageWindow } from '../host/host.js'
import { TextContext } from '../i18n/use-text.js'
import baseCss from '../ui/base.css'
import { FrameContext, type Frame } from '../ui/frame.js'
import { Boundary } from './Boundary.js'
import { contained } from './contained.js'
import { currentPage } from './package-page.js'
import { fileUrl } from './page.js'
import { pageNow } from './page-now.js'
import { Rendered } from './Rendered.js'
import { adoptCss } from './sheets.js'
import { useWidget } from './use-widget.js'
import type { OptionsOf, SharedOptions } from './widget-options.js'

export interface ShopWidgetProps<W extends WidgetName> extends SharedOptions {
  widget: W
  /** The widget's own options. */
  options?: OptionsOf[W] | undefined
  /** Stands in the widget's place until it has rendered, and for good if it cannot. */
  children?: ReactNode
  id?: string | undefined
  /** On the element that bears the widget; what is inside is themed by `::part` and `--shop-*`. */
  className?: string | undefined
  /** The widget has rendered. */
  onReady?: (() => void) | undefined
  /** The widget could not be loaded or rendered, or a call of it failed. */
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
  for (const css of sheets) adoptCss(shadow, css)
  return shadow
}

function Live({ element, ...props }: ShopWidgetProps<WidgetName> & { element: HTMLElement }) {
  const { widget, options: own, children: _children, id: _id, className: _class, onReady, ...rest } = props
  const { onError, ...shared } = rest
  const page = useMemo(currentPage, [])
  const pageThen = useMemo(() => pageNow(page), [])
  const [shadow, setShadow] = useState<ShadowRoot>()
  const slot = useRef<HTMLSlotElement>(undefined)
  const wasReady = useRef(false)
  const latest = useRef({ onError, shared })
  useLayoutEffect(() => {
    latest.current = { onError, shared }
  })

  const host = useMemo(
    () =>
      createHost(window as PageWindow, {
        get apiBase() {
          return latest.current.shared.apiBase ?? (pageThen.configured['apiBase'] as string | undefined)
        },
        get credentials() {
          return latest.current.shared.credentials ?? (pageThen.configured['credentials'] as undefined)
        },
        page: {
          configured: page.configured,
          fail: (...told) => latest.current.onError?.(page.fail(...told) as ShopError),
          early: page.early,
          script: page.script,
        },
        target: () => element,
        widget,
      }),
    [element, widget],
  )
  const fail = (error: unknown) => {
    const { code, message } = error as Partial<ShopError>
    host.report(code ?? 'LOAD_FAILED', message ?? String(error))
  }
  const live = useWidget(widget, pageThen, { ...shared, ...own }, fail)
  const sheet = live?.definition.styles

  const showChildren = () => {
    slot.current ??= document.createElement('slot')
    element.shadowRoot?.append(slot.current)
  }
  // Before the first painting of the widget: its root hides the children until the slot shows them.
  useLayoutEffect(() => {
    if (sheet === undefined) return
    setShadow(openShadow(element, [baseCss, sheet]))
    if (!wasReady.current) showChildren()
  }, [sheet])
  useLayoutEffect(() => showChildren, [])

  // The header shows the cart; opening it asks the service and tells the page, which is no business of a rendering.
  const [shop, setShop] = useState<Shop>()
  useEffect(() => {
    if (widget === 'header') void page.shop.cart.state
    setShop(page.shop)
  }, [])

  const frame = useMemo<Frame>(
    () => ({
      adopt: (css) => element.shadowRoot && adoptCss(element.shadowRoot, css),
      onLoadError: fail,
    }),
    [element],
  )

  if (!live || !shadow || !shop) return null
  const View = live.definition.View as unknown as ComponentType<WidgetProps<object, Host>>
  return createPortal(
    <div data-shop-root="" {...contained}>
      <Boundary
        onError={(message) => {
          showChildren()
          host.report('RENDER_FAILED', message)
        }}
      >
        <FrameContext.Provider value={frame}>
          <TextContext.Provider value={live.t}>
            <View
              options={live.options}
              host={host}
              shop={shop}
              element={element}
              content={live.content}
              asset={(path) => fileUrl(page, path)}
            />
            <Rendered
              onRendered={() => {
                slot.current?.remove()
                if (wasReady.current) return
                wasReady.current = true
                host.emit('shop-ready', { widget })
                onReady?.()
              }}
            />
          </TextContext.Provider>
        </FrameContext.Provider>
      </Boundary>
    </div>,
    shadow,
  )
}

export type * from './widget-options.js'
