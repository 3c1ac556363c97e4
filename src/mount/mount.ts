/**
 * Mounts a widget into its placeholder. Options, texts and content are loaded first. Then the widget is rendered into a
 * detached element, which takes the place of what is there in one task: the placeholder's own content, a server's HTML, or kept
 * markup. If the View throws, that stays visible, or is shown again.
 */
import type { ShopError } from '../api/errors.js'
import { createShopError, messageOf, guard } from '../host/errors.js'
import { nextTask } from '../host/next-task.js'
import { addTiming } from '../host/timing-log.js'
import type { CommonValues } from '../options/common.js'
import type { Page } from '../page/page.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { rememberRoot, setAttributes, showContainer, showOwnContent, shareSheets } from './container.js'
import { createOptionsFollower } from './follow-options.js'
import { keepFocus, whenHandsOff } from './swap.js'
import { containerAttributes, loadView } from './load-view.js'
import { createRenderer, type Renderer } from './renderer.js'
import { createWidget, type GivenOptions, type MountedWidget } from './widget.js'

export interface MountRequest<O, C> {
  page: Page
  /** The placeholder. */
  element: Element
  definition: WidgetDefinition<O, C>
  /**
   * Aborted when the placeholder has left the document or gets another widget: the widget is then removed, or not shown at all.
   */
  signal: AbortSignal
  given?: GivenOptions | undefined
  /** When the widget's code began to load, as `performance.now()` tells it. */
  start: number
}

interface FirstRender {
  renderer: Renderer
  /** Shows again what the widget has replaced. */
  showEarlier: () => void
  /** Call it when the widget works: see `showContainer`. */
  finish: () => void
  /** The time in ms that the first render took. */
  renderDuration: number
}

const markContainer = ({ container, options }: { container: HTMLElement; options: CommonValues }) =>
  setAttributes(container, containerAttributes(options))

const renderFailed = ({ name }: { name: string }, error: unknown): ShopError =>
  createShopError('RENDER_FAILED', `${name}: ${messageOf(error)}`)

/** @returns `undefined` if the widget is no longer wanted */
async function renderFirst<O, C>(widget: MountedWidget<O, C>): Promise<FirstRender | undefined> {
  const { page, element, name, definition, container, place, signal } = widget
  const begun = page.begun.get(element)
  const view = await loadView(place, definition, widget.options)
  markContainer(widget)
  await nextTask(page.window)
  await whenHandsOff(element, begun, signal)
  if (signal.aborted) return undefined
  const shown = page.kept?.shown.get(element)
  const showEarlier = rememberRoot(element, place.replaces === 'server')
  container.setAttribute('data-shop-root', name)
  shown?.release()
  if (shown) shareSheets(shown.sheets)
  let renderer: Renderer | undefined
  const renderStart = performance.now()
  try {
    renderer = await createRenderer(container, view)
    // During the first render, the placeholder may have left or got another widget.
    if (signal.aborted) {
      renderer.unmount()
      return undefined
    }
    const moveFocus = keepFocus(element)
    const finish = showContainer(element, container, widget.sheets, begun?.pressed)
    page.kept?.shown.delete(element)
    moveFocus(container)
    return { renderer, showEarlier, finish, renderDuration: performance.now() - renderStart }
  } catch (error) {
    renderer?.unmount()
    throw renderFailed(widget, error)
  }
}

/**
 * @returns whether the widget was shown before it was no longer wanted
 * @throws {ShopError} RENDER_FAILED, or the error of a file that could not be loaded; the placeholder is then unchanged
 */
export async function mountWidget<O, C>({
  page,
  element,
  definition,
  signal,
  given,
  start,
}: MountRequest<O, C>): Promise<boolean> {
  // Preparing and rendering run in separate tasks, because on a phone they take long enough to delay the host page.
  await nextTask(page.window)
  if (signal.aborted) return false
  const widget = createWidget(page, element, definition, given, signal)
  const { host, name } = widget
  const follower = createOptionsFollower(widget)
  let first: FirstRender | undefined
  try {
    first = await renderFirst(widget)
  } finally {
    if (!first) follower.stop()
  }
  if (!first) return false

  const { renderer, showEarlier, finish, renderDuration } = first
  const remove = guard(host.report, () => {
    renderer.unmount()
    follower.stop()
    showOwnContent(element)
  })
  if (signal.aborted) {
    void remove()
    return false
  }
  const fail = (error: unknown): ShopError => {
    follower.stop()
    showEarlier()
    return renderFailed(widget, error)
  }
  // A render that an effect of the first one has caused may have failed.
  if (renderer.failure) throw fail(renderer.failure.error)
  renderer.onError((error) => {
    const { code, message } = fail(error)
    host.report(code, message)
  })
  signal.addEventListener('abort', remove, { once: true })
  // If options changed while files were loading, the first update happens at once.
  follower.follow((view) => {
    markContainer(widget)
    renderer.render(view)
  })

  finish()
  addTiming(page.timingLog, {
    type: 'mount',
    widget: name,
    start,
    duration: performance.now() - start,
    renderDuration,
  })
  host.emit('shop-ready', { widget: name })
  return true
}
