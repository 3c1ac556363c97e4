/** Shows a widget on the page double, with the view that the product loads. */
import { createRoot } from 'react-dom/client'
import { afterEach } from 'vitest'
import type { Platform } from '../../src/api/names.js'
import { createHost, type Host, type PageWindow } from '../../src/host/host.js'
import { loadView } from '../../src/mount/load-view.js'
import { createPlace } from '../../src/mount/widget.js'
import type { CommonValues } from '../../src/options/common.js'
import { parseOptions } from '../../src/options/parse.js'
import { readOptions } from '../../src/options/read.js'
import type { Page } from '../../src/page/page.js'
import { localesOf } from '../../src/texts/load-texts.js'
import type { WidgetDefinition } from '../../src/widgets/widget.js'

/** The options as a host page sets them. They are parsed like those of a placeholder. */
export type GivenOptions<O> = Partial<{ [K in keyof (O & CommonValues)]: unknown }>

export interface ShowSettings {
  /** Where the view is: in a shadow root, as in the product, or in the placeholder itself. */
  root?: 'shadow' | 'light'
  /** The platform if no option sets one: that of the window's width. */
  windowPlatform?: Platform
  /** What is in the placeholder before. */
  replaces?: 'server' | 'kept'
  /** Replaces the host that the page creates for the widget. */
  host?: Host
}

/** A widget on the page, like a mounted one. */
export interface ShownWidget<O> {
  /** The placeholder. */
  readonly element: HTMLElement
  /** The element with the view. */
  readonly view: HTMLElement
  readonly host: Host
  /** Resolves when the first render has been requested. */
  readonly loaded: Promise<void>
  /** Shows the widget with other options. */
  change(given: GivenOptions<O>): Promise<void>
  /** Unmounts the widget, which also happens at the end of each test. */
  unmount(): void
}

const shown = new Set<() => void>()
export const unmountAll = () => {
  for (const unmount of shown) unmount()
}
afterEach(unmountAll)

const appendPlaceholder = (root: ShowSettings['root']) => {
  const element = document.body.appendChild(document.createElement('div'))
  if (root === 'light') return { element, view: element }
  const view = document.createElement('div')
  element.attachShadow({ mode: 'open' }).append(view)
  return { element, view }
}

/** @param pageWindow  the window of the widget's host */
export function showWidget<O, C>(
  page: Page,
  pageWindow: PageWindow,
  widget: WidgetDefinition<O, C>,
  given: GivenOptions<O>,
  { root: rootKind, windowPlatform = 'CLASSIC', replaces, ...settings }: ShowSettings,
): ShownWidget<O> {
  const parse = (from: GivenOptions<O>) =>
    parseOptions(widget.options, readOptions(page, from), {
      locales: localesOf(widget.name),
      platform: windowPlatform,
      onInvalid() {},
    })
  let options = parse(given)
  const end = new AbortController()
  const { element, view } = appendPlaceholder(rootKind)
  const host =
    settings.host ??
    createHost(pageWindow, {
      // The options of a test change later.
      get services() {
        return options
      },
      page,
      element,
      name: widget.name,
      signal: end.signal,
    })
  const place = { ...createPlace(page, host, element, []), replaces }
  const root = createRoot(view)
  const unmount = () => {
    if (!shown.delete(unmount)) return
    end.abort()
    root.unmount()
    element.remove()
  }
  shown.add(unmount)
  const render = async () => {
    const current = options
    const loaded = await loadView(place, widget, current)
    if (shown.has(unmount) && current === options) root.render(loaded)
  }
  return {
    element,
    view,
    host,
    loaded: render(),
    change(next) {
      options = parse(next)
      return render()
    },
    unmount,
  }
}
