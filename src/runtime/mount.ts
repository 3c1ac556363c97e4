/**
 * Mounts a widget into its placeholder. Options, texts and content are loaded first. Then the widget is rendered into a
 * detached element, and the shadow root is attached last, because attaching it hides the placeholder's own content. If
 * the View throws, that content therefore stays visible. A server's markup is rendered into where it is, and is shown again
 * if the View throws.
 */
import { createShopError, messageOf } from '../host/errors.js'
import { nextTask } from '../host/next-task.js'
import type { Page } from '../page/page.js'
import baseCss from '../ui/base.css'
import type { WidgetDefinition } from '../widgets/widget.js'
import { copyServerMarkup, keepOnly, showContainer, showOwnContent } from './container.js'
import { followOptions } from './follow-options.js'
import { createLiveWidget, loadView } from './live-widget.js'
import { createViewRoot, type ViewRoot } from './view-root.js'

export interface Mounted {
  destroy(): void
}

/**
 * @param given    the options that `Shop.mount` was called with
 * @param hasLeft  whether the placeholder has left the document or got another widget, which must not be replaced
 * @returns nothing if the placeholder has left before the first render
 * @throws {ShopError} RENDER_FAILED, or the error of a file that could not be loaded; the placeholder is then unchanged
 */
export async function mountWidget<O>(
  page: Page,
  placeholder: Element,
  definition: WidgetDefinition<O>,
  given?: object,
  hasLeft = () => false,
): Promise<Mounted | undefined> {
  const { name } = definition
  const start = performance.now()
  // Preparing and rendering are a task each, because on a phone they take long enough to delay the host page.
  await nextTask(page.window)
  const widget = createLiveWidget(page, placeholder, definition, given)
  const { container } = widget
  const markRoot = () => {
    const { locale, theme } = widget.options
    container.element.setAttribute('lang', locale)
    container.element.setAttribute('data-theme', theme)
  }

  const { serverPlatform } = container
  const view = await loadView(widget)
  // Hydration does not repair differences, so the first render is the one that the server has made.
  const serverView =
    serverPlatform && (await loadView(widget, { ...widget.options, platform: serverPlatform }))
  markRoot()
  await nextTask(page.window)
  if (hasLeft()) return
  const showServerMarkup = copyServerMarkup(placeholder, container)
  let root: ViewRoot | undefined
  try {
    keepOnly(placeholder, container)
    root = await createViewRoot(container, serverView ?? view)
    // The placeholder may have left, or got another widget, during the first render.
    if (hasLeft()) {
      root.unmount()
      return
    }
    if (serverView) root.render(view)
    showContainer(placeholder, container, [baseCss, definition.styles, ...widget.lazy.earlySheets])
  } catch (error) {
    root?.unmount()
    showServerMarkup?.()
    throw createShopError('RENDER_FAILED', `${name}: ${messageOf(error)}`)
  }

  const mounted = root
  // The first update follows at once, because options may have changed while files were loading.
  const stopFollowing = followOptions(widget, (view) => {
    markRoot()
    mounted.render(view)
  })
  const end = () => {
    stopFollowing()
    showOwnContent(placeholder)
  }
  mounted.onError((error) => {
    end()
    showServerMarkup?.()
    widget.host.report('RENDER_FAILED', `${name}: ${messageOf(error)}`)
  })

  if (serverView) page.pressed?.get(placeholder)?.click()
  page.trace?.push({ type: 'mount', widget: name, element: placeholder, start, end: performance.now() })
  widget.host.emit('shop-ready', { widget: name })
  return {
    destroy() {
      mounted.unmount()
      end()
    },
  }
}
