/**
 * A widget into its placeholder: options, texts and content first, then markup in a detached element, and the
 * shadow root last, because attaching it hides the placeholder's own content. A View that throws never hid it.
 */
import type { ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { WidgetDefinition, WidgetProps } from '../contracts/widget.js'
import { createHost, type Host, type PageWindow } from '../host/host.js'
import { createShopError, logWarning } from '../host/report.js'
import { createText, TextContext } from '../i18n/text.js'
import baseCss from '../ui/base.css'
import { FrameContext, type Frame } from '../ui/frame.js'
import { Boundary, Rendered } from './Boundary.js'
import { parseOptions, readIsland } from './options.js'
import { fileUrl, siteLocale, type Mounted, type Page, type RawOptions, type WidgetFiles } from './page.js'
import { readOptions } from './read-options.js'
import { adoptCss } from './sheets.js'

const HTML = 'http://www.w3.org/1999/xhtml'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** @throws {ShopError} RENDER_FAILED, or what fetching the widget's files threw; the placeholder is then untouched */
export async function mountWidget<O>(
  definition: WidgetDefinition<O, Host>,
  files: WidgetFiles,
  page: Page,
  element: Element,
  given: RawOptions,
): Promise<Mounted> {
  const window = element.ownerDocument.defaultView as PageWindow
  const told = new Set<string>()
  const warn = (option: string, value: unknown, allowed: string) => {
    const text = `shop-embed: option "${option}" has the value ${JSON.stringify(value)}, allowed: ${allowed}`
    if (!told.has(text)) logWarning(window, text, element)
    told.add(text)
  }
  const parse = () =>
    parseOptions(definition.options, readOptions(page, element, readIsland(element, warn), given), {
      locales: files.locales,
      siteLocale: (site) => siteLocale(page, site),
      window,
      warn,
    })

  let options = parse()
  const host = createHost(window, {
    // Read anew at each use: a changed attribute holds for the next call.
    get apiBase() {
      return options.apiBase
    },
    get credentials() {
      return options.credentials
    },
    hooks: () => page.configured,
    target: () => (element.isConnected ? element : undefined),
    widget: definition.name,
    early: page.early,
    nonce: page.script?.nonce,
  })

  const fetchData = async () => {
    const [texts, content] = await Promise.all([
      files.texts(page, options.locale),
      definition.needsContent ? files.content(page, options.site) : undefined,
    ])
    return { t: createText(options.locale, texts), content }
  }
  let data = await fetchData()

  const View = definition.View as unknown as ComponentType<WidgetProps<O, Host>>
  const rendered = element.shadowRoot?.querySelector<HTMLElement>('[data-shop-root]')
  // First as the server drew it: nodes that do not meet are not mended. What the window says comes after.
  if (rendered) options = { ...options, ...rendered.dataset }
  const container = rendered ?? element.ownerDocument.createElementNS(HTML, 'div')
  container.setAttribute('data-shop-root', '')
  let shadow = rendered ? element.shadowRoot! : undefined
  const adopted = [baseCss, definition.styles]
  const frame: Frame = {
    adopt(css) {
      adopted.push(css)
      if (shadow) adoptCss(shadow, css)
    },
    onLoadError: (error) =>
      host.report((error as { code?: 'LOAD_FAILED' }).code ?? 'LOAD_FAILED', (error as Error).message),
  }

  const showFallback = () => {
    if (!shadow) return
    shadow.replaceChildren(element.ownerDocument.createElementNS(HTML, 'slot'))
    shadow.adoptedStyleSheets = []
  }

  let onRendered = () => {}
  /** Until the first rendering is complete; then the fallback's turn comes. */
  let onError = (_error: unknown) => {}
  const firstRendering = new Promise<void>((resolve, reject) => {
    onRendered = resolve
    onError = reject
  })
  const view = () => (
    <Boundary onError={(error) => onError(error)}>
      <FrameContext.Provider value={frame}>
        <TextContext.Provider value={data.t}>
          <View
            options={options}
            host={host}
            shop={page.shop}
            element={element}
            content={data.content}
            asset={(path) => fileUrl(page, path)}
          />
          <Rendered onRendered={onRendered} />
        </TextContext.Provider>
      </FrameContext.Provider>
    </Boundary>
  )

  const root = rendered ? hydrateRoot(container, view()) : createRoot(container)
  if (!rendered) root.render(view())
  try {
    await firstRendering
    shadow ??= element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    for (const css of adopted) adoptCss(shadow, css)
    if (rendered) shadow.querySelectorAll('link').forEach((link) => link.remove())
    else shadow.replaceChildren(container)
    onError = (error) => {
      showFallback()
      host.report('RENDER_FAILED', messageOf(error))
    }
  } catch (error) {
    root.unmount()
    throw createShopError('RENDER_FAILED', messageOf(error))
  }

  let isGone = false
  const update = async () => {
    try {
      const before = options
      const after = parse()
      if (JSON.stringify(before) === JSON.stringify(after)) return
      options = after
      const isElsewhere = before.locale !== after.locale || before.site !== after.site
      const fetched = isElsewhere ? await fetchData() : data
      // An older answer never replaces what a later change asked for.
      if (isGone || options !== after) return
      data = fetched
      root.render(view())
    } catch (error) {
      frame.onLoadError(error)
    }
  }
  const observer = new window.MutationObserver(() => void update())
  observer.observe(element, { attributes: true, childList: true, characterData: true, subtree: true })
  const onResize = () => void update()
  window.addEventListener('resize', onResize)
  // For what has changed while the files were on their way, and for what a server could not know.
  onResize()

  host.emit('shop-ready', { widget: definition.name })
  return {
    destroy() {
      isGone = true
      observer.disconnect()
      window.removeEventListener('resize', onResize)
      root.unmount()
      showFallback()
    },
  }
}
