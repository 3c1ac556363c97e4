/** What a widget on the page needs besides its options, its content and its texts. */
import type { Host } from '../host/host.js'
import type { Page } from '../page/page.js'
import type { WidgetPlace } from '../ui/use-widget.js'
import { adoptStyles } from './sheets.js'

export interface PlaceOnPage extends WidgetPlace {
  /** The sheets of the first render: they were adopted before the element had a shadow root. */
  readonly firstSheets: readonly string[]
}

/** See `WidgetPlace`. */
type Markup = Pick<WidgetPlace, 'replaces' | 'keep'>

/** @param element  the placeholder */
export function createPlace(page: Page, host: Host, element: Element, markup: Markup = {}): PlaceOnPage {
  const firstSheets: string[] = []
  return {
    store: page.store,
    shop: page.shop,
    host,
    element,
    ...markup,
    firstSheets,
    asset: (path) => new URL(path, page.script.src).href,
    adoptStyles(css) {
      if (element.shadowRoot) adoptStyles(element.shadowRoot, css)
      else firstSheets.push(css)
    },
  }
}
