/** A widget in its placeholder, as its options change: the options, its host, its container, and the view. */
import type { ReactNode } from 'react'
import { createHost, type Host, type PageWindow } from '../host/host.js'
import { createText } from '../texts/text.js'
import { loadWidgetTexts } from '../texts/load-texts.js'
import type { CommonValues } from '../options/common.js'
import { requireJson } from '../options/require-json.js'
import type { Page } from '../page/page.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { openContainer, type Container } from './container.js'
import { createLazyHost, type WidgetLazyHost } from './lazy-host.js'
import { readWidgetOptions } from './read-widget-options.js'
import { WidgetContexts } from './WidgetContexts.js'

export interface LiveWidget<O> {
  readonly definition: WidgetDefinition<O>
  readonly page: Page
  readonly placeholder: Element
  readonly host: Host
  readonly lazy: WidgetLazyHost
  readonly container: Container
  /** The options that the widget is rendered with. */
  options: O & CommonValues
  /** The options that the page gives now. */
  readOptions(): O & CommonValues
}

/**
 * @param given  the options that `Shop.mount` was called with
 * @throws {ShopError} INVALID_ARGUMENT for an option that cannot be compared with a later value
 */
export function createLiveWidget<O>(
  page: Page,
  placeholder: Element,
  definition: WidgetDefinition<O>,
  given: object | undefined,
): LiveWidget<O> {
  // A copy, because a later `configure` only affects widgets that are mounted after it.
  const pageAtMount: Page = { ...page, configured: { ...page.configured } }
  const readOptions = () => readWidgetOptions(pageAtMount, placeholder, definition, given)
  const host = createHost(window as PageWindow, {
    // Getters, so that a changed attribute affects the next call.
    get apiBase() {
      return widget.options.apiBase
    },
    get credentials() {
      return widget.options.credentials
    },
    page,
    target: () => (placeholder.isConnected ? placeholder : undefined),
    widget: definition.name,
  })
  const lazy = createLazyHost(host, placeholder)
  const options = readOptions()
  requireJson(definition.name, options)
  const container = openContainer(placeholder, options.platform)
  const widget = { definition, page, placeholder, host, lazy, container, options, readOptions }
  return widget
}

/** Loads the texts and the content for the widget's options, and returns the view of them. */
export async function loadView<O>(widget: LiveWidget<O>, options = widget.options): Promise<ReactNode> {
  const { definition, page, placeholder, host, lazy, container } = widget
  const [texts, content] = await Promise.all([
    loadWidgetTexts(definition.name, options.locale),
    definition.loadContent?.(options, { host, store: page.store }),
  ])
  return (
    <WidgetContexts
      store={page.store}
      lazy={lazy}
      text={createText(options.locale, texts)}
      isServerMarkup={container.serverPlatform !== undefined}
    >
      <definition.View
        options={options}
        host={host}
        shop={page.shop}
        element={placeholder}
        content={content}
        asset={(path) => new URL(path, page.script.src).href}
      />
    </WidgetContexts>
  )
}
