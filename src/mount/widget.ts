/** A widget in its placeholder: one record with its options, its host, and what its view needs. */
import type { WidgetName } from '../api/names.js'
import type { Services } from '../host/call.js'
import { createHost, type Host } from '../host/host.js'
import { pageOrigin } from '../host/urls.js'
import type { CommonValues } from '../options/common.js'
import { servicesOf } from '../options/origin.js'
import { requireJson } from '../options/require-json.js'
import { readCommonOptions, type OptionSources, type Page } from '../page/page.js'
import baseCss from '../ui/base.css'
import type { WidgetPlace } from '../ui/use-widget.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { createContainer, adoptStyles } from './container.js'
import { createKeeper } from './keeper.js'
import { readWidgetOptions, warnAboutNames } from './read-widget-options.js'
import { findMarkup } from './swap.js'

/** The options that a script has given the widget: `Shop.mount`, or the props of a `ShopWidget`, which change. */
export interface GivenOptions {
  current: object
  /** Call it after a change. The mounted widget sets it. */
  onChange?: (() => void) | undefined
}

export interface MountedWidget<O, C> {
  readonly page: Page
  /** The placeholder. */
  readonly element: Element
  readonly name: WidgetName
  readonly definition: WidgetDefinition<O, C>
  /** Aborted when the widget is removed: the only answer to the question whether it is still wanted. */
  readonly signal: AbortSignal
  readonly given: GivenOptions | undefined
  /** The page's options at the time of the mount: a later `configure` does not change the widget. */
  readonly sources: OptionSources
  /** What it is rendered with. `createOptionsFollower` replaces them. */
  options: O & CommonValues
  services: Services
  readonly host: Host
  readonly place: WidgetPlace
  readonly container: HTMLElement
  /** The style sheets of the first render: views adopt them before the element has a shadow root. */
  readonly sheets: string[]
}

/** Reads the options that the placeholder and the host page have now, and which services they name. */
export function readNow<O, C>({
  page,
  sources,
  element,
  definition,
  given,
}: Pick<MountedWidget<O, C>, 'page' | 'sources' | 'element' | 'definition' | 'given'>) {
  const options = readWidgetOptions(sources, element, definition, given?.current)
  const services = servicesOf(options, readCommonOptions(sources), given?.current, pageOrigin(page.window))
  return { options, services }
}

/** @param sheets  gets the style sheets that are adopted before the element has a shadow root */
export function createPlace(
  { store, shop, script }: Page,
  host: Host,
  element: Element,
  sheets: string[],
): WidgetPlace {
  return {
    store,
    shop,
    host,
    element,
    asset: (path) => new URL(path, script.src).href,
    adoptStyles(css) {
      if (element.shadowRoot) adoptStyles(element.shadowRoot, css)
      else sheets.push(css)
    },
  }
}

/** @throws {ShopError} INVALID_ARGUMENT for an option that cannot be compared with a later value */
export function createWidget<O, C>(
  page: Page,
  element: Element,
  definition: WidgetDefinition<O, C>,
  given: GivenOptions | undefined,
  signal: AbortSignal,
): MountedWidget<O, C> {
  const { name, styles } = definition
  const { script, store } = page
  const sources = { script, store, configured: { ...page.configured } }
  const inputs = { page, element, name, definition, signal, given, sources }
  const container = createContainer(element)
  const widget = { ...inputs, ...readNow(inputs), container, sheets: [baseCss, styles] }
  requireJson(name, widget.options)
  warnAboutNames(page, element, definition)
  const host = createHost(page.window, widget)
  const hasServerHtml = findMarkup(element).length > 0
  const place: WidgetPlace = {
    ...createPlace(page, host, element, widget.sheets),
    replaces: page.kept?.shown.has(element) ? 'kept' : hasServerHtml ? 'server' : undefined,
  }
  // The loader shows kept markup without the options of a script.
  const keep = given ? undefined : createKeeper(widget, place)
  return Object.assign(widget, { host, place: { ...place, keep } })
}
