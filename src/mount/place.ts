/** What a widget on the page needs besides its options, its content and its texts. */
import type { Host } from '../host/host.js'
import type { Page } from '../page/page.js'
import type { WidgetPlace } from '../ui/use-widget.js'
import { adoptStyles } from './sheets.js'

export interface PlaceOnPage extends WidgetPlace {
  /** The sheets of the first render: they were adopted before the element had a shadow root. */
  readonly firstSheets: readonly string[]
}

/** What a placeholder also has: see `WidgetPlace`. */
type Markup = Pick<WidgetPlace, 'isServerMarkup' | 'kept' | 'keep'>

/** @param element  the placeholder, or the element of a `ShopWidget` */
export function createPlace(
  page: Page,
  host: Host,
  element: Element,
  markup: Markup = { isServerMarkup: false },
): PlaceOnPage {
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
