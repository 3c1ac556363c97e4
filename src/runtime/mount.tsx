/**
 * A widget into its placeholder: options, texts and content first, then the markup in a detached element, and the
 * shadow root last, because attaching it hides the placeholder's own content. A View that throws never hides it.
 */
import { Provider } from 'jotai/react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { ReactNode } from 'react'
import { codeOf, createShopError, messageOf } from '../host/errors.js'
import { createHost, type Host, type PageWindow } from '../host/host.js'
import { createText } from '../i18n/text.js'
import { TextContext } from '../hooks/use-text.js'
import { loadWidgetTexts } from '../i18n/widget-texts.js'
import { LazyContext, type LazyHost } from '../hooks/use-lazy.js'
import type { CommonValues } from '../options/common.js'
import type { Page } from '../page/page.js'
import { platformAtom } from '../page/platform.js'
import baseCss from '../ui/base.css'
import type { WidgetDefinition } from '../widgets/widget.js'
import { Boundary } from './Boundary.js'
import { readWidgetOptions } from './read-widget-options.js'
import { Rendered } from './Rendered.js'
import { adoptStyles } from './sheets.js'
import { keepTypedInput } from './typed-input.js'

export interface Mounted {
  destroy(): void
}

type Options<O> = O & CommonValues

/** A promise for the first complete rendering, settled from outside. */
function createFirstRendering() {
  let onRendered = () => {}
  let onError = (_error: unknown) => {}
  const done = new Promise<void>((resolve, reject) => {
    onRendered = resolve
    onError = reject
  })
  return { done, onRendered, onError }
}

/** The root's markup: what a server has drawn is taken over, otherwise a detached element. */
function prepareContainer(element: Element) {
  const drawn = element.shadowRoot?.querySelector<HTMLElement>('[data-shop-root]')
  if (drawn) return { container: drawn, drawn }
  // In the placeholder's namespace, which also holds on pages that are served as XML.
  const container = document.createElementNS(element.namespaceURI, 'div')
  container.setAttribute('data-shop-root', '')
  return { container, drawn: undefined }
}

/** Shows the placeholder's own content again. */
function showOwnContent(element: Element): void {
  const shadow = element.shadowRoot
  if (!shadow) return
  shadow.replaceChildren(document.createElementNS(element.namespaceURI, 'slot'))
  shadow.adoptedStyleSheets = []
}

/** Calls back whenever something has changed that an option may come from. @returns ends it */
function watchOptions(element: Element, page: Page, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(element, { attributes: true, childList: true, characterData: true, subtree: true })
  const leave = page.store.sub(platformAtom, onChange)
  return () => {
    observer.disconnect()
    leave()
  }
}

/** The widget by its options, once its texts and content are there. */
async function createView<O>(
  definition: WidgetDefinition<O>,
  options: Options<O>,
  { page, host, element, lazy }: { page: Page; host: Host; element: Element; lazy: LazyHost },
): Promise<ReactNode> {
  const [texts, content] = await Promise.all([
    loadWidgetTexts(definition.name, options.locale),
    definition.loadContent?.(options, { host, store: page.store }),
  ])
  return (
    <Provider store={page.store}>
      <LazyContext.Provider value={lazy}>
        <TextContext.Provider value={createText(options.locale, texts)}>
          <definition.View
            options={options}
            host={host}
            shop={page.shop}
            element={element}
            content={content}
            asset={(path) => new URL(path, page.script.src).href}
          />
        </TextContext.Provider>
      </LazyContext.Provider>
    </Provider>
  )
}

/**
 * @param given  what `Shop.mount` was given
 * @throws {ShopError} RENDER_FAILED, or what fetching the widget's files threw; the placeholder is then untouched
 */
export async function mountWidget<O>(
  page: Page,
  element: Element,
  definition: WidgetDefinition<O>,
  given?: object,
): Promise<Mounted> {
  // What `configure` says later is for widgets that are mounted later.
  const pageThen: Page = { ...page, configured: { ...page.configured } }
  const readOptions = () => readWidgetOptions(pageThen, element, definition, given)
  let options = readOptions()
  const host = createHost(window as PageWindow, {
    // Read at each use: a changed attribute holds for the next call.
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
  const lazy: LazyHost = {
    adoptStyles: (css) => element.shadowRoot && adoptStyles(element.shadowRoot, css),
    onLoadError: (error) => host.report(codeOf(error) ?? 'LOAD_FAILED', messageOf(error)),
  }

  const { container, drawn } = prepareContainer(element)
  // First as the server drew it: markup that differs is not repaired. What the window says comes after.
  options = { ...options, ...drawn?.dataset }
  const first = createFirstRendering()
  let onError = first.onError
  const withBoundary = (view: ReactNode) => (
    <Boundary onError={(error) => onError(error)}>
      {view}
      <Rendered onRendered={first.onRendered} />
    </Boundary>
  )
  const fetchView = () => createView(definition, options, { page, host, element, lazy })

  let root: Root | undefined
  const view = withBoundary(await fetchView())
  container.setAttribute('lang', options.locale)
  try {
    if (drawn) {
      const restoreInput = keepTypedInput(drawn)
      root = hydrateRoot(container, view)
      await first.done
      restoreInput()
    } else {
      root = createRoot(container)
      root.render(view)
      await first.done
    }
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    adoptStyles(shadow, baseCss)
    adoptStyles(shadow, definition.styles)
    if (drawn) shadow.querySelector('link')?.remove()
    else shadow.replaceChildren(container)
  } catch (error) {
    root?.unmount()
    throw createShopError('RENDER_FAILED', `${definition.name}: ${messageOf(error)}`)
  }

  const mounted = root
  let hasEnded = false
  const update = () => {
    const latest = readOptions()
    if (JSON.stringify(options) === JSON.stringify(latest)) return
    options = latest
    fetchView().then((changed) => {
      // An older answer never replaces what a later change asked for.
      if (hasEnded || options !== latest) return
      container.setAttribute('lang', options.locale)
      mounted.render(withBoundary(changed))
    }, lazy.onLoadError)
  }
  const stopWatching = watchOptions(element, page, update)
  const end = () => {
    hasEnded = true
    stopWatching()
    showOwnContent(element)
  }
  onError = (error) => {
    end()
    host.report('RENDER_FAILED', `${definition.name}: ${messageOf(error)}`)
  }
  // For what has changed while the files were on their way, and for what a server could not know.
  update()

  host.emit('shop-ready', { widget: definition.name })
  return {
    destroy() {
      mounted.unmount()
      end()
    },
  }
}
