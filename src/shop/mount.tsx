/**
 * A widget into its placeholder: options, texts and content first, then markup in a detached element, and the
 * shadow root last, because attaching it hides the placeholder's own content. A View that throws never hid it.
 */
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { ShopError } from '../../loader/protocol.js'
import type { WidgetDefinition, WidgetProps } from '../contracts/widget.js'
import { createHost, type Host, type PageWindow } from '../host/host.js'
import { createShopError } from '../host/report.js'
import { localesOf } from '../i18n/load-texts.js'
import { createText } from '../i18n/text.js'
import { TextContext } from '../i18n/use-text.js'
import baseCss from '../ui/base.css'
import { FrameContext, type Frame } from '../ui/frame.js'
import { messageOf } from './message-of.js'
import { parseOptions, readIslands, type Warn } from './options.js'
import { fileUrl, type Mounted, type Page, type WidgetFiles } from './page.js'
import { pageNow } from './page-now.js'
import { readOptions } from './read-options.js'
import { Rendered } from './Rendered.js'
import { seldom } from './seldom.js'
import { adoptCss } from './sheets.js'
import { loadWidgetTexts } from './widget-texts.js'

/** @throws {ShopError} RENDER_FAILED, or what fetching the widget's files threw; the placeholder is then untouched */
export async function mountWidget<O>(
  definition: WidgetDefinition<O, Host>,
  files: WidgetFiles,
  page: Page,
  element: Element,
  given: object,
): Promise<Mounted> {
  const warn: Warn = (...what) =>
    void seldom().then(
      (loaded) => loaded.warn(element, ...what),
      () => {},
    )
  const pageThen = pageNow(page)
  const locales = localesOf(definition.name)
  const parse = () => {
    const raw = readOptions(pageThen, element, readIslands(element, warn), given)
    return parseOptions(definition.options, raw, page, locales, warn, window)
  }

  /** In the placeholder's namespace, which holds on pages served as XML, too. */
  const create = (name: string) => document.createElementNS(element.namespaceURI, name)

  let options = parse()
  const host = createHost(window as PageWindow, {
    // Read anew at each use: a changed attribute holds for the next call.
    get apiBase() {
      return options.apiBase
    },
    get credentials() {
      return options.credentials
    },
    page,
    target: () => (element.isConnected ? element : undefined),
    widget: definition.name,
  })

  const View = definition.View as unknown as ComponentType<WidgetProps<O, Host>>
  const drawn = element.shadowRoot?.querySelector<HTMLElement>('[data-shop-root]')
  // First as the server drew it: nodes that do not meet are not mended. What the window says comes after.
  options = { ...options, ...drawn?.dataset }
  const container = drawn ?? create('div')
  container.setAttribute('data-shop-root', '')
  const frame: Frame = {
    adopt: (css) => adoptCss(element.shadowRoot!, css),
    onLoadError(error) {
      const { code = 'LOAD_FAILED', message } = error as ShopError
      host.report(code, message)
    },
  }

  let onRendered!: () => void
  /** Until the first rendering is complete; then the fallback's turn comes. */
  let onUncaughtError!: (error: unknown) => void
  const firstRendering = new Promise<void>((resolve, reject) => {
    onRendered = resolve
    onUncaughtError = reject
  })
  /** The widget by its options, once its files are there. */
  const fetchView = async () => {
    const [texts, content] = await Promise.all([
      loadWidgetTexts(definition.name, options.locale),
      definition.loadContent?.(() => files.content(page, options.site), options, window, host),
    ])
    return (
      <FrameContext.Provider value={frame}>
        <TextContext.Provider value={createText(options.locale, texts)}>
          <View
            options={options}
            host={host}
            shop={page.shop}
            element={element}
            content={content}
            asset={(path) => fileUrl(page, path)}
          />
          <Rendered onRendered={onRendered} />
        </TextContext.Provider>
      </FrameContext.Provider>
    )
  }

  const view = await fetchView()
  const rootOptions = { onUncaughtError: (error: unknown) => onUncaughtError(error) }
  const root = drawn
    ? (await seldom()).hydrateRoot(container, view, rootOptions)
    : createRoot(container, rootOptions)
  if (!drawn) root.render(view)
  try {
    await firstRendering
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    adoptCss(shadow, baseCss)
    adoptCss(shadow, definition.styles)
    if (drawn) shadow.querySelector('link')?.remove()
    else shadow.replaceChildren(container)
  } catch (error) {
    root.unmount()
    throw createShopError('RENDER_FAILED', messageOf(error))
  }

  const update = () => {
    const after = parse()
    if (JSON.stringify(options) === JSON.stringify(after)) return
    options = after
    fetchView()
      .then((view) => {
        // An older answer never replaces what a later change asked for, and none comes after the end.
        if (options === after) root.render(view)
      })
      .catch(frame.onLoadError)
  }
  const observer = new MutationObserver(update)
  observer.observe(element, { attributes: true, childList: true, characterData: true, subtree: true })
  window.addEventListener('resize', update)
  /** The page's own content is in sight again. */
  const end = () => {
    options = { ...options }
    observer.disconnect()
    window.removeEventListener('resize', update)
    const shadow = element.shadowRoot!
    shadow.replaceChildren(create('slot'))
    shadow.adoptedStyleSheets = []
  }
  onUncaughtError = (error) => {
    end()
    host.report('RENDER_FAILED', messageOf(error))
  }
  // For what has changed while the files were on their way, and for what a server could not know.
  update()

  host.emit('shop-ready', { widget: definition.name })
  return {
    destroy() {
      root.unmount()
      end()
    },
  }
}
