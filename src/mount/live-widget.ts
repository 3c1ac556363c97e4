/** A widget in its placeholder: its current options, its place on the page, its container, and its view. */
import type { ReactNode } from 'react'
import { createHost, type PageWindow } from '../host/host.js'
import { pageOrigin } from '../host/urls.js'
import type { CommonValues } from '../options/common.js'
import { foreignOriginOf, shopId } from '../options/origin.js'
import { apiBaseIn } from '../options/read.js'
import { requireJson } from '../options/require-json.js'
import { pageAtMount, readCommonOptions, type Page } from '../page/page.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { createContainer } from './container.js'
import { createKeeper } from './keeper.js'
import { loadView } from './load-view.js'
import { createPlace, type PlaceOnPage } from './place.js'
import { readWidgetOptions } from './read-widget-options.js'
import { findMarkup } from './swap.js'
import { warnAboutNames } from './warn-about-names.js'

/** The options that a script has given the widget: `Shop.mount`, or the props of a `ShopWidget`, which change. */
export interface GivenOptions {
  current: object
  /** Call it after a change. The mounted widget sets it. */
  onChange?: (() => void) | undefined
}

export interface LiveWidget<O, C> {
  readonly definition: WidgetDefinition<O, C>
  readonly page: Page
  readonly placeholder: Element
  readonly place: PlaceOnPage
  readonly container: HTMLElement
  readonly given: GivenOptions | undefined
  /** The options that the widget is rendered with. */
  options: O & CommonValues
  /** Reads the options that the placeholder and the host page have now. */
  readOptions(): O & CommonValues
  /** Loads the view for the widget's options. */
  loadView(): Promise<ReactNode>
}

/**
 * @param end    aborted when the widget is removed
 * @throws {ShopError} INVALID_ARGUMENT for an option that cannot be compared with a later value
 */
export function createLiveWidget<O, C>(
  page: Page,
  placeholder: Element,
  definition: WidgetDefinition<O, C>,
  given: GivenOptions | undefined,
  end: AbortSignal,
): LiveWidget<O, C> {
  const mountPage = pageAtMount(page)
  const readOptions = () => readWidgetOptions(mountPage, placeholder, definition, given?.current)
  const origin = pageOrigin(window)
  const named = given && {
    get apiBase() {
      return apiBaseIn(given.current)
    },
  }
  // Without what the placeholder itself says: the script tag, `configure` and `Shop.mount` are the host page's own.
  const pageOptions = readCommonOptions(mountPage)
  const host = createHost(window as PageWindow, {
    // Getters, so that a changed attribute affects the next call.
    get apiBase() {
      return widget.options.apiBase
    },
    get credentials() {
      return widget.options.credentials
    },
    get foreignOrigin() {
      return foreignOriginOf(widget.options.apiBase, [origin, pageOptions.apiBase, named?.apiBase])
    },
    get otherShop() {
      const shop = shopId(widget.options, origin)
      return named?.apiBase !== undefined || shop === shopId(pageOptions, origin) ? undefined : shop
    },
    given: named,
    page,
    target: () => placeholder,
    widget: definition.name,
    hasLeft: () => end.aborted,
  })
  const options = readOptions()
  requireJson(definition.name, options)
  warnAboutNames(page, placeholder, definition)
  const hasServerHtml = findMarkup(placeholder).length > 0
  const place = createPlace(page, host, placeholder, {
    replaces: page.kept?.shown.has(placeholder) ? 'kept' : hasServerHtml ? 'server' : undefined,
    // The loader shows kept markup without the options of a script.
    keep: given ? undefined : createKeeper(mountPage, () => widget, end),
  })
  const widget: LiveWidget<O, C> = {
    definition,
    page,
    placeholder,
    place,
    container: createContainer(placeholder),
    given,
    options,
    readOptions,
    loadView: () => loadView(place, definition, widget.options),
  }
  return widget
}
